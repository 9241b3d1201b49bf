/** The names that codes are made for, as a teacher types them. */
import { say } from '@lanelab/messages/assign';

/** Codes that the server makes at once. */
export const MOST_PLACES = 300;
export const MOST_NAME = 100;

export type ReadPlaces =
  | { readonly ok: true; readonly names: readonly string[] }
  | { readonly ok: false; readonly problem: string };

const refuse = (problem: string): ReadPlaces => ({ ok: false, problem });

/** `text` has a name a line; `count` says how many codes have no name. */
export function readPlaces(text: string, count: string): ReadPlaces {
  const named = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const long = named.find((name) => name.length > MOST_NAME);
  if (long !== undefined)
    return refuse(say('places.long', { name: `${long.slice(0, 40)}…`, length: long.length, most: MOST_NAME }));
  const nameless = count.trim() === '' ? 0 : Number(count);
  if (!Number.isInteger(nameless) || nameless < 0 || nameless > MOST_PLACES)
    return refuse(say('places.count.wrong', { text: count, most: MOST_PLACES }));
  const names = [...named, ...Array<string>(nameless).fill('')];
  if (names.length === 0) return refuse(say('places.none'));
  if (names.length > MOST_PLACES) return refuse(say('places.too-many', { count: names.length, most: MOST_PLACES }));
  return { ok: true, names };
}
