/** What the file of the pair gets in each network now: asked a few times a second while it plays, and where it stands. */
import { useEffect, useState } from 'react';
import type { Playback } from '../../playback/types.ts';

export interface Numbers {
  /** Mean one-way delay of the file's packets so far. */
  readonly delayMs: number;
  /** What arrived in the latest interval of the series. */
  readonly mbps: number;
}

const EVERY_MS = 500;

/** Null where nothing of the file has arrived. */
async function numbersOf(playback: Playback): Promise<Numbers | null> {
  const result = await playback.resultSoFar();
  const file = result?.flows.find(({ kind }) => kind === 'tcp-stream');
  if (file === undefined || file.meanDelayUs === null) return null;
  const rate = playback.recording.series().find(({ name }) => name === `throughput:${file.id}`);
  const latest = rate?.timesPs.findLastIndex((timePs) => timePs <= playback.timePs()) ?? -1;
  const mbps = rate?.values[latest];
  return mbps === undefined ? null : { delayMs: file.meanDelayUs / 1000, mbps };
}

export interface PairNumbers {
  readonly lane: Numbers;
  readonly mpoa: Numbers;
}

/** Null until both have something to show. */
export function useNumbers(lane: Playback | null, mpoa: Playback | null): PairNumbers | null {
  const [numbers, setNumbers] = useState<PairNumbers | null>(null);
  useEffect(() => {
    if (lane === null || mpoa === null) return;
    let isOver = false;
    let isAsking = false;
    let askedAt = Number.NEGATIVE_INFINITY;
    const ask = async () => {
      isAsking = true;
      askedAt = performance.now();
      const [one, other] = await Promise.all([numbersOf(lane), numbersOf(mpoa)]);
      isAsking = false;
      if (!isOver) setNumbers(one === null || other === null ? null : { lane: one, mpoa: other });
    };
    const stop = lane.subscribe(({ status }) => {
      const isThere = status === 'ready' || status === 'ended';
      if (isThere && !isAsking && performance.now() - askedAt > EVERY_MS) void ask();
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [lane, mpoa]);
  return numbers;
}
