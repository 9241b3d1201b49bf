/** A figure in one sentence, for those who hear it. */

import { columnsOf } from './columns.ts';
import type { ChartData } from './data.ts';
import { inSentence, number, value } from './format.ts';

const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

const KINDS = {
  lines: 'Line chart',
  grid: 'Grid of values',
  bars: 'Bar chart',
  table: 'Table chart',
  scatter: 'Scatter plot',
  histogram: 'Histogram',
  cdf: 'Distribution function',
  schedule: 'Schedule',
  utilisation: 'Bars of utilisation',
  account: 'Stacked bars',
  stack: 'Stacked bars',
  surface: 'Small line charts',
  drawing: 'Drawing',
} as const;

function drawingWords({ drawing }: ChartData): string {
  const nodes = drawing?.nodes ?? [];
  const names = nodes.slice(0, MOST_SAID).map(({ name }) => name);
  const more = nodes.length - names.length;
  return `Shown: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

/** A drawing's summary names so many devices. */
const MOST_SAID = 40;

/** All values, those of traces too. */
function* valuesOf(data: ChartData): Generator<{ readonly x: number; readonly y: number }> {
  for (const series of data.series) {
    const { x: xs, y: ys } = columnsOf(series);
    for (const [index, x] of xs.entries()) {
      const y = ys[index] ?? null;
      if (y !== null) yield { x, y };
    }
  }
}

function overlayWords({ overlay }: ChartData): string {
  if (overlay === undefined) return '';
  const count = overlay.points.length;
  return ` ${number(count)} value${count === 1 ? '' : 's'} of ${overlay.name} lie${count === 1 ? 's' : ''} over it.`;
}

/** What the chart shows, its extremes and the verdict. */
export function summarySentence(data: ChartData): string {
  const points = [...valuesOf(data)];
  const head = `${KINDS[data.form]}, ${data.paper} ${data.label}. ${sentence(data.title)}`;
  if (data.form === 'drawing') return `${head} ${drawingWords(data)}`;
  const [first] = points;
  if (first === undefined) return `${head} Not run here yet.`;
  const top = points.reduce((a, b) => (b.y > a.y ? b : a), first);
  const least = points.reduce((a, b) => (b.y < a.y ? b : a), first);
  const at = (x: number) => data.x.names?.[x] ?? `${number(x)}${data.x.unit === '' ? '' : ` ${data.x.unit}`}`;
  const series = data.series.length > 1 ? `${data.series.length} series of ` : '';
  return (
    `${head} ${series}${data.y.label} by ${inSentence(data.x.label)}: from ${value(least.y)} at ${at(least.x)} ` +
    `to ${value(top.y)} ${data.y.unit} at ${at(top.x)}. Against the paper: ${data.verdict.words}.${overlayWords(data)}`
  );
}
