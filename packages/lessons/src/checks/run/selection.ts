/** Messages, packets and frames that a check selects, as events of a run. */
import type { FieldId } from '@lanelab/engine';
import { type Filter, type LogRecord, type Subject, subjectOf } from '@lanelab/filter';
import { messageSummary } from '@lanelab/messages/message-texts';
import type { Flow, Link, Scenario } from '@lanelab/scenario';
import type { NamedMessage } from '../compile/names.ts';
import { evidenceOf, type Occurrence, type RunEvent } from './event.ts';
import type { Slice } from './slice.ts';

/** A record as a filter sees it. The other end of its hop is not known at this instant. */
export type Subjects = (record: LogRecord) => Subject;

export function subjectsOf({ model }: Scenario): Subjects {
  const names = new Map(model.nodes.map(({ id, name }) => [id, name]));
  const nameOf = (node: number) => names.get(node) ?? '';
  return (record) =>
    subjectOf(
      { sender: record.sender, sent: record.sent ? record : null, received: record.sent ? [] : [record] },
      nameOf,
      () => messageSummary(record, nameOf),
    );
}

export const placesFields = (filter: Filter | null): readonly FieldId[] => [...(filter?.reads ?? [])];

const occurrences = (log: 'messages' | 'packets', records: readonly LogRecord[]): readonly Occurrence[] =>
  records.map((record) => ({ atPs: record.atPs, evidence: evidenceOf(log, record) }));

export interface MessageSelection {
  readonly text: string;
  readonly message: NamedMessage;
  /** Device that sends it; null: any. */
  readonly from: number | null;
  /** Device that receives it; null where the message counts as it leaves. */
  readonly to: number | null;
  readonly filter: Filter | null;
}

/** Messages of one name: each time a device sends one, or with `to` each time that device receives one. */
export function messageEvent(selection: MessageSelection, subjects: Subjects): RunEvent {
  const { text, message, from, to, filter } = selection;
  const isSelected = (record: LogRecord) =>
    record.message === message.name &&
    (to === null ? record.sent : !record.sent && record.node === to) &&
    (from === null || record.sender === from) &&
    (filter === null || filter.passes(subjects(record)));
  return {
    text,
    needs: { packets: message.log === 'packets', fields: placesFields(filter) },
    occurrences: () => async (slice) => occurrences(message.log, slice[message.log].filter(isSelected)),
  };
}

/** Packets, whether a flow’s data or their answers, each time that `isMeant` holds of a record. */
const packetEvent = (text: string, isMeant: (record: LogRecord) => boolean): RunEvent => ({
  text,
  needs: { packets: true },
  occurrences:
    () =>
    async ({ packets }) =>
      occurrences('packets', packets.filter(isMeant)),
});

/** Whether the IP packet of a record comes from one of these addresses. */
export const isFrom = ({ particulars }: LogRecord, addresses: readonly string[]): boolean =>
  particulars.some(
    ({ field, value }) => field === 'ipv4_source' && value.type === 'ip' && addresses.includes(value.value),
  );

/** First arrivals of a flow’s data at its receiver. */
export const dataEvent = (text: string, flow: Flow & { readonly to: number }): RunEvent =>
  packetEvent(text, (record) => record.flow === flow.id && !record.sent && record.node === flow.to);

/**
 * Packets of flows towards their receivers, each time that one crosses a link: at the end of the link that is no switch.
 * `senders` has the flows by number, each with the addresses of its sender.
 */
export function crossingEvent(
  text: string,
  senders: ReadonlyMap<number, readonly string[]>,
  link: Link,
  isSwitch: (node: number) => boolean,
): RunEvent {
  const end = isSwitch(link.a.node) ? link.b : link.a;
  return packetEvent(text, (record) => {
    const { flow, node, port } = record;
    const addresses = flow === undefined ? undefined : senders.get(flow);
    return addresses !== undefined && node === end.node && port === end.port && isFrom(record, addresses);
  });
}

/** Channels by which frames come to a BUS: those of the calls that its clients made to its address. */
class BusChannels {
  readonly #elan: number | null;
  readonly #open = new Set<string>();

  constructor(elan: number | null) {
    this.#elan = elan;
  }

  /** Records that came in to a BUS. The diary and the records of a slice are gone through in the order of time. */
  async arrivals(slice: Slice, records: readonly LogRecord[]): Promise<readonly LogRecord[]> {
    const buses = new Set(
      (await slice.addresses())
        .filter(({ kind, elan }) => kind === 'bus' && (this.#elan === null || elan === this.#elan))
        .map(({ address }) => address),
    );
    const key = (node: number, vpi: number, vci: number) => `${node}:${vpi}/${vci}`;
    const found: LogRecord[] = [];
    let next = 0;
    const takeUntil = (timePs: number) => {
      for (let record = records[next]; record !== undefined && record.atPs < timePs; record = records[next]) {
        if (!record.sent && this.#open.has(key(record.node, record.vpi, record.vci))) found.push(record);
        next += 1;
      }
    };
    for (const entry of slice.diary) {
      if (entry.machine !== 'calls' || entry.channel === undefined) continue;
      takeUntil(entry.atPs);
      const channel = key(entry.node, entry.channel.vpi, entry.channel.vci);
      if (entry.kind === 'incoming' && buses.has(entry.call.called)) this.#open.add(channel);
      if (entry.kind === 'unbound') this.#open.delete(channel);
    }
    takeUntil(Number.POSITIVE_INFINITY);
    return found;
  }
}

/** Frames of data, ARP among them, as they come in to the BUS of an emulated LAN; null: of any. */
export function framesEvent(text: string, elan: number | null, filter: Filter | null, subjects: Subjects): RunEvent {
  const passes = (record: LogRecord) => filter === null || filter.passes(subjects(record));
  return {
    text,
    needs: { packets: true, fields: placesFields(filter) },
    occurrences: () => {
      const channels = new BusChannels(elan);
      return async (slice) => {
        const arps = slice.messages.filter(({ protocol }) => protocol === 'arp');
        const all = [
          ...slice.packets.map((record) => ({ log: 'packets' as const, record })),
          ...arps.map((record) => ({ log: 'messages' as const, record })),
        ].toSorted((one, other) => one.record.atPs - other.record.atPs);
        const arrived = new Set(
          await channels.arrivals(
            slice,
            all.map(({ record }) => record),
          ),
        );
        return all
          .filter(({ record }) => arrived.has(record) && passes(record))
          .flatMap(({ log, record }) => occurrences(log, [record]));
      };
    },
  };
}
