/** The data packet that a reader follows: opened by a cell or frame on the drawing, then from device to device with the clock. */
import { FIELD_IDS } from '@lanelab/engine';
import { say } from '@lanelab/messages/messages';
import { announce } from '../../base/ui/announce.ts';
import { type FoundMark, recordQuery } from '../../playback/mark-at.ts';
import type { FieldId, PacketDetail, PacketRecord } from '../../playback/run/types.ts';
import { HAPPENED_PS } from '../../playback/steps.ts';
import type { Ask, Playback } from '../../playback/types.ts';
import type { ProtocolLog } from './log.ts';

/** Records before and after one among which those of the same packet are looked for. */
const AROUND = 1000;
/** A packet that is not seen again for so long was lost or has arrived. */
const LONGEST_PS = 1e12;

/** What an IP datagram keeps from end to end: routers change the rest. */
const IDENTITY: readonly FieldId[] = [
  'ipv4_source',
  'ipv4_destination',
  'ipv4_identification',
  'ipv4_fragment_offset',
  'ipv4_protocol',
];
const IDENTITY_PLACES = IDENTITY.map((id) => FIELD_IDS.indexOf(id));

/** A cell by its connection and its number there. */
export interface CellName {
  readonly connection: number;
  readonly sequence: number;
}

export interface PduState {
  /** The packet at one of the devices on its path; null where a control message or nothing is open. */
  readonly packet: PacketDetail | null;
  /** Its records so far at all devices, in order of time. */
  readonly path: readonly PacketRecord[];
  /** Whether the clock runs on to where the packet is seen next. */
  readonly isSearching: boolean;
  /** The cell that was clicked; null where none was. */
  readonly cell: CellName | null;
}

export interface PduView {
  readonly getState: () => PduState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Opens what a mark belongs to, control or data; says so where the engine no longer knows it. */
  open(mark: FoundMark): Promise<void>;
  /** Opens a record of the list of data packets; the clock stays where it is. */
  look(number: number): Promise<void>;
  /** To another record of the packet, with the clock. */
  go(record: PacketRecord): Promise<void>;
  /** On to where the packet is seen next; false where it is not seen for a second. */
  goOn(): Promise<boolean>;
  readonly close: () => void;
}

const nothing: PduState = { packet: null, path: [], isSearching: false, cell: null };

/** What tells a packet from others along its path: its datagram, or on a single hop its number at the sender. */
function identityOf({ contents, sender, ordinal }: PacketRecord): string {
  const values = IDENTITY.map((id) => contents?.fields.find(({ field }) => field === id)?.value);
  return values.includes(undefined) ? `${sender}:${ordinal}` : JSON.stringify(values);
}

export function createPduView(playback: Playback, log: Pick<ProtocolLog, 'choose'>): PduView {
  let state = nothing;
  const listeners = new Set<() => void>();
  const tell = (change: Partial<PduState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const recordsFrom = async (ask: Ask, from: number) =>
    (await ask({ kind: 'packets', from: Math.max(0, from), limit: 2 * AROUND, fields: IDENTITY_PLACES })).packets;
  const show = async (number: number): Promise<boolean> => {
    const found = await playback.inspect(async (ask) => {
      const packet = await ask({ kind: 'packet', number });
      return packet === null ? null : { packet, records: await recordsFrom(ask, number - AROUND) };
    });
    const answer = found?.answer ?? null;
    if (answer === null) return false;
    const same = identityOf(answer.records.find((record) => record.number === number) ?? answer.packet);
    tell({ packet: answer.packet, path: answer.records.filter((record) => identityOf(record) === same) });
    return true;
  };
  const go = async (record: PacketRecord) => {
    playback.pause();
    await playback.seek(record.atPs + HAPPENED_PS);
    await show(record.number);
  };
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async open(mark) {
      playback.pause();
      const query = recordQuery(mark);
      const found = await playback.inspect((ask) => ask(query));
      const place = found?.answer ?? null;
      const cell = query.kind === 'pdu' ? { connection: query.connection, sequence: query.sequence } : null;
      if (place?.log === 'messages') {
        tell({ ...nothing, cell });
        return log.choose(place.number);
      }
      log.choose(null);
      tell({ cell });
      if (place === null || !(await show(place.number))) announce(say('pdu.unknown'));
    },
    async look(number) {
      log.choose(null);
      if (!(await show(number))) announce(say('pdu.unknown'));
    },
    go,
    async goOn() {
      const { packet, path } = state;
      if (packet === null) return false;
      const here = path.find((record) => record.number === packet.number);
      const next = path.find((record) => record.number > packet.number);
      if (here === undefined || next !== undefined) {
        if (next !== undefined) await go(next);
        return next !== undefined;
      }
      const same = identityOf(here);
      const sinceNumber = packet.number + 1;
      const found: { number: number | null } = { number: null };
      tell({ isSearching: true });
      // Between the instants that are shown closely, packets are kept for whoever asks only.
      await playback.setPackets(true);
      const stop = playback.stepTo({
        async after(ask, timePs) {
          const records = await recordsFrom(ask, sinceNumber);
          const first = records.find((record) => identityOf(record) === same);
          if (first === undefined) {
            const isOver = (records.at(-1)?.atPs ?? timePs) - packet.atPs > LONGEST_PS;
            return isOver ? timePs : null;
          }
          found.number = first.number;
          return first.atPs;
        },
        before: () => null,
      });
      try {
        await playback.stepEvent(1);
      } finally {
        stop();
        void playback.setPackets(false);
        tell({ isSearching: false });
      }
      return found.number !== null && show(found.number);
    },
    close: () => tell(nothing),
  };
}
