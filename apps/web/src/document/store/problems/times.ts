/** What is planned for after the end. */

import { say as sayEdit } from '@lanelab/messages/edits';
import { say } from '@lanelab/messages/problems';
import type { Model } from '@lanelab/scenario';
import { formatPicoseconds } from '../../../base/format/duration.ts';
import { type Change, changeText } from '../../change-text.ts';
import { setField } from '../edits/field.ts';
import { done, refuse, withModel } from '../edits/model.ts';
import type { Edit, Problem } from '../types.ts';
import { problem, type Subject } from './problem.ts';

const lateId = (model: Model, change: Change): string => `late-change:${change.atPs}:${changeText(change, model)}`;

/** Takes back all that the problem of this id is about; a change may be planned twice. */
const withoutLate =
  (id: string): Edit =>
  (scenario) => {
    const { model } = scenario;
    const late = model.changes.filter((change) => lateId(model, change) === id);
    const [first] = late;
    if (first === undefined) return refuse(sayEdit('change.gone'));
    const changes = model.changes.filter((change) => !late.includes(change));
    return done(withModel(scenario, { changes }), sayEdit('change.taken-back', { change: changeText(first, model) }));
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
      sentence: say('late.change', { change: changeText(change, model), at: formatPicoseconds(change.atPs), end }),
      fix: { label: say('late.take-back'), edit: withoutLate(id) },
    });
  });
  const flows = model.flows.flatMap((flow, index) =>
    flow.kind === 'cells' || flow.startPs < model.durationPs
      ? []
      : problem({
          id: `late-flow:${flow.id}`,
          severity: 'warning',
          path: `model.flows[${index}].startPs`,
          sentence: say('late.flow', { flow: flow.id, at: formatPicoseconds(flow.startPs), end }),
          flows: [flow.id],
          fix: {
            label: say('late.start-at-0'),
            edit: setField({ of: 'flows', id: flow.id }, ['startPs'], 0, say('late.start-field')),
          },
        }),
  );
  return [...changes, ...flows];
}
