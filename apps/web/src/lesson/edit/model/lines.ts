/** Lists that are written one entry a line: checks, changes of a network, values of a draw. */
import type { LessonCheck, ScenarioChange } from '@lanelab/lessons';
import { say } from '@lanelab/messages/lesson-edit';
import { issueSentence } from '@lanelab/messages/scenario';
import { parseSetting } from '@lanelab/scenario';

/** The entries of a text, or where a line cannot be read a sentence that names the line. */
export type ReadLines<Entry> =
  | { readonly ok: true; readonly entries: readonly Entry[] }
  | { readonly ok: false; readonly problem: string };

/** The lines that hold something, each with its number from 1. */
const filledLines = (text: string) =>
  text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [{ line: line.trim(), number: index + 1 }]));

/** Checks from their lines. What a check says where it fails stays with its text, or with its place while the text is changed. */
export function checksOf(text: string, before: readonly LessonCheck[]): readonly LessonCheck[] {
  const lines = filledLines(text);
  const isSameCount = lines.length === before.length;
  return lines.map(({ line }, index) => {
    const same = before.find(({ check }) => check === line) ?? (isSameCount ? before[index] : undefined);
    return same?.says === undefined ? { check: line } : { check: line, says: same.says };
  });
}

/** `model.flows[0].messageOctets = 1500`, a line each: the notation of `lanelab run --set`. */
export function changesOf(text: string): ReadLines<ScenarioChange> {
  const entries: ScenarioChange[] = [];
  for (const { line, number } of filledLines(text)) {
    const setting = parseSetting(line);
    if ('code' in setting) return { ok: false, problem: say('line', { number, problem: issueSentence(setting) }) };
    entries.push(setting);
  }
  return { ok: true, entries };
}

/** `name = value`, a line each; a value that is a number counts as one. */
export function namedValuesOf(text: string): ReadLines<readonly [string, string | number]> {
  const entries: (readonly [string, string | number])[] = [];
  for (const { line, number } of filledLines(text)) {
    const [, name, written = ''] = /^([^=\s]+)\s*=\s*(.*)$/.exec(line) ?? [];
    if (name === undefined) return { ok: false, problem: say('line.no-value', { number, line }) };
    const value = written === '' ? Number.NaN : Number(written);
    entries.push([name.slice(0, 40), Number.isFinite(value) ? value : written]);
  }
  return { ok: true, entries };
}

export const namedValueLines = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} = ${value}`)
    .join('\n');
