import { area } from '../area.ts';
import en from '../en/cost-notes.ts';

export const say = area('cost-notes', en);

type Id = keyof typeof en;

type After<Group extends string, From extends string> = From extends `${Group}.${infer Name}` ? Name : never;

/** A note about a cost: where its value comes from. */
export type CostNote = Exclude<Id, `${'parameter' | 'compared-only' | 'determined' | 'published'}.${string}`>;

/** A note about a published value. */
export type PublishedNote = After<'published', Id>;

/** Why a published value is compared and not fitted. */
export type ComparedOnly = After<'compared-only', Id>;

type NamedParameter = Exclude<After<'parameter', Id>, 'speed'>;

const isNamed = (key: string): key is NamedParameter => Object.hasOwn(en, `parameter.${key}`);

/** The name of a fitted parameter: `tut.speed.urku` is the speed of urku. */
export function parameterName(key: string): string {
  if (isNamed(key)) return say(`parameter.${key}`);
  return say('parameter.speed', { name: key.slice(key.lastIndexOf('.') + 1) });
}
