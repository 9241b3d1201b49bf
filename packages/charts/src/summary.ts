/** A figure in one sentence, for those who hear it. */

import type { ChartData } from './data.ts';
import { number, value } from './format.ts';

const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

const KINDS: Readonly<Record<ChartData['form'], string>> = {
  lines: 'Line chart',
  grid: 'Grid of values',
  bars: 'Bar chart',
  table: 'Table chart',
  surface: 'Surface as lines',
  utilisation: 'Bar chart',
  account: 'Stacked bar chart',
  scatter: 'Scatter chart',
  schedule: 'Schedule',
  histogram: 'Histogram',
  cdf: 'Distribution',
  drawing: 'Network',
};

function overlayWords({ overlay }: ChartData): string {
  if (overlay === undefined) return '';
  const count = overlay.points.length;
  return ` ${number(count)} value${count === 1 ? '' : 's'} of ${overlay.name} lie${count === 1 ? 's' : ''} over it.`;
}

/** What the chart shows, its extremes and the verdict. */
export function summarySentence(data: ChartData): string {
  const points = data.series.flatMap((series) =>
    series.points.flatMap((point) => (point.y === null ? [] : [{ y: point.y, x: point.x, series: series.name }])),
  );
  const head = `${KINDS[data.form]}, ${data.paper} ${data.label}. ${sentence(data.title)}`;
  const [first] = points;
  if (first === undefined) return `${head} Not run here yet.`;
  const top = points.reduce((a, b) => (b.y > a.y ? b : a), first);
  const least = points.reduce((a, b) => (b.y < a.y ? b : a), first);
  const at = (x: number) => data.x.names?.[x] ?? `${number(x)}${data.x.unit === '' ? '' : ` ${data.x.unit}`}`;
  const series = data.series.length > 1 ? `${data.series.length} series of ` : '';
  return (
    `${head} ${series}${data.y.label} by ${data.x.label.toLowerCase()}: from ${value(least.y)} at ${at(least.x)} ` +
    `to ${value(top.y)} ${data.y.unit} at ${at(top.x)}. Against the paper: ${data.verdict.words}.${overlayWords(data)}`
  );
}
