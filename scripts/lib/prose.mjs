// Finds what a person reads in a file: comments, texts in strings and JSX, and the paragraphs of a document. Everything
// else (code, inline code, paths of imports) is blanked out, so that an offset in the result is an offset in the file.
import { parse } from '@babel/parser';

/** Stands where code was, so that no phrase is found across it. */
const CODE = '\0';

/** Paths that `proseOf` can read. */
export const READABLE = /\.(?:rs|tsx?|m[jt]s|md|css|lua)$/;

const BLOCKS = {
  rs: /(?<comment>\/\/.*|\/\*[\s\S]*?\*\/)|b?r(?<hash>#*)"[\s\S]*?"\k<hash>|b?"(?:\\[\s\S]|[^"\\])*"|(?<code>'(?:\\[^']*|[^'\\])')/g,
  css: /(?<comment>\/\*[\s\S]*?\*\/)/g,
  lua: /(?<comment>--.*)|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g,
};

/** `[{ start, end, comment }]` of every comment and text of a file, in the order of the file. */
function blocksOf(path, text) {
  const kind = path.slice(path.lastIndexOf('.') + 1);
  if (kind === 'md') return [{ start: 0, end: text.length, comment: false }];
  if (kind in BLOCKS) {
    return [...text.matchAll(BLOCKS[kind])]
      .filter(({ groups }) => !groups.code)
      .map((found) => ({
        start: found.index,
        end: found.index + found[0].length,
        comment: found.groups.comment !== undefined,
      }));
  }
  return typescriptBlocks(text, kind === 'tsx');
}

function typescriptBlocks(text, jsx) {
  const plugins = ['typescript', ...(jsx ? ['jsx'] : [])];
  const { tokens } = parse(text, { sourceType: 'module', tokens: true, plugins });
  return tokens.flatMap((token, index) => {
    const comment = token.type === 'CommentLine' || token.type === 'CommentBlock';
    const words = ['string', 'template', 'jsxText'].includes(token.type.label);
    // The path of an import is code.
    if (!comment && !(words && !['from', 'import'].includes(tokens[index - 1]?.value))) return [];
    return [{ start: token.start, end: token.end, comment }];
  });
}

/** Line comments on lines that follow each other are one comment. */
function joined(blocks, text) {
  const found = [];
  for (const block of blocks) {
    const last = found.at(-1);
    const between = last && text.slice(last.end, block.start);
    if (last?.comment && block.comment && /^\s*$/.test(between) && !/\n\s*\n/.test(between)) last.end = block.end;
    else found.push({ ...block });
  }
  return found;
}

/** Blanks a stretch, line ends and offsets kept. */
const blank = (found, by = ' ') => found.replace(/[^\n]/g, by);

/** `{ prose, comments }`: the file with all else blanked out, and `[{ start, words }]` of its comments. */
export function proseOf(path, text) {
  const kind = path.slice(path.lastIndexOf('.') + 1);
  const blocks = joined(blocksOf(path, text), text);
  let prose = '';
  let at = 0;
  const comments = [];
  for (const { start, end, comment } of blocks) {
    const words =
      kind === 'md' ? markdown(text) : comment ? commentWords(text.slice(start, end)) : text.slice(start, end);
    if (comment) comments.push({ start, words: words.replace(/\0+/g, '`…`').replace(/\s+/g, ' ').trim() });
    prose += blank(text.slice(at, start), CODE) + words;
    at = end;
  }
  return { prose: prose + blank(text.slice(at), CODE), comments };
}

/** A comment without its marks; what stands in backticks is code. */
function commentWords(comment) {
  return comment
    .replace(/^[ \t]*(?:\/\/[/!]?|\/\*+|\*+\/|\*(?!\*)|--+)/gm, (mark) => blank(mark))
    .replace(/\*+\/$/, (mark) => blank(mark))
    .replace(/`[^`]*`/g, (code) => blank(code, CODE));
}

function markdown(text) {
  return text
    .replace(/^(?<fence>```|~~~)[\s\S]*?^\k<fence>/gm, (code) => blank(code, CODE))
    .replace(/`[^`]*`/g, (code) => blank(code, CODE))
    .replace(/\]\([^)]*\)/g, (target) => blank(target, CODE));
}
