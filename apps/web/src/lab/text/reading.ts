/** Reads a text as a scenario, or as a list of faults, each with its range and the device, link or flow that it is about. */
import { issueSentence } from '@lanelab/messages/scenario';
import { say } from '@lanelab/messages/text';
import { parseScenarioText, type Scenario } from '@lanelab/scenario';
import { type RecordId, rangeOf, recordAt, syntaxFault, type TextRange, treeOf } from './positions.ts';

export interface TextIssue extends TextRange {
  /** A sentence that begins with the path of the fault. */
  readonly sentence: string;
  readonly record: RecordId | null;
}

export interface Reading {
  /** The scenario that the drawing can show; null where the text has none. */
  readonly scenario: Scenario | null;
  readonly issues: readonly TextIssue[];
  /** For a document that is newer than this lab: its version, and the part that can be shown. */
  readonly newer: { readonly version: number; readonly readable: Scenario | null } | null;
}

export function readText(text: string): Reading {
  const result = parseScenarioText(text);
  if (result.ok) return { scenario: result.scenario, issues: [], newer: null };
  const tree = treeOf(text);
  const issues = result.errors.map((issue): TextIssue => {
    const { path } = issue;
    const fault = path === '' ? syntaxFault(text, tree) : null;
    if (fault !== null)
      return {
        ...fault,
        sentence: jsonFault(text, fault),
        record: recordAt(text, tree, fault.from),
      };
    const range = rangeOf(text, tree, path);
    return { ...range, sentence: issueSentence(issue), record: recordAt(text, tree, range.from) };
  });
  const newer = result.newer === undefined ? null : { version: result.newer, readable: result.readable ?? null };
  return { scenario: result.loose ?? null, issues, newer };
}

/** What keeps a text from being JSON at a place, in a sentence. */
export function jsonFault(text: string, { from }: TextRange): string {
  if (text.trim() === '') return say('json.empty');
  const [character] = text.slice(from).trimStart();
  return character === undefined ? say('json.ends-early') : say('json.unexpected', { character });
}

/** The one change that turns a text into another: the beginning and the end that both share stay. */
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
