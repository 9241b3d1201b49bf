/** Flows that wait for something which their drawing leads one to expect: a first packet, the next one, a shortcut. */
import type { Evidence } from './evidence.ts';
import { type Quiet, quietFlows, spanOf } from './quiet.ts';
import { expectsShortcut } from './shortcuts.ts';

/** `no-shortcut`: packets go through routers that MPOA would lead past. */
export type Lack = Quiet['lack'] | 'no-shortcut';

export interface Waiting extends Omit<Quiet, 'lack'> {
  readonly lack: Lack;
}

/** Every flow that waits, each once, in the order of the document. */
export function waitingFlows(evidence: Evidence): readonly Waiting[] {
  const { scenario, timePs } = evidence;
  const withoutData = new Map(quietFlows(evidence).map((entry) => [entry.flow, entry]));
  return scenario.model.flows.flatMap((flow): Waiting[] => {
    const quiet = withoutData.get(flow.id);
    if (quiet !== undefined) return [quiet];
    const { fromPs } = spanOf(flow, timePs);
    return expectsShortcut(evidence, flow) ? [{ flow: flow.id, lack: 'no-shortcut', sincePs: fromPs }] : [];
  });
}
