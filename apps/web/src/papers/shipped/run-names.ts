/** A run of a figure by its place, as a reader knows it. */
import { list } from '@lanelab/messages';
import { say } from '@lanelab/messages/shipped';
import type { Axis, Experiment, PlacedRun } from '@lanelab/papers';
import { formatInteger } from '../../base/format/number.ts';

function axesOf(experiment: Experiment): readonly Axis[] {
  if (experiment.kind !== 'sweep') return [];
  return experiment.series === null ? [experiment.x] : [experiment.series, experiment.x];
}

const valueOf = ({ names, unit }: Axis, value: number): string =>
  names?.[value] ?? `${formatInteger(value)}\u00A0${unit}`.trim();

export function runName(experiment: Experiment, { coords, variant, repetition }: PlacedRun): string {
  const places = axesOf(experiment).flatMap((axis) => {
    const value = coords[axis.key];
    return value === undefined ? [] : [say('run.on-axis', { axis: axis.label, value: valueOf(axis, value) })];
  });
  const form = 'variants' in experiment ? experiment.variants.find(({ key }) => key === variant)?.name : undefined;
  const seed = repetition === 0 ? [] : [say('run.seed', { number: repetition + 1 })];
  return list([...(form === undefined ? [] : [form]), ...places, ...seed]);
}
