/** Runs a scenario once more and captures what passes a link: a pcapng file for Wireshark. */

import { createWorkerEngine } from '@lanelab/engine/browser';
import type { Scenario } from '@lanelab/scenario';
import { reasonOf } from '../../base/format/reason.ts';
import { EngineLoadError } from './failure.ts';

/** The engine holds 64 MB of a capture: more than the fastest link fills in this time. */
const STEP_PS = 50_000_000_000;

export interface Captured {
  readonly file: Blob;
  readonly records: number;
  /** PDUs left out because some of their cells are missing on the link. */
  readonly damaged: number;
}

export async function captureLink(
  scenario: Scenario,
  link: number,
  cells: boolean,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Captured> {
  const engine = await createWorkerEngine().catch((error: unknown) => {
    throw new EngineLoadError(reasonOf(error), { cause: error });
  });
  try {
    const run = await engine.open(scenario);
    await run.capture({ at: [{ link }], cells });
    const parts: BlobPart[] = [];
    const keep = (octets: Uint8Array) => {
      parts.push(new Blob([Uint8Array.from(octets)]));
    };
    for (let timePs = 0; timePs < run.durationPs; ) {
      timePs = Math.min(timePs + STEP_PS, run.durationPs);
      await run.runUntil(timePs, { signal });
      keep(await run.takeCapture());
      onProgress(timePs / run.durationPs);
    }
    const { records, damaged } = await run.captureCounts();
    keep(await run.endCapture());
    return { file: new Blob(parts, { type: 'application/x-pcapng' }), records, damaged };
  } finally {
    await engine.close();
  }
}
