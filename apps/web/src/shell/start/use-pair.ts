/** The start page's two runs on one clock: begun shortly before the file, and played as soon as they are there. */
import { useEffect, useMemo, useState } from 'react';
import { report } from '../../base/ui/page-state.ts';
import { findMoment, type Moment } from '../../lecture/log.ts';
import { pairScenario } from '../../lecture/pair.ts';
import { createPlayback } from '../../playback/controller.ts';
import { startPlayingEngine } from '../../playback/run/playing.ts';
import type { Playback } from '../../playback/types.ts';

const MS = 1e9;
/** Frames, one AAL5 PDU each: ten of them make a flow, and are over in seconds. */
const SPEED = 2 * MS;

export const fileBegins: Moment = { of: 'flow', kind: 'tcp-stream' };

export interface Pair {
  readonly lane: ReturnType<typeof pairScenario>;
  readonly mpoa: ReturnType<typeof pairScenario>;
  /** Null until they have engines. */
  readonly playbacks: { readonly lane: Playback; readonly mpoa: Playback } | null;
  /** Time at which the demonstration begins, in ps. */
  readonly warmPs: number;
}

export function usePair(isStill: boolean): Pair {
  const scenarios = useMemo(() => ({ lane: pairScenario('lane'), mpoa: pairScenario('mpoa') }), []);
  const [playbacks, setPlaybacks] = useState<Pair['playbacks']>(null);
  const warmPs = useMemo(() => {
    const begins = findMoment(fileBegins, { flows: scenarios.mpoa.model.flows, messages: [], diary: [] }) ?? 0;
    return Math.max(0, begins - 1 * MS);
  }, [scenarios]);
  useEffect(() => {
    const lane = createPlayback({ startEngine: startPlayingEngine, skipsQuiet: true, speed: SPEED });
    const mpoa = lane.beside();
    lane.setScenario(scenarios.lane);
    mpoa.setScenario(scenarios.mpoa);
    let isOver = false;
    void lane.seek(warmPs).then(() => {
      if (!isOver && !isStill) lane.play();
    });
    setPlaybacks({ lane, mpoa });
    const stop = lane.subscribe(({ status, isPlaying, timePs, gap }) =>
      report('playback', { status, isPlaying, timePs, gap, warmPs }),
    );
    return () => {
      isOver = true;
      stop();
      report('playback', undefined);
      mpoa.dispose();
      lane.dispose();
    };
  }, [scenarios, warmPs, isStill]);
  return { ...scenarios, playbacks, warmPs };
}
