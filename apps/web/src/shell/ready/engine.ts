/** The engine at work: it runs the lecture's network, and must get what every machine gets. */
import { say } from '@lanelab/messages/ready';
import { formatInteger } from '../../base/format/number.ts';
import type { Finding } from './finding.ts';

/** A whole run of the lecture's network. */
export interface EngineRun {
  readonly digest: string;
  readonly cells: number;
  readonly seconds: number;
}

export type EngineTrial =
  | { readonly outcome: 'ran'; readonly run: EngineRun }
  | { readonly outcome: 'no-wasm' }
  | { readonly outcome: 'not-started'; readonly reason: string };

export function judgeEngine(trial: EngineTrial, expected: string): Finding {
  if (trial.outcome === 'no-wasm')
    return { state: 'not-ready', found: say('engine.no-wasm'), todo: say('engine.no-wasm.do') };
  if (trial.outcome === 'not-started') {
    const { reason } = trial;
    return { state: 'not-ready', found: say('engine.not-started', { reason }), todo: say('engine.not-started.do') };
  }
  const { digest, cells, seconds } = trial.run;
  if (digest !== expected)
    return { state: 'not-ready', found: say('engine.differs', { digest, expected }), todo: say('engine.differs.do') };
  return { state: 'ready', found: say('engine.ready', { digest, cells: formatInteger(cells), seconds }) };
}
