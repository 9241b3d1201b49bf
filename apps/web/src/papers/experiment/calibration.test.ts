import { collect, findExperiment, plan } from '@lanelab/papers';
import { describe, expect, test } from 'vitest';
import { type CalibrationFile, calibrationOf, calibrationSummary } from './calibration.ts';

const speed = (group: string, name: string) => ({
  key: `${group}.speed.${name}`,
  group,
  unit: '',
  value: 1.05,
  band: [1, 1.1] as const,
  identifiability: 'determined' as const,
  note: 'calibrated.host-speed' as const,
  paths: [`model.nodes.${name}.cpu.speed`],
});

const file: CalibrationFile = {
  parameters: [speed('curitiba', 'Negro'), speed('curitiba', 'Somewhere else'), speed('tut', 'urku')],
  rows: [
    {
      group: 'curitiba',
      experiment: 'curitiba-table3',
      key: 'Negro',
      paper: 114.231,
      fitted: 114.2,
      errorPercent: -0.03,
      leaveOneOutPercent: 4.2,
    },
    {
      group: 'curitiba',
      experiment: 'curitiba-fig7',
      key: 'best',
      paper: 21.618,
      fitted: 21.6,
      errorPercent: -0.1,
      leaveOneOutPercent: -1,
    },
  ],
};

function found(id: string, from = file) {
  const experiment = findExperiment(id);
  if (experiment === null) throw new Error(`no experiment ${id}`);
  const figure = collect(experiment, plan(experiment, 'quick'), { runs: new Map() });
  return calibrationOf(experiment, figure, experiment.base(), from);
}

describe('calibrationOf', () => {
  test('parameters of the devices that the network has, of the group that was fitted', () => {
    expect(found('curitiba-table3').parameters.map(({ key }) => key)).toEqual(['curitiba.speed.Negro']);
  });

  test('values that were fitted to are told apart from those that are predicted', () => {
    const rows = found('curitiba-table3').rows;
    expect(rows.find(({ key }) => key === 'Negro')).toMatchObject({
      kind: 'fitted',
      paper: 114.231,
      simulated: 114.2,
      leaveOneOutPercent: 4.2,
    });
    expect(rows.find(({ key }) => key === 'Madeira')).toMatchObject({
      kind: 'predicted',
      simulated: null,
      leaveOneOutPercent: null,
    });
  });

  test('values of other figures that the same parameters rest on', () => {
    expect(found('curitiba-table3').elsewhere.map(({ experiment }) => experiment)).toEqual(['curitiba-fig7']);
  });

  test('an empty file fits nothing, and the figure’s values are predictions', () => {
    const none = found('curitiba-table3', { parameters: [], rows: [] });
    expect(none.parameters).toEqual([]);
    expect(none.rows.every(({ kind }) => kind === 'predicted')).toBe(true);
    expect(calibrationSummary(none)).toBe('nothing fitted');
  });
});

test('calibrationSummary says how much was fitted to how much', () => {
  expect(calibrationSummary(found('curitiba-table3'))).toBe('1 parameter fitted to 2 values');
});
