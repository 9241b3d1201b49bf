/**
 * What is known of the playing run's protocols: messages, sentences, tables and states, asked for while somebody looks; and its
 * data packets, where somebody wants their list.
 *
 * The engine's logs are numbered from the start of the run and part of its state, so a run that went back says the same again: what
 * is known stays, and views show it up to the play head. Asked again from the beginning is where the clock goes back before the
 * oldest message still kept here, and in another run.
 */
import { placesOf } from '@lanelab/filter';
import type {
  AtmEnd,
  DeviceState,
  DiaryEntry,
  FieldId,
  MessageDetail,
  MessageRecord,
  PacketRecord,
  ProtocolTable,
} from '../../playback/run/types.ts';
import type { Ask, ControlLane, Playback } from '../../playback/types.ts';
import { relatedTo } from './follow.ts';
import { countUntil, hasRecord, inOrder, packetsOf, type Sending, sendingsOf } from './sendings.ts';

/** The number of records, and of events, that are kept. */
const MOST_KEPT = 5000;
/** Entries asked for at a time. */
const PAGE = 1000;
/** Time between two questions to the engine, ms. */
const ASK_EVERY_MS = 300;

export interface LogState {
  /** The play head that views show, ps. */
  readonly timePs: number;
  /** Whether any answer of this run is here. */
  readonly isKnown: boolean;
  /** Control messages up to the play head. */
  readonly sendings: readonly Sending[];
  /** Data packets up to the play head, hop by hop; none where nobody wants them. */
  readonly packets: readonly Sending[];
  readonly diary: readonly DiaryEntry[];
  /** Fields that all of these messages came with: places in `FIELD_IDS`; null where they came without contents. */
  readonly fields: readonly number[] | null;
  /** Whether older ones are no longer kept. */
  readonly isCut: boolean;
  readonly states: readonly DeviceState[];
  /** Owners of the run's ATM addresses; none until they are known. */
  readonly ends: readonly AtmEnd[];
  /** Tables of the watched device, and their instant; null until they are known. */
  readonly tables: { readonly node: number; readonly timePs: number; readonly tables: readonly ProtocolTable[] } | null;
  /** The chosen message's record by number; null where none is. */
  readonly chosen: number | null;
  readonly detail: MessageDetail | null;
  /** The chosen sentence by number. */
  readonly sentence: number | null;
  /** The end of a message whose rows in the tables are marked; null where none are. */
  readonly written: WrittenRows | null;
  readonly control: ControlLane;
}

/** Rows that a message wrote: those of its device and instant. */
export interface WrittenRows {
  readonly node: number;
  readonly sincePs: number;
  /** The message’s name. */
  readonly by: string;
}

export interface ProtocolLog {
  readonly getState: () => LogState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Chooses a record of a message; null takes the choice back. */
  choose(number: number | null): void;
  chooseSentence(number: number): void;
  markWritten(rows: WrittenRows | null): void;
  /** On to the chosen message's other end, or from there to the next message of its exchange. */
  follow(): void;
  /** Has every message come with these fields of its octets; null where nobody reads any. */
  readFields(fields: ReadonlySet<FieldId> | null): void;
  /** Has data packets kept and read, until the returned function is called. */
  watchPackets(): () => void;
  /** Every message that is known, and every packet, those ahead of the play head with it. */
  known(): readonly Sending[];
  /** Asks for a device's tables until the returned function is called. */
  watchTables(node: number): () => void;
  dispose(): void;
}

export interface LogOptions {
  /** Calls back once after a number of milliseconds; returns a function that cancels the call. */
  readonly later?: (callback: () => void, ms: number) => () => void;
}

const nothing: LogState = {
  timePs: 0,
  isKnown: false,
  sendings: [],
  packets: [],
  diary: [],
  fields: null,
  isCut: false,
  states: [],
  ends: [],
  tables: null,
  chosen: null,
  detail: null,
  sentence: null,
  written: null,
  control: { sentPs: [], lostPs: [] },
};

function pageLater(callback: () => void, ms: number): () => void {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}

export function createProtocolLog(playback: Playback, options: LogOptions = {}): ProtocolLog {
  return new Poller(playback, options.later ?? pageLater);
}

/** A numbered list of which only the newest are kept. */
class Kept<Entry extends { readonly number: number; readonly atPs: number }> {
  entries: readonly Entry[] = [];
  next = 0;

  take(next: number, found: readonly Entry[]): void {
    const fresh = found.filter(({ number }) => number > (this.entries.at(-1)?.number ?? -1));
    // What is in between was not kept by the engine: what is known begins behind it.
    const isGap = this.entries.length > 0 && (fresh[0]?.number ?? this.next) > this.next;
    if (isGap) this.entries = [];
    this.next = Math.max(this.next, next, (fresh.at(-1)?.number ?? -1) + 1);
    if (fresh.length > 0) this.entries = [...this.entries, ...fresh].slice(-MOST_KEPT);
  }

  clear(): void {
    this.entries = [];
    this.next = 0;
  }

  get isCut(): boolean {
    return (this.entries[0]?.number ?? 0) > 0;
  }

  /** Whether entries of an instant are no longer kept. */
  hasForgotten(timePs: number): boolean {
    return this.isCut && timePs < (this.entries[0]?.atPs ?? 0);
  }

  until(timePs: number): readonly Entry[] {
    return this.entries.slice(0, countUntil(this.entries, timePs));
  }
}

class Poller implements ProtocolLog {
  readonly #playback: Playback;
  readonly #later: (callback: () => void, ms: number) => () => void;
  readonly #listeners = new Set<() => void>();
  readonly #messages = new Kept<MessageRecord>();
  readonly #packets = new Kept<PacketRecord>();
  readonly #diary = new Kept<DiaryEntry>();
  readonly #stop: () => void;
  #state: LogState = nothing;
  #run: object | null = null;
  #node: number | null = null;
  /** Whether somebody wants data packets. */
  #wantsPackets = false;
  /** Fields that messages come with, as the engine is asked for them; null where nobody reads any. */
  #fields: readonly number[] | null = null;
  /** Owners of ATM addresses in the run; null until they are known. */
  #ends: readonly AtmEnd[] | null = null;
  /** The records that the ruler's lane shows. */
  #drawn: readonly MessageRecord[] | null = null;
  #isAsking = false;
  /** Something has changed since the last question. */
  #isDue = true;
  #takeBack: (() => void) | null = null;
  #isOver = false;

  constructor(playback: Playback, later: (callback: () => void, ms: number) => () => void) {
    this.#playback = playback;
    this.#later = later;
    this.#stop = playback.subscribe(() => this.#wants());
    this.#wants(0);
  }

  getState = (): LogState => this.#state;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  choose(number: number | null): void {
    if (number === this.#state.chosen) return;
    this.#tell({ chosen: number, detail: null, written: null });
    if (number !== null) this.#wants(0);
  }

  chooseSentence(number: number): void {
    this.#tell({ sentence: number });
  }

  markWritten(rows: WrittenRows | null): void {
    this.#tell({ written: rows });
  }

  follow(): void {
    const { chosen, sendings } = this.#state;
    if (chosen === null) return;
    const { otherEnd, after } = relatedTo(sendings, chosen);
    const sending = chosenSending(this.#state);
    const isAtEnd = sending?.sent?.number !== chosen;
    const next = isAtEnd ? after : (otherEnd ?? after);
    if (next !== null) this.choose(next.number);
  }

  readFields(fields: ReadonlySet<FieldId> | null): void {
    const wanted = fields === null ? null : placesOf(fields);
    const known = this.#fields;
    if (wanted === null || (known !== null && wanted.every((field) => known.includes(field)))) return;
    this.#fields = wanted;
    // What is known came without them: all of it is asked for again.
    this.#messages.clear();
    this.#packets.clear();
    this.#wants(0);
  }

  known = (): readonly Sending[] => inOrder(sendingsOf(this.#messages.entries), packetsOf(this.#packets.entries));

  watchPackets(): () => void {
    this.#wantsPackets = true;
    void this.#playback.setPackets(true).then(() => this.#wants(0));
    return () => {
      this.#wantsPackets = false;
      this.#packets.clear();
      void this.#playback.setPackets(false);
      if (!this.#isOver) this.#tell({ packets: [] });
    };
  }

  watchTables(node: number): () => void {
    this.#node = node;
    this.#wants(0);
    return () => {
      if (this.#node === node) this.#node = null;
    };
  }

  dispose(): void {
    this.#isOver = true;
    this.#stop();
    this.#takeBack?.();
    this.#listeners.clear();
  }

  #tell(change: Partial<LogState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #wants(ms = ASK_EVERY_MS): void {
    this.#isDue = true;
    if (this.#isAsking || this.#isOver) return;
    if (ms === 0) this.#takeBack?.();
    else if (this.#takeBack !== null) return;
    this.#takeBack = this.#later(() => {
      this.#takeBack = null;
      void this.#ask();
    }, ms);
  }

  async #ask(): Promise<void> {
    this.#isAsking = true;
    this.#isDue = false;
    const { timePs, status } = this.#playback.getState();
    if (status === 'empty') this.#forget();
    if (this.#messages.hasForgotten(timePs) || this.#diary.hasForgotten(timePs)) this.#forget();
    if (this.#packets.hasForgotten(timePs)) this.#packets.clear();
    const { chosen, detail } = this.#state;
    const node = this.#node;
    const number = chosen !== null && detail?.number !== chosen ? chosen : null;
    const asked = {
      node,
      number,
      ends: this.#ends === null,
      messages: this.#messages.next,
      packets: this.#wantsPackets ? this.#packets.next : null,
      diary: this.#diary.next,
      fields: this.#fields,
    };
    const found = await this.#playback.inspect((ask) => questions(ask, asked));
    if (this.#isOver) return;
    let isMore = false;
    if (found !== null) {
      if (found.run !== this.#run) this.#startOver(found.run);
      const packetsNext = this.#wantsPackets ? this.#packets.next : null;
      const isSame = asked.messages === this.#messages.next && asked.packets === packetsNext;
      const isFresh = isSame && asked.fields === this.#fields;
      if (isFresh && asked.diary === this.#diary.next) {
        const { messages, packets, diary, states, ends, tables, message } = found.answer;
        this.#ends ??= ends;
        this.#messages.take(messages.next, messages.messages);
        this.#diary.take(diary.next, diary.entries);
        if (packets !== null) this.#packets.take(packets.next, packets.packets);
        isMore = [messages.messages, packets?.packets, diary.entries].some((page) => page?.length === PAGE);
        this.#show({
          isKnown: true,
          fields: asked.fields,
          states,
          ends: this.#ends ?? nothing.ends,
          ...(node === null || tables === null ? {} : { tables: { node, timePs: found.timePs, tables } }),
          ...(number === null || message === null || this.#state.chosen !== number ? {} : { detail: message }),
        });
      } else isMore = true;
    }
    this.#isAsking = false;
    if (isMore) this.#wants(0);
    else if (this.#isDue) this.#wants();
  }

  /** Forgets the entries of the run before. */
  #startOver(run: object): void {
    const isFirst = this.#run === null;
    this.#run = run;
    this.#ends = null;
    if (!isFirst) this.#forget();
  }

  #forget(): void {
    if (this.#messages.next === 0 && this.#diary.next === 0) return;
    this.#messages.clear();
    this.#packets.clear();
    this.#diary.clear();
    this.#drawn = null;
    this.#tell({ ...nothing, timePs: this.#state.timePs });
  }

  /** The same object as long as there is nothing new: the ruler is drawn again for another object. */
  #lane(): ControlLane {
    const { entries } = this.#messages;
    if (entries === this.#drawn) return this.#state.control;
    this.#drawn = entries;
    const sent = entries.filter((record) => record.sent);
    return { sentPs: sent.map(({ atPs }) => atPs), lostPs: sent.filter(({ lost }) => lost).map(({ atPs }) => atPs) };
  }

  #show(change: Partial<LogState>): void {
    const timePs = this.#playback.timePs();
    const records = this.#messages.until(timePs);
    const sendings = sendingsOf(records);
    this.#tell({
      ...change,
      timePs,
      sendings,
      packets: packetsOf(this.#packets.until(timePs)),
      diary: this.#diary.until(timePs),
      isCut: this.#messages.isCut || this.#diary.isCut || this.#packets.isCut,
      control: this.#lane(),
    });
  }
}

interface Asked {
  readonly node: number | null;
  readonly number: number | null;
  /** Whether the owners of ATM addresses are asked for. */
  readonly ends: boolean;
  readonly messages: number;
  /** Null where nobody wants data packets. */
  readonly packets: number | null;
  readonly diary: number;
  readonly fields: readonly number[] | null;
}

async function questions(ask: Ask, { node, number, ends, messages, packets, diary, fields }: Asked) {
  const contents = fields === null ? {} : { fields };
  return {
    messages: await ask({ kind: 'messages', from: messages, limit: PAGE, ...contents }),
    packets: packets === null ? null : await ask({ kind: 'packets', from: packets, limit: PAGE, ...contents }),
    diary: await ask({ kind: 'diary', from: diary, limit: PAGE }),
    states: await ask({ kind: 'states' }),
    ends: ends ? await ask({ kind: 'addresses' }) : null,
    tables: node === null ? null : await ask({ kind: 'tables', node }),
    message: number === null ? null : await ask({ kind: 'message', number }),
  };
}

/** The message of the chosen record; null where it does not exist at the play head. */
export function chosenSending({ sendings, chosen }: LogState): Sending | null {
  return chosen === null ? null : (sendings.findLast((sending) => hasRecord(sending, chosen)) ?? null);
}
