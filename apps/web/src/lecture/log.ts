/** What a run's protocols have sent and said so far, and where an instant of the lecture is found in it. */
import type { DiaryEntry, InspectAnswer, InspectQuery, MessageRecord } from '../playback/run/types.ts';

export type Ask = <const Query extends InspectQuery>(query: Query) => Promise<InspectAnswer<Query>>;

const atOnce = 1000;

export class ProtocolLog {
  readonly messages: MessageRecord[] = [];
  readonly diary: DiaryEntry[] = [];
  #nextMessage = 0;
  #nextEntry = 0;

  /** Reads on where it was left. A run that went back in time brings nothing new. */
  async read(ask: Ask): Promise<void> {
    for (;;) {
      const { next, messages } = await ask({ kind: 'messages', from: this.#nextMessage, limit: atOnce });
      this.messages.push(...messages);
      const isLast = next <= this.#nextMessage || messages.length < atOnce;
      this.#nextMessage = Math.max(next, this.#nextMessage);
      if (isLast) break;
    }
    for (;;) {
      const { next, entries } = await ask({ kind: 'diary', from: this.#nextEntry, limit: atOnce });
      this.diary.push(...entries);
      const isLast = next <= this.#nextEntry || entries.length < atOnce;
      this.#nextEntry = Math.max(next, this.#nextEntry);
      if (isLast) break;
    }
  }
}

/** An instant of a run, found in it rather than written down. */
export type Moment =
  | { readonly of: 'start' }
  /** A flow of this kind begins; `afterPs` after that. */
  | { readonly of: 'flow'; readonly kind: 'ping' | 'tcp-stream'; readonly afterPs?: number }
  /** A control message whose name has this in it is sent, after another moment where one is given. */
  | { readonly of: 'message'; readonly name: string; readonly after?: Moment; readonly afterPs?: number }
  /** A protocol machine says a sentence that has this in it, after another moment where one is given. */
  | { readonly of: 'said'; readonly what: string; readonly after?: Moment; readonly afterPs?: number }
  /** The last control message before another moment has gone quiet: everybody has joined. */
  | { readonly of: 'quiet'; readonly before: Moment };

interface FlowStart {
  readonly kind: string;
  readonly startPs?: number;
}

/** What a run has shown so far. */
export interface Found {
  readonly flows: readonly FlowStart[];
  readonly messages: readonly MessageRecord[];
  readonly diary: readonly DiaryEntry[];
}

const least = (values: readonly number[]): number | null => (values.length === 0 ? null : Math.min(...values));

/** Null where the run has not come to it yet. */
export function findMoment(moment: Moment, found: Found): number | null {
  switch (moment.of) {
    case 'start':
      return 0;
    case 'flow': {
      const starts = found.flows.flatMap((flow) =>
        flow.kind === moment.kind && flow.startPs !== undefined ? [flow.startPs] : [],
      );
      const start = least(starts);
      return start === null ? null : Math.max(0, start + (moment.afterPs ?? 0));
    }
    case 'message': {
      const after = moment.after === undefined ? 0 : findMoment(moment.after, found);
      if (after === null) return null;
      const first = found.messages.find(
        ({ sent, name, atPs }) => sent && atPs >= after && name.toLowerCase().includes(moment.name.toLowerCase()),
      );
      return first === undefined ? null : Math.max(0, first.atPs + (moment.afterPs ?? 0));
    }
    case 'said': {
      const after = moment.after === undefined ? 0 : findMoment(moment.after, found);
      if (after === null) return null;
      const first = found.diary.find(({ what, atPs }) => atPs >= after && what.includes(moment.what));
      return first === undefined ? null : Math.max(0, first.atPs + (moment.afterPs ?? 0));
    }
    case 'quiet': {
      const before = findMoment(moment.before, found);
      if (before === null) return null;
      const joins = found.messages.filter(
        ({ sent, name, atPs, protocol }) =>
          sent && atPs < before && protocol === 'lane' && /^LE_(JOIN|REGISTER|CONFIGURE)/.test(name),
      );
      const last = joins.at(-1);
      return last === undefined ? null : Math.min(before, last.atPs + 50e9);
    }
  }
}
