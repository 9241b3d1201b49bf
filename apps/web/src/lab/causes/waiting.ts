/** Flows that wait for something which their drawing leads one to expect: a first packet, the next one, a shortcut. */
import type { Flow } from '@lanelab/scenario';
import { type Evidence, patienceOf, silentFlows, spanOf } from './evidence.ts';
import { expectsShortcut } from './shortcuts.ts';

/** `silent`: nothing arrived; `stopped`: something did, and then nothing more; `no-shortcut`: packets go through routers that MPOA would lead past. */
export type Lack = 'silent' | 'stopped' | 'no-shortcut';

export interface Waiting {
  readonly flow: number;
  readonly lack: Lack;
  /** The instant from which on it has waited, ps. */
  readonly sincePs: number;
}

/** Kinds of traffic that go on until they are stopped: a file that has come whole has nothing more to send. */
const ENDLESS: ReadonlySet<Flow['kind']> = new Set(['tcp-stream', 'udp-stream', 'tcp-rr', 'ping', 'cells', 'frames']);

/** Flows of which something arrived, and then nothing although they went on. */
function stoppedFlows({ scenario: { model }, lastPs, timePs }: Pick<Evidence, 'scenario' | 'lastPs' | 'timePs'>) {
  return model.flows.flatMap((flow): Waiting[] => {
    const sincePs = lastPs.get(flow.id);
    if (sincePs === undefined || !ENDLESS.has(flow.kind)) return [];
    const waited = spanOf(flow, timePs).toPs - sincePs;
    return waited < patienceOf(model, flow) ? [] : [{ flow: flow.id, lack: 'stopped', sincePs }];
  });
}

/** Every flow that waits, each once, in the order of the document. */
export function waitingFlows(evidence: Evidence): readonly Waiting[] {
  const { scenario, timePs } = evidence;
  const { flows } = scenario.model;
  const silent = new Set(silentFlows(evidence, timePs));
  const stopped = new Map(stoppedFlows(evidence).map((waiting) => [waiting.flow, waiting]));
  return flows.flatMap((flow): Waiting[] => {
    const { fromPs } = spanOf(flow, timePs);
    if (silent.has(flow.id)) return [{ flow: flow.id, lack: 'silent', sincePs: fromPs }];
    const halted = stopped.get(flow.id);
    if (halted !== undefined) return [halted];
    return expectsShortcut(evidence, flow) ? [{ flow: flow.id, lack: 'no-shortcut', sincePs: fromPs }] : [];
  });
}
