/** For tests of the panels: a log of messages between devices, as an engine would keep it. */
import type {
  ControlMessage,
  DiaryEntry,
  InspectQuery,
  MessageRecord,
  PacketRecord,
} from '../../../playback/run/types.ts';
import type { Ask, Inspected, Playback, PlaybackState } from '../../../playback/types.ts';

interface Message {
  readonly from: number;
  readonly to: readonly number[];
  readonly atPs: number;
  /** How long it takes to each end, ps. */
  readonly takesPs?: number;
  readonly lost?: boolean;
  readonly name?: ControlMessage;
  readonly protocol?: MessageRecord['protocol'];
}

/** The records of messages at all their ends, in order of time. */
export function recordsOf(messages: readonly Message[]): readonly MessageRecord[] {
  const ordinals = new Map<number, number>();
  const records = messages.flatMap(
    ({ from, to, atPs, takesPs = 10, lost = false, name = 'SETUP', protocol = 'sscop' }) => {
      const ordinal = ordinals.get(from) ?? 0;
      ordinals.set(from, ordinal + 1);
      const base = {
        port: 1,
        vpi: 0,
        vci: 5,
        sender: from,
        ordinal,
        protocol,
        message: name,
        particulars: [],
        octets: 40,
      };
      const sent = { ...base, atPs, node: from, sent: true, lost };
      if (lost) return [sent];
      return [sent, ...to.map((node) => ({ ...base, atPs: atPs + takesPs, node, sent: false, lost: false }))];
    },
  );
  return records.toSorted((one, other) => one.atPs - other.atPs).map((record, number) => ({ ...record, number }));
}

/** The records of data packets that go from one device to another, as they leave and arrive. */
export const packetsFrom = (messages: readonly Message[]): readonly PacketRecord[] =>
  recordsOf(messages).map(({ unknownType: _, ...record }) => ({ ...record, protocol: 'ip', message: 'TCP' }));

const standing: PlaybackState = {
  status: 'ready',
  timePs: 0,
  durationPs: 1e12,
  isPlaying: false,
  speed: 1e6,
  skipsQuiet: false,
  achieved: null,
  detail: 'cells',
  gap: null,
  notice: null,
  share: 1,
  reachedPs: 0,
  stateHash: null,
  failure: null,
};

/** A clock whose engine is always at the play head, and has a log that keeps all there is. */
export class FakeClock {
  readonly asked: InspectQuery[] = [];
  records: readonly MessageRecord[];
  packets: readonly PacketRecord[] = [];
  /** How many readers want data packets. */
  packetReaders = 0;
  diary: readonly DiaryEntry[] = [];
  run = {};
  isAsked = false;
  #timePs = 0;
  readonly #listeners = new Set<(state: PlaybackState) => void>();

  constructor(records: readonly MessageRecord[]) {
    this.records = records;
  }

  /** Moves the play head, and notifies listeners. */
  go(timePs: number): void {
    this.#timePs = timePs;
    for (const listener of this.#listeners) listener(this.#state);
  }

  get #state(): PlaybackState {
    return { ...standing, timePs: this.#timePs };
  }

  #ask: Ask = async (query: InspectQuery) => {
    this.asked.push(query);
    return this.#answer(query) as never;
  };

  #answer(query: InspectQuery): unknown {
    const until = <Entry extends { readonly atPs: number }>(all: readonly Entry[]) =>
      all.filter(({ atPs }) => atPs <= this.#timePs);
    switch (query.kind) {
      case 'messages': {
        const messages = until(this.records).slice(query.from, query.from + query.limit);
        return { next: query.from + messages.length, messages };
      }
      case 'diary': {
        const entries = until(this.diary).slice(query.from, query.from + query.limit);
        return { next: query.from + entries.length, entries };
      }
      case 'message': {
        const record = until(this.records)[query.number];
        return record === undefined
          ? null
          : {
              ...record,
              layers: [],
              hex: '',
              reports: [{ number: 0, atPs: 0, node: 1, machine: 'sscop', kind: 'up' }],
            };
      }
      case 'tables':
        return [{ owner: 'lec', table: 'le_arp_cache', columnIds: ['mac_address'], rows: [] }];
      case 'packets': {
        const kept = this.packetReaders > 0 ? until(this.packets) : [];
        const packets = kept.filter(({ number }) => number >= query.from).slice(0, query.limit);
        return { next: (packets.at(-1)?.number ?? query.from - 1) + 1, packets };
      }
      case 'packet':
      case 'pdu':
      case 'frame':
      case 'cell':
        return null;
      case 'malformed':
      case 'states':
      case 'addresses':
      case 'vccs':
      case 'paths':
        return [];
    }
  }

  get playback(): Playback {
    const inspect = async <Value>(question: (ask: Ask) => Promise<Value>): Promise<Inspected<Value>> => {
      this.isAsked = true;
      const answer = await question(this.#ask);
      this.isAsked = false;
      return { answer, run: this.run, timePs: this.#timePs };
    };
    const parts: Partial<Playback> = {
      getState: () => this.#state,
      timePs: () => this.#timePs,
      subscribe: (listener) => {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
      },
      inspect,
      setPackets: async (isOn) => {
        this.packetReaders += isOn ? 1 : -1;
      },
    };
    return parts as Playback;
  }
}
