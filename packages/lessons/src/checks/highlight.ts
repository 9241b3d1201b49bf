/** Parts of a check by their kind, for an editor that colours them: read sign by sign, so that half a check is coloured, too. */
import { CONTROL_MESSAGES } from '@lanelab/engine';
import { folded, type Place } from '@lanelab/filter';
import { FLOW_COUNTS, FLOW_QUANTITIES, STRUCTURES } from './syntax.ts';

export interface Highlight extends Place {
  readonly kind: 'term' | 'word' | 'message' | 'number' | 'text' | 'sign' | 'name' | 'comment';
}

/** Words that begin or join parts of a check. */
const WORDS = new Set(
  (
    'at before after within until from to where of has open answered no on in is only through first and or not ' +
    'cut mend kill start repair flow data trunk'
  ).split(' '),
);

/** Words of quantities and claims. */
const TERMS = new Set([
  ...FLOW_QUANTITIES.flatMap((name) => name.split(' ')),
  ...FLOW_COUNTS,
  ...STRUCTURES,
  ...(
    'packets count cells frames state VCCs shortcut ping changed link answer ' +
    'BUS LEC LECS LES MPC MPS ATMARP CLIP cache table LE_ARP ARP'
  ).split(' '),
]);

const MESSAGES = new Set(CONTROL_MESSAGES.map(folded));

const TOKEN =
  /(?<comment>^\s*#.*)|(?<text>"(?:\\.|[^"\\])*"?)|(?<number>\d+(?:\.\d+)?(?:\s*(?:[kMG]?b\/s|cells\/s|ms|us|µs|ns|min|s|%)(?![\p{L}\p{N}_]))?)|(?<word>[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}\p{N}_]+)*)|(?<sign>->|→|[<>=!≤≥≠±×–(),:#&|{}~+*/-]+)/gu;

function kindOf(groups: Readonly<Record<string, string | undefined>>): Highlight['kind'] {
  const { comment, text, number, word } = groups;
  if (comment !== undefined) return 'comment';
  if (text !== undefined) return 'text';
  if (number !== undefined) return 'number';
  if (word === undefined) return 'sign';
  if (WORDS.has(word)) return 'word';
  if (TERMS.has(word)) return 'term';
  return MESSAGES.has(folded(word)) ? 'message' : 'name';
}

/** The parts of a check in order; blanks, and signs that no check has, belong to none. */
export const highlight = (text: string): readonly Highlight[] =>
  Array.from(text.matchAll(TOKEN), (match) => ({
    kind: kindOf(match.groups ?? {}),
    start: match.index,
    end: match.index + match[0].length,
  }));
