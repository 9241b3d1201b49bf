/** What two runs have measured, told a few times a second while they play and once they stand. */
import { useEffect, useState } from 'react';
import type { Playback } from '../playback/types.ts';
import { type Measure, type Measured, measuresOf } from './measures.ts';

const everyMs = 500;

async function measured(playback: Playback): Promise<Measured | null> {
  const result = await playback.resultSoFar();
  return result === null ? null : { result, hops: null, busCells: null };
}

export function useMeasures(here: Playback, there: Playback | null): readonly Measure[] {
  const [measures, setMeasures] = useState<readonly Measure[]>([]);
  useEffect(() => {
    if (there === null) return;
    let isOver = false;
    let isAsking = false;
    let askedAt = Number.NEGATIVE_INFINITY;
    const ask = async () => {
      if (isAsking) return;
      isAsking = true;
      askedAt = performance.now();
      const [one, other] = await Promise.all([measured(here), measured(there)]);
      isAsking = false;
      if (!isOver && one !== null && other !== null) setMeasures(measuresOf(one, other));
    };
    let stood = '';
    const stop = here.subscribe(({ isPlaying, status, timePs }) => {
      if (status === 'working' || status === 'loading') return;
      const stands = isPlaying ? '' : `${timePs}`;
      const isNew = !isPlaying && stands !== stood;
      stood = stands;
      if (isNew || (isPlaying && performance.now() - askedAt > everyMs)) void ask();
    });
    void ask();
    return () => {
      isOver = true;
      stop();
    };
  }, [here, there]);
  return measures;
}
