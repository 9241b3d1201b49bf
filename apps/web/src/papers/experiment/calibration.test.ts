import { collect, findExperiment, plan } from '@lanelab/papers';
import { describe, expect, test } from 'vitest';
import {
  type CalibrationFile,
  calibrationOf,
  calibrationSummary,
  comparedValue,
  fittedBand,
  fittedValue,
} from './calibration.ts';

const speed = (group: string, name: string) => ({
  key: `${group}.speed.${name}`,
  group,
  unit: '',
  value: 1.05,
  band: [1, 1.1] as const,
  identifiability: 'determined' as const,
  provenance: 'calibrated' as const,
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
      comparedOnly: null,
    },
    {
      group: 'curitiba',
      experiment: 'curitiba-fig7',
      key: 'best',
      paper: 21.618,
      fitted: 21.6,
      errorPercent: -0.1,
      leaveOneOutPercent: -1,
      comparedOnly: null,
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

  test('values that were fitted to have what the fit makes of them', () => {
    const rows = found('curitiba-table3').rows;
    expect(rows.find(({ key }) => key === 'Negro')).toMatchObject({
      standing: 'calibrated',
      paper: 114.231,
      simulated: 114.2,
      leaveOneOutPercent: 4.2,
    });
    expect(rows.find(({ key }) => key === 'Madeira')).toMatchObject({
      simulated: null,
      leaveOneOutPercent: null,
    });
  });

  test('a value that the fit left out is a prediction', () => {
    const rows = found('tut-table1').rows;
    const predicted = rows.filter(({ standing }) => standing !== 'calibrated');
    expect(predicted.map(({ key, standing }) => [key, standing])).toEqual([['lane-basso-sello', 'predicted']]);
  });

  test.each([
    ['detken-fig3', 'input'],
    ['curitiba-table2', 'arithmetic'],
  ])('what the values of %s were to the model: %s', (id, expected) => {
    const { rows } = found(id);
    expect(rows.length).toBeGreaterThan(0);
    for (const { standing } of rows) expect(standing).toBe(expected);
  });

  test('a blind prediction stays beside the value of now', () => {
    const total = found('tut-table2').rows.find(({ key }) => key === 'mpoa-total');
    expect(total).toMatchObject({ standing: 'afterwards', blind: { value: 124.81, engine: '0.1.0 (a39a4c9)' } });
  });

  test('a value that a rule was looked for after is no prediction', () => {
    const kinds = found('classic-comer-lin').rows.map(({ key, standing }) => [key, standing]);
    expect(kinds).toEqual([
      ['16-16', 'predicted'],
      ['16-24', 'afterwards'],
    ]);
  });

  test('values of other figures that the same parameters rest on', () => {
    expect(found('curitiba-table3').elsewhere.map(({ experiment }) => experiment)).toEqual(['curitiba-fig7']);
  });

  test('what was held, and what the fit left out, is not counted as fitted', () => {
    const [parameter] = file.parameters.slice(2);
    if (parameter === undefined) throw new Error('no parameter');
    const base = { group: 'tut', experiment: 'tut-table1', key: 'k', paper: 1, fitted: 1, errorPercent: 0 };
    const { parameters, elsewhere } = found('tut-table2', {
      parameters: [parameter, { ...parameter, key: 'held', provenance: 'assumed' }],
      rows: [
        { ...base, leaveOneOutPercent: 0, comparedOnly: null },
        { ...base, key: 'left out', leaveOneOutPercent: 0, comparedOnly: 'directions-alike' },
      ],
    });
    expect(parameters.map(({ key }) => key)).toEqual(['tut.speed.urku']);
    expect(elsewhere.map(({ key }) => key)).toEqual(['k']);
  });

  test('an empty file fits nothing', () => {
    const none = found('curitiba-table3', { parameters: [], rows: [] });
    expect(none.parameters).toEqual([]);
    expect(none.rows.map(({ simulated }) => simulated)).toEqual([null, null, null, null]);
    expect(calibrationSummary(none)).toBe('nothing fitted');
  });
});

test.each([
  [21.618, '21.618'],
  [226, '226'],
  [435_875, '435\u202f875'],
  [37_092.93, '37\u202f093'],
])('%d is written %s beside published values', (amount, words) => {
  expect(comparedValue(amount)).toBe(words);
});

test('calibrationSummary says how much was fitted to how much', () => {
  expect(calibrationSummary(found('curitiba-table3'))).toBe('1 parameter fitted to 5 values');
});

test.each([
  [{ unit: 'ps', value: 279_755_247, band: [279_755_247, 280_184_062] }, '279.76 µs', '279.76 to 280.18 µs'],
  [{ unit: 'ps', value: 9_569_263, band: [9_569_263, 9_586_509] }, '9.5693 µs', '9.5693 to 9.5865 µs'],
  [{ unit: 'ps/octet', value: 52_254, band: [46_178, 59_130] }, '52.254 ns/octet', '46.178 to 59.13 ns/octet'],
  [
    { unit: 'cells/s', value: 53_000, band: [52_981, 53_019] },
    '53\u2009000 cells/s',
    '52\u2009981 to 53\u2009019 cells/s',
  ],
  [{ unit: '', value: 1.0589, band: [1.0586, 1.0592] }, '1.0589', '1.0586 to 1.0592'],
] as const)('a fitted value stands in a unit that people read: %o', (fitted, value, band) => {
  const parameter = { ...speed('tut', 'urku'), ...fitted };
  expect(fittedValue(parameter)).toBe(value);
  expect(fittedBand(parameter)).toBe(band);
});
