/** The start page's two runs on one clock: begun where one takes the shortcut, and played as soon as they are there. */
import { useEffect, useMemo, useState } from 'react';
import { report } from '../../base/ui/page-state.ts';
import { findMoment, type Moment } from '../../lecture/log.ts';
import { pairScenario } from '../../lecture/pair.ts';
import { createPlayback } from '../../playback/controller.ts';
import { fetchHeadStart } from '../../playback/fetch-head-start.ts';
import { startPlayingEngine } from '../../playback/run/playing.ts';
import type { Playback } from '../../playback/types.ts';

const MS = 1e9;
/** Frames, one AAL5 PDU each: ten of them make a flow, and are over in seconds. */
const SPEED = 2 * MS;

/** The file has filled its path, over the shortcut where there is one: at once the two look different. */
const UNDER_WAY_PS = 266 * MS;

/** Written by the build; absent while developing. */
const HEAD_STARTS = import.meta.env.PAIR_HEAD_STARTS;

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
    // Stills tell the story from before the file; what moves begins where there is a difference to see.
    return isStill ? Math.max(0, begins - 1 * MS) : begins + UNDER_WAY_PS;
  }, [scenarios, isStill]);
  useEffect(() => {
    const lane = createPlayback({
      startEngine: startPlayingEngine,
      findHeadStart: (model) => fetchHeadStart(HEAD_STARTS?.[model === scenarios.lane.model ? 'lane' : 'mpoa']),
      skipsQuiet: true,
      speed: SPEED,
    });
    const mpoa = lane.beside();
    lane.setScenario(scenarios.lane);
    mpoa.setScenario(scenarios.mpoa);
    void lane.seek(warmPs);
    // Both networks play from there on unless somebody pauses them meanwhile.
    if (!isStill) lane.play();
    setPlaybacks({ lane, mpoa });
    const stop = lane.subscribe(({ status, isPlaying, timePs, gap }) =>
      report('playback', { status, isPlaying, timePs, gap, warmPs }),
    );
    return () => {
      stop();
      report('playback', undefined);
      mpoa.dispose();
      lane.dispose();
    };
  }, [scenarios, warmPs, isStill]);
  return { ...scenarios, playbacks, warmPs };
}
