/** The processes of a device as badges: what each shows, on the page and in pictures. */
import type { DeviceState, PartState } from '../../playback/run/types.ts';

export type BadgeState = 'up' | 'joining' | 'failed';

export interface Badge {
  readonly process: PartState['process'];
  readonly state: BadgeState;
  /** The processes of this kind, and how many of them are up. */
  readonly count: number;
  readonly up: number;
  /** The phase of the process in the worst state. */
  readonly phase: PartState['phase'];
}

/** One badge for all processes of a kind: the worst of them decides. */
export function badgesOf({ states }: DeviceState): readonly Badge[] {
  const processes = [...new Set(states.map(({ process }) => process))];
  return processes.flatMap((process) => {
    const own = states.filter((one) => one.process === process);
    const worst = own.find(({ phase }) => phase === 'dead') ?? own.find(({ ok }) => !ok) ?? own[0];
    if (worst === undefined) return [];
    const state: BadgeState = worst.ok ? 'up' : worst.phase === 'dead' ? 'failed' : 'joining';
    return [{ process, state, count: own.length, up: own.filter(({ ok }) => ok).length, phase: worst.phase }];
  });
}

/** Beside the letters of a badge: how many processes of the kind there are, and while some are not up, how many are. */
export const countWords = ({ state, count, up }: Badge): string =>
  count > 1 ? (state === 'up' ? `×${count}` : `${up}/${count}`) : '';

/** The state as a sign, for those who do not see its border. */
export const SIGNS: Readonly<Record<BadgeState, string>> = { up: '', joining: '…', failed: '✕' };
