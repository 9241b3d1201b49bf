/** What happened at an instant, each thing in a sentence. */
import { messageName } from '@lanelab/messages/message-names';
import { say } from '@lanelab/messages/playback';
import { noteText } from '@lanelab/messages/why';
import type { Names } from '../../playback/run/names.ts';
import type { MessageRecord } from '../../playback/run/types.ts';
import type { EventMark } from '../../playback/types.ts';
import type { EventWithText } from './event-texts.ts';

export const eventSentence = (event: EventWithText, names: Names): string =>
  say('happened.event', { device: names.speaker(event), event: event.text });

export function messageSentence(record: MessageRecord, names: Names): string {
  const words = { device: names.node(record.node), message: messageName(record) };
  if (record.lost) return say('happened.message-lost', words);
  return record.sent
    ? say('happened.message-sent', words)
    : say('happened.message-received', { ...words, sender: names.node(record.sender) });
}

/** What a station did. */
export const stationSentence = ({ node, note, value }: EventMark, names: Names): string =>
  say('happened.event', { device: names.node(node), event: `${noteText(note, value)}.` });
