/** A control message or a data packet in one line: its name, and what it is known by. */
import type { MessageRecord, Particular, Value } from '@lanelab/engine';
import { messageName, type Named, say } from './message-names.ts';
import { fieldName } from './packet.ts';
import { valueText } from './tables.ts';

type NameOf = (node: number) => string;

/** Types of a meaning that says all that its value says. */
const WHOLE: ReadonlySet<Value['type']> = new Set(['text', 'lane_status', 'nhrp_code', 'nhrp_error']);

function particularText({ field, value, meaning }: Particular, nameOf: NameOf): string {
  const name = fieldName(field);
  const read = WHOLE.has(meaning.type) ? meaning : value;
  const text = { field: name, value: valueText(read, nameOf) };
  if (read === meaning || meaning.type === 'none') return say('summary.value', text);
  return say('summary.meaning', { ...text, meaning: valueText(meaning, nameOf) });
}

/** “LE_ARP_REQUEST: TRANSACTION-ID 3, REQUESTER-LECID 2”; `nameOf` names a device by its number. */
export function messageSummary(record: Named & Pick<MessageRecord, 'particulars'>, nameOf: NameOf): string {
  const name = messageName(record);
  const values = record.particulars.map((particular) => particularText(particular, nameOf)).join(', ');
  return values === '' ? name : say('summary.line', { name, values });
}

/** VPI and VCI of a message where it was noted, “0/38”; on Ethernet, where the engine has 0 for both, that word. */
export function channelText({ vpi, vci }: Pick<MessageRecord, 'vpi' | 'vci'>): string {
  return vpi === 0 && vci === 0 ? say('channel.ethernet') : `${vpi}/${vci}`;
}
