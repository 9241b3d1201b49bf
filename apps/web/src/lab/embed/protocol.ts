/** What an embedded lab and the page around it say to each other by `postMessage`; described in docs/embed.md. No DOM. */
import { say } from '@lanelab/messages/embed';
import * as z from 'zod/mini';
import type { PlaybackState } from '../../playback/types.ts';
import { readTime } from '../../share/links/link-options.ts';

const PROTOCOL_VERSION = 1;

const time = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value, context): number => {
    const ps = readTime(String(value));
    if (ps !== null) return ps;
    context.issues.push({ code: 'custom', input: value, message: say('protocol.no-time') });
    return z.NEVER;
  }),
);

const incoming = z.discriminatedUnion('type', [
  z.object({ to: z.literal('lanelab'), type: z.literal('PING') }),
  z.object({ to: z.literal('lanelab'), type: z.literal('play') }),
  z.object({ to: z.literal('lanelab'), type: z.literal('pause') }),
  z.object({ to: z.literal('lanelab'), type: z.literal('seek'), t: time }),
]);

/** What the page around may ask for. */
export type HostMessage = z.output<typeof incoming>;

/** Null for everything that is not meant for the lab: other scripts talk through the same window. */
export function readHostMessage(data: unknown): HostMessage | null {
  const result = z.safeParse(incoming, data);
  return result.success ? result.data : null;
}

export type LabMessage = { readonly from: 'lanelab' } & (
  | { readonly type: 'PONG'; readonly version: number }
  /** The scenario is shown; `title` as it stands in it. */
  | { readonly type: 'ready'; readonly title: string; readonly duration: number }
  /** The link could not be opened. */
  | { readonly type: 'refused'; readonly reason: string }
  | {
      readonly type: 'state';
      readonly status: PlaybackState['status'];
      readonly playing: boolean;
      /** Play head and end of the run, integer picoseconds. */
      readonly t: number;
      readonly duration: number;
    }
  /** A lesson: where its student is, and how many of its steps are over. */
  | {
      readonly type: 'lesson';
      readonly title: string;
      /** Position from 1; one more than `steps` at the end. */
      readonly step: number;
      readonly steps: number;
      readonly solved: number;
      readonly shown: number;
    }
  /** Every check of a step of a lesson holds, and its answer is right. */
  | { readonly type: 'step-passed'; readonly step: string; readonly checks: readonly string[] }
  /** A check of the document has been decided. */
  | {
      readonly type: 'check-passed' | 'check-failed';
      readonly check: string;
      /** The instant at which the run decides it, integer picoseconds; null: the document alone does. */
      readonly t: number | null;
      readonly found: string;
    }
);

export const pong: LabMessage = { from: 'lanelab', type: 'PONG', version: PROTOCOL_VERSION };

export function stateMessage({ status, isPlaying, timePs, durationPs }: PlaybackState): LabMessage {
  return { from: 'lanelab', type: 'state', status, playing: isPlaying, t: timePs, duration: durationPs };
}
