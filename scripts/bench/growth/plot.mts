// The plot of how cost grows, by the chart package: node --import tsx plot.mts DATA.json FILE.svg
// Cost for each of what grows, against the smallest size: level is in proportion, and n log n rises a little.
import { readFileSync, writeFileSync } from 'node:fs';
import { type ChartData, renderFigure } from '../../../packages/charts/src/index.ts';

interface Sweep {
  readonly id: string;
  readonly short: string;
  readonly points: readonly { readonly size: number; readonly cost: number }[];
}

const SIZE = { width: 900, height: 520 };

function chartOf(sweeps: readonly Sweep[]): ChartData {
  const series = sweeps.map(({ id, short, points }) => {
    const [{ size, cost } = { size: 1, cost: 1 }] = points;
    const relative = points.map((point) => ({
      x: point.size / size,
      y: point.cost / point.size / (cost / size),
      ci95: null,
    }));
    return { key: id, name: short, value: null, points: relative };
  });
  const values = [...new Set(series.flatMap(({ points }) => points.map(({ x }) => x)))].toSorted((a, b) => a - b);
  return {
    form: 'lines',
    paper: '',
    label: '',
    title: 'How cost grows',
    question: 'What does one more cost when there are many?',
    x: { label: 'Size, times the smallest', unit: '', scale: 'log2', values },
    y: { label: 'CPU time for each, times that at the smallest size', unit: '' },
    seriesAxis: { label: 'What grows', unit: '' },
    series,
    references: [{ key: 'proportion', label: 'in proportion', y: 1 }],
    paperPoints: [],
    residuals: [],
    verdict: { words: '' },
    provenance: {
      engine: '',
      seed: 1,
      quality: 'full',
      qualityNote: '',
      durationPs: 0,
      scenarioHash: '',
      done: 0,
      total: 0,
      changed: [],
    },
  };
}

const [data = '', picture = ''] = process.argv.slice(2);
const sweeps: readonly Sweep[] = JSON.parse(readFileSync(data, 'utf8'));
const svg = renderFigure(chartOf(sweeps), { theme: 'light', ...SIZE, parts: 'plot' });
// A figure's own summary says how it stands to a paper.
const summary = 'CPU time for each of what grows, against its time at the smallest size.';
writeFileSync(picture, `${svg.replace(/aria-label="[^"]*"/, `aria-label="${summary}"`)}\n`);
