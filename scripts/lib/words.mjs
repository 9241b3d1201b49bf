// The words of this project that readers take for something else, with the plain word to use and the reason. Held by
// check-words.mjs in comments, texts and documents.

/**
 * `find` matches the word; a match inside a match of one of `except` is a right use of it. Phrases may run over the end
 * of a line: write `\s+` between words.
 */
export const WORDS = [
  {
    word: 'way',
    find: /\bways?\b/gi,
    use: 'path, for a route through a network; else say how, or name the thing',
    why: 'A cell takes a path, a packet takes a route, and a method is none of the two.',
    except: [
      /\b(?:one|two|three|four|both)-ways?\b|\bone\s+way\b|\bhalf(?:-|\s+)way\b/gi,
      /\bon\s+(?:its|their|the)\s+way\b/gi,
      /\b(?:the\s+same|either|this|that|which|both|all\s+the|by\s+the|under)\s+ways?\b/gi,
      /\b(?:a|another|any|other)\s+ways?\s+(?:to|of)\b/gi,
    ],
  },
  {
    word: 'way out',
    find: /\bways?\s+out\b/gi,
    use: 'fix',
    why: 'What puts a problem right is a fix.',
  },
  {
    word: 'acts',
    find: /\bacts\b/gi,
    use: 'actions, for things done; else the verb that says what happens (runs, applies, takes effect)',
    why: 'An act is a law or a part of a play.',
    except: [/\bacts\s+(?:as|like|on\s+behalf)\b/gi],
  },
  {
    word: 'told',
    find: /\btold\b/gi,
    use: 'reported, stated, announced; "is told of" becomes "receives" or "learns"',
    why: 'People are told something. Programs report, messages announce, callers pass.',
    except: [/\btold\s+apart\b/gi],
  },
  {
    word: 'anew',
    find: /\banew\b/gi,
    use: 'again',
    why: 'Nobody says it, and "again" is what is meant; "laid anew" is "set up again".',
  },
  {
    word: 'gives',
    find: /\bgives\b/gi,
    use: 'returns, for a function; else produces, yields, has, shows',
    why: 'A function returns its result.',
    except: [/\bgives\s+(?:up|way\s+to|priority)\b/gi],
  },
  {
    word: 'for want of',
    find: /\bfor\s+want\s+of\b/gi,
    use: 'because there is no, lack of',
    why: 'The phrase is known to few readers.',
  },
  {
    word: 'is to be',
    find: /\b(?:is|are|was|were)\s+to\s+be\b/gi,
    use: 'must be',
    why: 'A rule says must.',
  },
  {
    word: 'what is …ed',
    find: /\bwhat\s+is\s+(?:moved|drawn|shown|kept|told|said|laid)\b/gi,
    use: 'the noun: the device, the chart, the message',
    why: 'The reader has to guess the noun that was left out.',
  },
  {
    word: 'wiring',
    find: /\bwirings?\b/gi,
    use: 'routing; cabling, where the links themselves are meant',
    why: 'The tables say where cells go; no wire is meant.',
  },
  {
    word: 'aluno',
    find: /\balun[oa]s?\b/gi,
    use: 'estudante',
    why: 'The Portuguese texts have one word for a student, and this one needs no choice of a gender.',
  },
];

/** Comments that leave out their noun. A match of the whole comment is a fault. */
export const RIDDLES = [
  {
    find: /^(?:Which|When|Whether|Why|Where|How|Who|Whose|What|Its|It|Those|These|Them|Of)(?:\s+[a-z]+){0,2}\.?$/,
    why: 'repeats a name or leaves out what it is about: name the noun, or delete the comment',
  },
  {
    find: /^(?:Of|Those|It|Them|They|Who|Whose)\b(?!\s+(?:course|these|those|all|the\s+[\w-]+s?,))[^.?!]*\.?$/,
    why: 'is a fragment without its noun: begin with the thing it is about',
  },
  {
    find: /^(?:Which|When|Whether|Why|Where|How|What)\s+(?:it|they|one|there|th(?:is|at)\s+(?:is|was|begins|began|ends|ended|has|had))\b(?:\s+[\w’'-]+){0,4}\.?$/,
    why: 'says "it" and not what: name the noun',
  },
  {
    find: /^(?:By|On|At|In|For|To|From|Under|Through|Out of|About)\s+(?:which|what|whom|this|these|people|how)\b(?:\s+[\w’'-]+){0,2}\.?$/,
    why: 'leaves out its noun: name the port, the VCC, the address',
  },
];

/**
 * Places where a word of the list is right all the same: what a paper or a standard says in its own words, and this
 * list's own tests. `text` is the stretch that is excused (null: the file); one that is not found any more is a fault.
 * @type {{ file: string, text: string | null, why: string }[]}
 */
export const QUOTATIONS = [
  { file: 'scripts/lib/words.mjs', text: null, why: 'the list itself' },
  {
    file: 'docs/reproduction.md',
    text: null,
    why: 'written by npm run report from the sentences of the experiments, which are held at their source',
  },
  { file: 'scripts/check-words.test.ts', text: null, why: 'tests of the list' },
  {
    file: 'packages/engine/src/capture/file.rs',
    text: 'for want of memory',
    why: 'a comment inside capture files, which stay equal to the octet',
  },
  {
    file: 'apps/web/src/papers/prediction/PredictionSection.tsx',
    text: '"prediction-told"',
    why: 'the name of an element of the page',
  },
  { file: 'e2e/tests/expecting.spec.ts', text: "'prediction-told'", why: 'the name of an element of the page' },
];
