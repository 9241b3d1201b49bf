// Changes of octets as fuzzers make them: some octets changed, taken out or put in twice, another input's part put in, a word or
// a number of a document in the place of another.

const WORD = /"[^"\\]{0,40}"|-?\d[\d.e+-]*|true|false|null|[[\]{},:]/gi;
const NUMBERS = [
  '0',
  '-1',
  '1',
  '1e15',
  '1e999',
  '9007199254740993',
  '-0',
  '0.5',
  '65536',
  'null',
  '""',
  '[]',
  '{}',
  'true',
];

const below = (end) => Math.floor(Math.random() * end);
const oneOf = (list) => list[below(list.length)];

/** An input made from those of a list, by one change or a few. */
export function changed(corpus) {
  let octets = corpus.length === 0 ? Buffer.alloc(0) : Buffer.from(oneOf(corpus));
  for (let count = 1 + below(4); count > 0; count -= 1) octets = oneOf(CHANGES)(octets, corpus);
  return octets;
}

const part = (octets) => {
  const [a, b] = [below(octets.length + 1), below(octets.length + 1)];
  return [Math.min(a, b), Math.max(a, b)];
};

const CHANGES = [
  (octets) => {
    const copy = Buffer.from(octets);
    if (copy.length > 0) copy[below(copy.length)] = below(256);
    return copy;
  },
  (octets) => {
    const [from, to] = part(octets);
    return Buffer.concat([octets.subarray(0, from), octets.subarray(to)]);
  },
  (octets) => {
    const [from, to] = part(octets);
    return Buffer.concat([octets.subarray(0, to), octets.subarray(from)]);
  },
  (octets, corpus) => {
    const other = corpus.length === 0 ? octets : Buffer.from(oneOf(corpus));
    const [from, to] = part(other);
    const at = below(octets.length + 1);
    return Buffer.concat([octets.subarray(0, at), other.subarray(from, to), octets.subarray(at)]);
  },
  wordReplaced,
  wordReplaced,
  wordReplaced,
];

/** A word of the document in the place of another: what is read as JSON seldom survives anything else. */
function wordReplaced(octets, corpus) {
  const text = octets.toString('latin1');
  const words = [...text.matchAll(WORD)];
  if (words.length === 0) return octets;
  const old = oneOf(words);
  const others = corpus.length === 0 ? words : [...Buffer.from(oneOf(corpus)).toString('latin1').matchAll(WORD)];
  const next = below(2) === 0 || others.length === 0 ? oneOf(NUMBERS) : oneOf(others)[0];
  return Buffer.from(`${text.slice(0, old.index)}${next}${text.slice(old.index + old[0].length)}`, 'latin1');
}
