/** The settings of a scenario in words. Every key of the document's model has its words, or this does not compile. */
import type { Scenario } from '@lanelab/scenario';
import { area } from '../area.ts';
import en from '../en/compare-parts.ts';

export const say = area('compare-parts', en);

type Keys<T> = T extends readonly (infer Entry)[]
  ? Keys<Entry>
  : T extends object
    ? { [Key in keyof T & string]-?: Key | Keys<T[Key]> }[keyof T & string]
    : never;

/** A key of any record of the model. */
export type PartKey = Keys<Scenario['model']>;

const isText = (id: string): id is keyof typeof en => Object.hasOwn(en, id);

/** “TCP of” for `profile`; a key that several records have is distinguished by the record around it: “MPC-p2, s”. */
export function partName(key: PartKey, within?: PartKey): string {
  const text = `${within}.${key}`;
  return say(isText(text) ? text : `part.${key}`);
}

/** What forms call the setting to which a path leads, without its unit; null for a key that no document has. */
export function settingName(path: string): string | null {
  const keys = path.split('.').map((key) => key.replace(/\[\d+\]$/, ''));
  const text = [`${keys.at(-2)}.${keys.at(-1)}`, `part.${keys.at(-1)}`].find(isText);
  return text === undefined ? null : say(text).replace(/, [^,]*$/, '');
}
