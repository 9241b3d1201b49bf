/** Edits of where a flow begins and ends: the permanent VC that it then needs comes along. */

import { say } from '@lanelab/messages/edits';
import { type Flow, isEthernet, type Scenario } from '@lanelab/scenario';
import type { Edit } from '../types.ts';
import { setField } from './field.ts';
import { layPvcBetween } from './flows.ts';
import { done, nodeOf, refuse } from './model.ts';

type Directed = Exclude<Flow, { kind: 'cells' }>;
type Ends = { readonly from?: number; readonly to?: number };

/** The flow with other ends: frames leave and arrive by the first Ethernet port there, streams go to the first address reached. */
function redirected(flow: Directed, ends: Ends, { model }: Scenario): Directed {
  if (flow.kind === 'relay') return { ...flow, ...ends };
  if (flow.kind !== 'frames') {
    const { toIp, ...others } = flow;
    return { ...others, ...(ends.to === undefined && toIp !== undefined ? { toIp } : {}), ...ends };
  }
  const first = (id: number | undefined): number | undefined =>
    nodeOf(model, id ?? 0)?.ports.find(({ phy }) => isEthernet(phy))?.id;
  return { ...flow, ...ends, port: first(ends.from) ?? flow.port, toPort: first(ends.to) ?? flow.toPort };
}

/** Another sender or receiver for a flow between hosts, or of frames between generators. */
export const redirectFlow =
  (id: number, ends: Ends): Edit =>
  (scenario) => {
    const flow = scenario.model.flows.find((candidate) => candidate.id === id);
    if (flow === undefined) return refuse(say('flow.gone', { flow: id }));
    if (flow.kind === 'cells') return refuse(say('flow.fixed-path'));
    const moved = redirected(flow, ends, scenario);
    const laid =
      moved.kind === 'frames' || moved.from === moved.to ? null : layPvcBetween(moved.from, moved.to)(scenario);
    if (laid?.ok === false) return laid;
    const outcome = setField({ of: 'flows', id }, [], moved, say('field.ends'))(laid?.scenario ?? scenario);
    if (!outcome.ok) return outcome;
    return done(outcome.scenario, say('flow.redirected', { flow: id }));
  };
