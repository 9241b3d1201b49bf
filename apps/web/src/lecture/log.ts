/** The instants of the lecture that are found in the messages and events of a run so far. */
import type { ControlMessage, DiaryEntry, MessageRecord } from '../playback/run/types.ts';

/** An instant of a run, found in it rather than written down. */
export type Moment =
  | { readonly of: 'start' }
  /** Saved by somebody who saw it. */
  | { readonly of: 'instant'; readonly atPs: number }
  /** A flow of this kind begins; `afterPs` after that. */
  | { readonly of: 'flow'; readonly kind: 'ping' | 'tcp-stream'; readonly afterPs?: number }
  /** A control message of one of these names is sent, after another moment where one is given. */
  | {
      readonly of: 'message';
      readonly names: readonly ControlMessage[];
      readonly after?: Moment;
      readonly afterPs?: number;
    }
  /** An MPOA client asks for a shortcut, for this reason where one is given, after another moment. */
  | { readonly of: 'request'; readonly why?: 'retry'; readonly after: Moment; readonly afterPs?: number }
  /** The last message of joining before another moment has passed: all clients have joined. */
  | { readonly of: 'quiet'; readonly before: Moment };

interface FlowStart {
  readonly kind: string;
  readonly startPs?: number;
}

/** Messages with which a LAN emulation client joins its ELAN. */
const JOINING: ReadonlySet<ControlMessage> = new Set<ControlMessage>([
  'LE_CONFIGURE_REQUEST',
  'LE_CONFIGURE_RESPONSE',
  'LE_JOIN_REQUEST',
  'LE_JOIN_RESPONSE',
  'LE_REGISTER_REQUEST',
  'LE_REGISTER_RESPONSE',
]);

/** The messages and events of a run so far. */
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
    case 'instant':
      return moment.atPs;
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
        ({ sent, message, atPs }) => sent && atPs >= after && message !== null && moment.names.includes(message),
      );
      return first === undefined ? null : Math.max(0, first.atPs + (moment.afterPs ?? 0));
    }
    case 'request': {
      const after = findMoment(moment.after, found);
      if (after === null) return null;
      const first = found.diary.find(
        (event) =>
          event.atPs >= after &&
          event.machine === 'mpc' &&
          event.kind === 'requested' &&
          (moment.why === undefined || event.why.kind === moment.why),
      );
      return first === undefined ? null : Math.max(0, first.atPs + (moment.afterPs ?? 0));
    }
    case 'quiet': {
      const before = findMoment(moment.before, found);
      if (before === null) return null;
      const joins = found.messages.filter(
        ({ sent, message, atPs }) => sent && atPs < before && message !== null && JOINING.has(message),
      );
      const last = joins.at(-1);
      return last === undefined ? null : Math.min(before, last.atPs + 50e9);
    }
  }
}
