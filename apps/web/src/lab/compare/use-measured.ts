/** Measurements of two runs, reported a few times a second while they play and once when they stop. */
import { useEffect, useState } from 'react';
import type { FlowPath, RunResult, VccRole } from '../../playback/run/types.ts';
import type { Playback, PlaybackState } from '../../playback/types.ts';
import { type Measure, type Measured, measuresOf } from './measures.ts';

const EVERY_MS = 500;

const busRoles: readonly VccRole[] = ['multicast-send', 'multicast-forward'];

/** Links on the way to where a flow goes, of its latest packet that has come there. */
function hopsOf(paths: readonly FlowPath[], { flows }: RunResult): ReadonlyMap<number, number> {
  return new Map(
    paths.flatMap(({ flow, nodes }) => {
      const to = flows.find(({ id }) => id === flow)?.to;
      const place = to === undefined ? -1 : nodes.indexOf(to);
      return place > 0 ? [[flow, place] as const] : [];
    }),
  );
}

async function measured(playback: Playback): Promise<Measured | null> {
  const result = await playback.resultSoFar();
  if (result === null) return null;
  const inspected = await playback.inspect(async (ask) => ({
    paths: await ask({ kind: 'paths' }),
    vccs: await ask({ kind: 'vccs' }),
  }));
  if (inspected === null) return { result, hops: null, busCells: null };
  const { paths, vccs } = inspected.answer;
  const bus = vccs.filter(({ role }) => busRoles.includes(role));
  return {
    result,
    hops: hopsOf(paths, result),
    busCells: bus.length === 0 ? null : bus.reduce((sum, { cells }) => sum + cells, 0),
  };
}

export function useMeasures(here: Playback, there: Playback | null): readonly Measure[] {
  const [measures, setMeasures] = useState<readonly Measure[]>([]);
  useEffect(() => {
    if (there === null) return;
    let isOver = false;
    let isAsking = false;
    /** Something has happened while an answer was on its way. */
    let isWanted = false;
    let stood = '';
    let askedAt = Number.NEGATIVE_INFINITY;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      if (isAsking) {
        isWanted = true;
        return;
      }
      clearTimeout(retry);
      isAsking = true;
      isWanted = false;
      askedAt = performance.now();
      const [one, other] = await Promise.all([measured(here), measured(there)]);
      isAsking = false;
      if (isOver) return;
      if (one !== null && other !== null) setMeasures(measuresOf(one, other));
      // A run that has no result yet may not report again once it has: both are asked again a little later.
      else retry = setTimeout(() => void ask(), EVERY_MS);
      if (isWanted) void ask();
    };
    const look = ({ isPlaying, status, timePs }: PlaybackState) => {
      if (status === 'working' || status === 'loading') {
        stood = '';
        return;
      }
      const stands = isPlaying ? '' : `${timePs}`;
      const isNew = !isPlaying && stands !== stood;
      stood = stands;
      if (isNew || (isPlaying && performance.now() - askedAt > EVERY_MS)) void ask();
    };
    const stops = [here.subscribe(look), there.subscribe(look)];
    void ask();
    return () => {
      isOver = true;
      clearTimeout(retry);
      for (const stop of stops) stop();
    };
  }, [here, there]);
  return measures;
}
