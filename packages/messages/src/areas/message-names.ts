/** Messages of the protocols: their purpose in words, by the standards' names. */
import type { MessageRecord, PacketRecord } from '@lanelab/engine';
import { area } from '../area.ts';
import en from '../en/message-names.ts';

export const say = area('message-names', en);

type MessageName = Exclude<keyof typeof en, `${'family' | 'name' | 'summary'}.${string}`>;

const isKnown = (name: string): name is MessageName => Object.hasOwn(en, name);

/** “Ask for a shortcut” for `MPOA Resolution Request`; null for a message without a purpose in the catalogue. */
export function purposeOf(name: string): string | null {
  return isKnown(name) ? say(name) : null;
}

/** What a control message or data packet is called by. */
export interface Named {
  readonly message: MessageRecord['message'] | PacketRecord['message'];
  readonly unknownType?: number | undefined;
}

/** “LE_ARP_REQUEST”, “unknown message type 119” */
export function messageName({ message, unknownType }: Named): string {
  if (message !== null) return message;
  return unknownType === undefined ? say('name.malformed') : say('name.unknown', { type: String(unknownType) });
}
