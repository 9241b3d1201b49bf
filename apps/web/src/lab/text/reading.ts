/** What a text says: a scenario, or what is wrong with it, each fault at its place and with the things that it is about. */
import { inSentence } from '@lanelab/charts';
import { parseScenarioText, type Scenario } from '@lanelab/scenario';
import { type RecordId, rangeOf, recordAt, syntaxFault, type TextRange, treeOf } from './positions.ts';

export interface TextIssue extends TextRange {
  /** A sentence that starts with the place. */
  readonly sentence: string;
  readonly record: RecordId | null;
}

export interface Reading {
  /** What can be shown in the drawing; null where the text holds none. */
  readonly scenario: Scenario | null;
  readonly issues: readonly TextIssue[];
  /** The version of a document that is newer than this lab, and what of it can be looked at. */
  readonly newer: { readonly version: number; readonly readable: Scenario | null } | null;
}

export function readText(text: string): Reading {
  const result = parseScenarioText(text);
  if (result.ok) return { scenario: result.scenario, issues: [], newer: null };
  const tree = treeOf(text);
  const issues = result.errors.map(({ path, message }): TextIssue => {
    const fault = path === '' ? syntaxFault(text, tree) : null;
    if (fault !== null)
      return {
        ...fault,
        sentence: `The text is no JSON here: ${text.trim() === '' ? 'it is empty' : jsonFault(text)}. Correct it.`,
        record: recordAt(text, tree, fault.from),
      };
    const range = rangeOf(text, tree, path);
    const place = path === '' ? 'The document' : path;
    return { ...range, sentence: `${place} ${message}.`, record: recordAt(text, tree, range.from) };
  });
  const newer = result.newer === undefined ? null : { version: result.newer, readable: result.readable ?? null };
  return { scenario: result.loose ?? null, issues, newer };
}

/** The parser's own words without its positions, which differ between browsers. */
function jsonFault(text: string): string {
  try {
    JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const [words = ''] = error.message
      .replace(/^JSON\.parse: /, '')
      .split(/ (?:in JSON )?at (?:position|line)|, "|, \.\.\./);
    return inSentence(words);
  }
  return 'something is missing or too much';
}

/** The one change that turns a text into another: what both begin and end with stays. */
export function changeBetween(before: string, after: string): TextRange & { readonly insert: string } {
  let from = 0;
  const shorter = Math.min(before.length, after.length);
  while (from < shorter && before.charCodeAt(from) === after.charCodeAt(from)) from += 1;
  let tail = 0;
  while (
    tail < shorter - from &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  )
    tail += 1;
  return { from, to: before.length - tail, insert: after.slice(from, after.length - tail) };
}
