/** Computes the checks of a step on an engine of its own, so that neither the clock nor what is recorded has a part in them. */

import { createWorkerEngine } from '@lanelab/engine/browser';
import type { Lesson } from '@lanelab/lessons';
import { judgeStep } from '@lanelab/lessons/judge';
import { say } from '@lanelab/messages/lesson';
import { reasonOf } from '../../base/format/reason.ts';
import type { PlayParts } from './play.ts';

export const judgeOf =
  (lesson: Lesson): PlayParts['judge'] =>
  async (request, { signal, onShare }) => {
    const engine = await createWorkerEngine().catch((error: unknown) => {
      throw new Error(say('engine-missing', { reason: reasonOf(error) }), {
        cause: error,
      });
    });
    try {
      return await judgeStep(engine, { lesson, ...request }, { signal, onShare });
    } finally {
      await engine.close();
    }
  };
