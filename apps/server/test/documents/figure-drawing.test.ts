import { collect, type DrawingExperiment, type FigureData, findExperiment, plan } from '@lanelab/papers';
import { findPreset } from '@lanelab/papers/presets';
import { describe, expect, test } from 'vitest';
import { draw } from '../../src/documents/figure-drawing.ts';
import { FIGURE_FORMATS } from '../../src/schemas/experiment.ts';

function figureOfSweep(): FigureData {
  const experiment = findExperiment('curitiba-fig7');
  if (experiment === null) throw new Error('no experiment');
  return collect(experiment, plan(experiment, 'quick'), { runs: new Map() });
}

const trace: FigureData = {
  ...figureOfSweep(),
  id: 'a-trace',
  form: 'scatter',
  x: { label: 'Sequence number', unit: '', scale: 'linear', values: [] },
  y: { label: 'Delta time', unit: 'ms' },
  seriesAxis: null,
  references: [],
  paperPoints: [],
  series: [
    { key: 'sent', name: 'sent', value: null, points: [], trace: { x: [1, 2, 3], y: [10, 0.1, 10] } },
    { key: 'received', name: 'received', value: null, points: [], trace: { x: [1, 3], y: [10, 11] } },
  ],
};

function figureOfDrawing(): FigureData {
  const base = findPreset('tut-mpoa')?.build;
  const common = findExperiment('curitiba-fig7');
  if (base === undefined || common === null) throw new Error('no preset');
  const experiment: DrawingExperiment = {
    ...common,
    kind: 'drawing',
    form: 'drawing',
    id: 'a-drawing',
    parameters: [],
    paperPoints: [],
    base,
    view: 'ip',
  };
  return collect(experiment, plan(experiment, 'quick'), { runs: new Map() });
}

describe.each([
  ['a trace', trace],
  ['a drawing', figureOfDrawing()],
])('%s', (_, data) => {
  test.each(FIGURE_FORMATS)('is sent as %s', (format) => {
    for (const theme of ['light', 'dark', 'projector'] as const)
      expect(draw(data, format, theme).length).toBeGreaterThan(50);
  });
});

test('CSV of a trace has its columns, and nothing where a packet never came', () => {
  expect(draw(trace, 'csv', 'light').toString()).toBe(
    'Sequence number,"sent, ms","received, ms"\r\n1,10,10\r\n2,0.1,\r\n3,10,11\r\n',
  );
});

test('JSON of a trace holds its columns, of a drawing its nodes', () => {
  expect(JSON.parse(draw(trace, 'json', 'light').toString())).toEqual(trace);
  expect(draw(figureOfDrawing(), 'json', 'light').toString()).toContain('"10.0.9.0/24"');
});

test('CSV of a drawing says what is joined to what', () => {
  expect(draw(figureOfDrawing(), 'csv', 'light').toString()).toContain(
    'ASN-9000,router,MPS,10.0.1.0/24; 10.0.2.0/24; 10.0.9.0/24',
  );
});
