/** Networks for the store's tests, made by its own edits as a person would. */

import { mustParse, type Scenario } from '@lanelab/scenario';
import { setField } from './edits/field.ts';
import { addFlow } from './edits/flows.ts';
import { connect } from './edits/links.ts';
import { addNode } from './edits/nodes.ts';
import type { Edit } from './types.ts';

export const emptyScenario = (): Scenario =>
  mustParse({ lanelab: 2, model: { nodes: [], durationPs: 1_000_000_000_000 } });

/** A field of the scenario as its form sets it: `model.durationPs`. */
export const setScenario = (path: string, value: unknown): Edit =>
  setField({ of: 'scenario' }, path.split('.'), value, path);

/** What edits make of a document; throws where one is refused. */
export function edited(scenario: Scenario, ...edits: readonly Edit[]): Scenario {
  return edits.reduce((current, edit) => {
    const outcome = edit(current);
    if (!outcome.ok) throw new Error(outcome.why);
    return outcome.scenario;
  }, scenario);
}

/** Why an edit is refused; throws where it is not. */
export function refusal(scenario: Scenario, edit: Edit): string {
  const outcome = edit(scenario);
  if (outcome.ok) throw new Error(`not refused: ${outcome.did}`);
  return outcome.why;
}

/** H1 and H2 (nodes 1, 2) on S1, S2 (3, 4), which have a second path over S3 (5); a TCP stream from H1 to H2. Links 1 to 5. */
export const ring = (): Scenario =>
  edited(
    emptyScenario(),
    addNode('host', { x: 0, y: 0 }),
    addNode('host', { x: 400, y: 0 }),
    addNode('switch', { x: 100, y: 0 }),
    addNode('switch', { x: 300, y: 0 }),
    addNode('switch', { x: 200, y: 100 }),
    connect(1, 3),
    connect(2, 4),
    connect(3, 4),
    connect(3, 5),
    connect(4, 5),
    addFlow('tcp-stream', 1, 2),
  );

/** G1 and G2 (nodes 1, 2) on S1 (3); cells from G1 to G2. */
export const cells = (): Scenario =>
  edited(
    emptyScenario(),
    addNode('generator', { x: 0, y: 0 }),
    addNode('generator', { x: 200, y: 0 }),
    addNode('switch', { x: 100, y: 0 }),
    connect(1, 3),
    connect(2, 3),
    addFlow('cells', 1, 2),
  );
