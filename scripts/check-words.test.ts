import { describe, expect, it } from 'vitest';
import { wordProblems } from './check-words.mjs';

const hits = (path: string, text: string): [number, string][] =>
  wordProblems(path, text, []).map(({ line, word }) => [line, word]);

describe('where it looks', () => {
  it('reads comments, texts and templates of TypeScript, not names and paths of imports', () => {
    const text = [
      "import { way } from './way';",
      '// The way of a cell.',
      "say('drawn anew');",
      'say(`${way} acts`);',
      'let told = /gives/;',
    ].join('\n');
    expect(hits('a.ts', text)).toEqual([
      [2, 'way'],
      [3, 'anew'],
      [4, 'acts'],
    ]);
  });

  it('reads the text of JSX', () => {
    expect(hits('a.tsx', 'const a = (\n  <p className="x">\n    It is told.\n  </p>\n);\n')).toEqual([[3, 'told']]);
  });

  it('reads comments and strings of Rust, with lifetimes and quoted quotes about', () => {
    const text = 'fn a<\'a>(b: &\'a str) -> char { way(\'"\') }\n/// Gives it.\nconst A: &str = r#"a "way""#;\n';
    expect(hits('a.rs', text)).toEqual([
      [2, 'gives'],
      [3, 'way'],
    ]);
  });

  it('reads documents without their code and the targets of links', () => {
    const text = '# The way\n\n```\nway\n```\n\n`way` and [path](way.md)\n\nAnew.\n';
    expect(hits('a.md', text)).toEqual([
      [1, 'way'],
      [9, 'anew'],
    ]);
  });

  it('reads comments of style sheets and of Lua', () => {
    expect(hits('a.css', '.way { color: red } /* anew */')).toEqual([[1, 'anew']]);
    expect(hits('a.lua', 'local way = 1 -- anew')).toEqual([[1, 'anew']]);
  });

  it('finds a phrase that runs over the end of a line, but none across code', () => {
    expect(hits('a.rs', '// Fails for want\n// of memory.\n')).toEqual([[1, 'for want of']]);
    expect(hits('a.ts', "const a = ['no way', 'out'];")).toEqual([[1, 'way']]);
  });

  it('takes what stands in backticks for code', () => {
    expect(hits('a.ts', '// The field `way` holds a path.')).toEqual([]);
  });
});

describe('what it excuses', () => {
  it('leaves a right use of a word alone', () => {
    expect(
      hits(
        'a.md',
        'A three-way handshake, halfway there; cells go one way only; it gives up in the same way and acts as a user.',
      ),
    ).toEqual([]);
  });

  it('counts "way out" once', () => {
    expect(hits('a.md', 'There is no way out.')).toEqual([[1, 'way out']]);
  });

  it('excuses a quotation in its own file only', () => {
    const quotations = [{ file: 'a.md', text: '"gives 7.1 ms"', why: 'a paper' }];
    const text = 'The paper says "gives 7.1 ms". It gives more.';
    expect(wordProblems('a.md', text, quotations).map(({ word }) => word)).toEqual(['gives']);
    expect(wordProblems('b.md', text, quotations)).toHaveLength(2);
  });
});

it('names comments that leave out their noun', () => {
  const riddles = [
    'Which.',
    'Whether it is up.',
    'Those that run anything.',
    'Its name.',
    'Of the last settings.',
    'On which VCC.',
    'For people.',
  ];
  for (const riddle of riddles) expect(hits('a.rs', `/// ${riddle}\n`)).toEqual([[1, riddle]]);
  for (const riddle of riddles) expect(hits('a.ts', `/**\n * ${riddle}\n */\n`)).toEqual([[1, riddle]]);
});

it('leaves comments alone that name it', () => {
  const plain = [
    'Whether the link is up.',
    'Which port the cell leaves by.',
    'It is sent twice. The second one is lost.',
  ];
  for (const comment of plain) expect(hits('a.rs', `/// ${comment}\n`)).toEqual([]);
});
