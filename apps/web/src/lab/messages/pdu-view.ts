/** The data packet that a reader follows: opened by a cell or frame on the drawing, then from device to device with the clock. */
import { FIELD_IDS } from '@lanelab/engine';
import { say } from '@lanelab/messages/messages';
import { announce } from '../../base/ui/announce.ts';
import { type FoundMark, recordQuery } from '../../playback/mark-at.ts';
import type { FieldId, PacketDetail, PacketRecord } from '../../playback/run/types.ts';
import { HAPPENED_PS } from '../../playback/steps.ts';
import type { Ask, CellName, Playback } from '../../playback/types.ts';
import type { ProtocolLog } from './log.ts';
import { isSameStop, pathOf, type Stop, throughDevice } from './pdu-path.ts';

/** Records before and after one among which those of the same packet are looked for. */
const AROUND = 1000;
/** Where a packet has been is known from so long before the instant at which it is opened, ps. */
const BEFORE_PS = 2e10;
/** What lies further back is not recorded once more for a packet that is chosen in the list, ps. */
const LONGEST_RECORDED_PS = 10 * BEFORE_PS;
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

export interface PduState {
  /** The packet as the stop's record has it; null where a control message or nothing is open. */
  readonly packet: PacketDetail | null;
  /** The devices where it has been so far, in order of time. */
  readonly path: readonly Stop[];
  /** Which of them is looked at; -1 where none is. */
  readonly at: number;
  /** The packet as it came to this device and as it left, where it did both; null elsewhere, and at switches. */
  readonly through: Through | null;
  /** Whether the clock runs on to where the packet is seen next. */
  readonly isSearching: boolean;
  /** The cell that was clicked; null where none was. */
  readonly cell: CellName | null;
}

export interface Through {
  readonly came: PacketDetail;
  readonly left: PacketDetail;
}

export interface PduView {
  readonly getState: () => PduState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Opens what a mark belongs to, control or data; says so where the engine no longer knows it. */
  open(mark: FoundMark): Promise<void>;
  /** Opens a record of the list of data packets; the clock stays where it is. */
  look(number: number): Promise<void>;
  /** To another stop of the packet, with the clock. */
  go(stop: Stop): Promise<void>;
  /** On to where the packet is seen next; false where it is not seen for a second. */
  goOn(): Promise<boolean>;
  readonly close: () => void;
}

const nothing: PduState = { packet: null, path: [], at: -1, through: null, isSearching: false, cell: null };

/** What tells a packet from others along its path: its datagram, or on a single hop its number at the sender. */
function identityOf({ contents, sender, ordinal }: PacketRecord): string {
  const values = IDENTITY.map((id) => contents?.fields.find(({ field }) => field === id)?.value);
  return values.includes(undefined) ? `${sender}:${ordinal}` : JSON.stringify(values);
}

export function createPduView(playback: Playback, log: Pick<ProtocolLog, 'choose'>): PduView {
  let state = nothing;
  /** Counts what was opened. */
  let turn = 0;
  const listeners = new Set<() => void>();
  const tell = (change: Partial<PduState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const recordsFrom = async (ask: Ask, from: number) =>
    (await ask({ kind: 'packets', from: Math.max(0, from), limit: 2 * AROUND, fields: IDENTITY_PLACES })).packets;
  /** Has what happened to a packet recorded, from before it was seen at an instant up to the play head. */
  const recordAround = async (atPs: number) => {
    const isLong = playback.timePs() - atPs > LONGEST_RECORDED_PS;
    if (!isLong && !playback.getState().isPlaying) await playback.recordSince(atPs - BEFORE_PS);
  };
  /** Shows the packet of a record with its path, at the stop that `isHere` knows, else at the record's own. */
  const show = async (number: number, isHere: (stop: Stop) => boolean = () => false): Promise<boolean> => {
    const found = await playback.inspect(async (ask) => {
      const packet = await ask({ kind: 'packet', number });
      if (packet === null) return null;
      const records = await recordsFrom(ask, number - AROUND);
      const same = identityOf(records.find((record) => record.number === number) ?? packet);
      const own = records.filter((record) => identityOf(record) === same);
      const path = pathOf(own, playback.recording, playback.timePs(), state.path);
      const here = path.findIndex(isHere);
      const at = here < 0 ? path.findIndex((stop) => stop.kind === 'end' && stop.record.number === number) : here;
      const ends = throughDevice(path, at) ?? [];
      const [came = null, left = null] = await Promise.all(
        ends.map((end) => ask({ kind: 'packet', number: end.number })),
      );
      return { packet, path, at, through: came === null || left === null ? null : { came, left } };
    });
    const answer = found?.answer ?? null;
    if (answer !== null) tell(answer);
    return answer !== null;
  };
  /** The same at once, and again with all of its path, for which the run goes back; unless something else is opened meanwhile. */
  const find = async (number: number, isHere?: (stop: Stop) => boolean): Promise<boolean> => {
    turn += 1;
    const mine = turn;
    if (!(await show(number, isHere))) return false;
    await recordAround(state.packet?.atPs ?? playback.timePs());
    return turn === mine ? show(number, isHere) : true;
  };
  const go = async (stop: Stop) => {
    turn += 1;
    playback.pause();
    await playback.seek(stop.atPs + HAPPENED_PS);
    await recordAround(stop.record.atPs);
    await show(stop.record.number, (one) => isSameStop(one, stop));
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
        turn += 1;
        tell({ ...nothing, cell });
        return log.choose(place.number);
      }
      log.choose(null);
      tell({ cell });
      // A mark on a link that a switch sends on opens the packet at the switch.
      const isHere = (stop: Stop) =>
        stop.kind === 'switch' && stop.node === mark.end.node && stop.cells.connection === cell?.connection;
      if (place === null || !(await find(place.number, isHere))) announce(say('pdu.unknown'));
    },
    async look(number) {
      log.choose(null);
      if (!(await find(number))) announce(say('pdu.unknown'));
    },
    go,
    async goOn() {
      const { packet, path, at } = state;
      const here = path[at];
      if (packet === null || here === undefined) return false;
      const next = path[at + 1];
      if (next !== undefined) {
        await go(next);
        return true;
      }
      const same = identityOf(here.record);
      const sinceNumber = here.record.number + 1;
      const found: { number: number | null } = { number: null };
      tell({ isSearching: true });
      // Between the instants that are shown closely, packets are kept for whoever asks only.
      await playback.setPackets(true);
      const stopStepping = playback.stepTo({
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
        stopStepping();
        void playback.setPackets(false);
        tell({ isSearching: false });
      }
      if (found.number === null || !(await find(found.number))) return false;
      // The switches that it passed meanwhile come first.
      const passed = state.path[state.path.findIndex((stop) => isSameStop(stop, here)) + 1];
      if (passed?.kind === 'switch') await go(passed);
      return true;
    },
    close() {
      turn += 1;
      tell(nothing);
    },
  };
}
