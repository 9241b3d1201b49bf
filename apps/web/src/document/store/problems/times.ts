/** What is planned for after the end. */

import type { Model } from '@lanelab/scenario';
import { formatPicoseconds } from '../../../base/format/duration.ts';
import { type Change, changeWords } from '../edits/changes.ts';
import { setField } from '../edits/field.ts';
import { done, refuse, withModel } from '../edits/model.ts';
import type { Edit, Problem } from '../types.ts';
import { problem, type Subject } from './problem.ts';

const lateId = (model: Model, change: Change): string => `late-change:${change.atPs}:${changeWords(model, change)}`;

/** Takes back all that the problem of this id is about; a change may be planned twice. */
const withoutLate =
  (id: string): Edit =>
  (scenario) => {
    const { model } = scenario;
    const late = model.changes.filter((change) => lateId(model, change) === id);
    const [first] = late;
    if (first === undefined) return refuse('This change is not planned any more.');
    const changes = model.changes.filter((change) => !late.includes(change));
    return done(withModel(scenario, { changes }), `No longer to ${changeWords(model, first)}`);
  };

export function timeProblems({ model }: Subject): readonly Problem[] {
  const end = formatPicoseconds(model.durationPs);
  const planned = new Set<string>();
  const changes = model.changes.flatMap((change, index) => {
    const id = lateId(model, change);
    if (change.atPs < model.durationPs || planned.has(id)) return [];
    planned.add(id);
    return problem({
      id,
      severity: 'warning',
      path: `model.changes[${index}].atPs`,
      sentence: `To ${changeWords(model, change)} is planned for ${formatPicoseconds(change.atPs)}, but the run ends at ${end}.`,
      fix: { label: 'Take it from the plan', edit: withoutLate(id) },
    });
  });
  const flows = model.flows.flatMap((flow, index) =>
    flow.kind === 'cells' || flow.startPs < model.durationPs
      ? []
      : problem({
          id: `late-flow:${flow.id}`,
          severity: 'warning',
          path: `model.flows[${index}].startPs`,
          sentence: `Flow ${flow.id} starts at ${formatPicoseconds(flow.startPs)}, but the run ends at ${end}.`,
          flows: [flow.id],
          fix: {
            label: 'Start it at 0',
            edit: setField({ of: 'flows', id: flow.id }, ['startPs'], 0, 'the start'),
          },
        }),
  );
  return [...changes, ...flows];
}
