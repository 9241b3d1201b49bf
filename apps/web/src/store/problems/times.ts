/** What is planned for after the end. */

import { formatPicoseconds } from '../../format/duration.ts';
import { changeWords, removeChange } from '../edits/changes.ts';
import { setField } from '../edits/field.ts';
import type { Problem } from '../types.ts';
import { problem, type Subject } from './problem.ts';

export function timeProblems({ model }: Subject): readonly Problem[] {
  const end = formatPicoseconds(model.durationPs);
  const changes = model.changes.flatMap((change, index) =>
    change.atPs < model.durationPs
      ? []
      : problem({
          id: `late-change:${index}`,
          severity: 'warning',
          path: `model.changes[${index}].atPs`,
          sentence: `To ${changeWords(model, change)} is planned for ${formatPicoseconds(change.atPs)}, but the run ends at ${end}.`,
          fix: { label: 'Take it from the plan', edit: removeChange(index) },
        }),
  );
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
