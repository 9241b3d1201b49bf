/** Edits of where a flow begins and ends: the permanent VC that it then needs comes along. */

import type { Flow } from '@lanelab/scenario';
import type { Edit } from '../types.ts';
import { recordWords, setField } from './field.ts';
import { layPvcBetween } from './flows.ts';
import { done, refuse } from './model.ts';

/** Another sender or receiver for a flow between hosts. */
export const redirectFlow =
  (id: number, ends: { readonly from?: number; readonly to?: number }): Edit =>
  (scenario) => {
    const flow = scenario.model.flows.find((candidate) => candidate.id === id);
    if (flow === undefined) return refuse(`There is no flow ${id}; select another.`);
    if (flow.kind === 'cells') return refuse('Where cells go, the switches say; change their tables of connections.');
    const moved: Flow = { ...flow, ...ends };
    const laid = moved.from === moved.to ? null : layPvcBetween(moved.from, moved.to)(scenario);
    if (laid?.ok === false) return laid;
    const outcome = setField({ of: 'flows', id }, [], moved, 'ends')(laid?.scenario ?? scenario);
    if (!outcome.ok) return outcome;
    const index = scenario.model.flows.indexOf(flow);
    return done(outcome.scenario, `Redirected ${recordWords(scenario, `model.flows[${index}]`)}`);
  };
