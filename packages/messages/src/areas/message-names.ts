/** Messages of the protocols: their purpose in words, by the standards' names. */
import { area } from '../area.ts';
import en from '../en/message-names.ts';

export const say = area('message-names', en);

type MessageName = Exclude<keyof typeof en, `family.${string}`>;

const isKnown = (name: string): name is MessageName => Object.hasOwn(en, name);

/** “Ask for a shortcut” for `MPOA Resolution Request`; null for a message without a purpose in the catalogue. */
export function purposeOf(name: string): string | null {
  return isKnown(name) ? say(name) : null;
}
