/** A run beside the one on the page, on an engine of its own: pictures of other instants leave the reader’s clock alone. */
import { modelHash, type Scenario } from '@lanelab/scenario';
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

export interface PictureRun {
  /** Brings the run to an instant, back or forward; a moment holds until the next one is asked for. */
  at(timePs: number, speed: Speed, signal: AbortSignal): Promise<PictureMoment>;
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
  const [engine, headStart] = await Promise.all([engines.startEngine(), engines.findHeadStart(modelHash(model))]);
  const session = await Session.open(engine, scenario, { headStart }).catch(async (error: unknown) => {
    await engine.close();
    throw error;
  });
  const signals = doesSignal(model);
  let before: readonly Connection[] = [];
  return {
    async at(timePs, speed, signal) {
      const detail = detailOf(speed);
      const perSecondPs = speed === 'max' ? MAX_PER_SECOND_PS : speed;
      const stepPs = Math.max(1000, perSecondPs * COUNT_S);
      await session.go(timePs, {
        signal,
        exactly: true,
        ...(isRibbon(detail) ? { stepPs } : { closely: { fromPs: timePs } }),
      });
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
