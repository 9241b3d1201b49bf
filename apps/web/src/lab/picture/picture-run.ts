/** A run beside the one on the page, on an engine of its own: pictures of other instants leave the reader’s clock alone. */
import type { Scenario } from '@lanelab/scenario';
import { doesSignal } from '../../document/topology-view/signals.ts';
import { findHeadStart } from '../../playback/find-head-start.ts';
import { startPlayingEngine } from '../../playback/run/playing.ts';
import { Session } from '../../playback/session.ts';
import { detailOf, isRibbon } from '../../playback/speed.ts';
import type { FindHeadStart, StartEngine } from '../../playback/track.ts';
import type { Speed } from '../../playback/types.ts';
import { type Connection, connectionsOf } from '../layers/connections.ts';
import { sharesBetween } from '../layers/role-shares.ts';
import type { PictureMoment } from './draw-picture.ts';

/** What a second stands for at full speed, where no speed says it. */
const MAX_PER_SECOND_PS = 1e9;
/** Rates are counted over this share of a second of the wall clock, as while playing. */
const COUNT_S = 0.05;

export interface RunProgress {
  readonly signal: AbortSignal;
  /** Called with how far the run is on its way to the instant, 0..1. */
  readonly onApproach: (share: number) => void;
}

export interface PictureRun {
  /** Brings the run to an instant, back or forward; a moment holds until the next one is asked for. */
  at(timePs: number, speed: Speed, progress: RunProgress): Promise<PictureMoment>;
  close(): Promise<void>;
}

interface Engines {
  readonly startEngine: StartEngine;
  readonly findHeadStart: FindHeadStart;
}

const ofPage: Engines = { startEngine: startPlayingEngine, findHeadStart };

/** Throws what keeps the engine from starting or from opening the scenario. */
export async function openPictureRun(scenario: Scenario, engines: Engines = ofPage): Promise<PictureRun> {
  const { model } = scenario;
  const [engine, headStart] = await Promise.all([engines.startEngine(), engines.findHeadStart(model)]);
  const session = await Session.open(engine, scenario, { headStart }).catch(async (error: unknown) => {
    await engine.close();
    throw error;
  });
  const signals = doesSignal(model);
  let before: readonly Connection[] = [];
  return {
    async at(timePs, speed, { signal, onApproach }) {
      const detail = detailOf(speed);
      const perSecondPs = speed === 'max' ? MAX_PER_SECOND_PS : speed;
      const near = { signal, exactly: true };
      if (isRibbon(detail)) {
        const stepPs = Math.max(1000, Math.round(perSecondPs * COUNT_S));
        // Rates are counted in short steps, and only the last of them is shown.
        const isFar = session.positionPs > timePs || session.positionPs < timePs - stepPs;
        if (isFar) await session.go(Math.max(0, timePs - stepPs), { ...near, onShare: onApproach });
        await session.go(timePs, { ...near, stepPs });
      } else await session.go(timePs, { ...near, onShare: onApproach, closely: { fromPs: timePs } });
      signal.throwIfAborted();
      const states = signals ? await session.inspect({ kind: 'states' }) : [];
      const now = signals && isRibbon(detail) ? connectionsOf(await session.inspect({ kind: 'vccs' }), model) : [];
      const shares = now.length === 0 ? null : sharesBetween(before, now);
      before = now;
      return { timePs: session.positionPs, recording: session.recording, detail, perSecondPs, shares, states };
    },
    async close() {
      await session.free();
      await engine.close();
    },
  };
}
