/** A figure in a few sentences, for readers who hear it. */

import { say } from '@lanelab/messages/charts';
import { columnsOf } from './columns.ts';
import type { ChartData } from './data.ts';
import { inUnit, number, value, withUnit } from './format.ts';

/** The summary of a drawing names so many devices. */
const MOST_NAMED = 40;

function drawingSentence({ drawing }: ChartData): string {
  const nodes = drawing?.nodes ?? [];
  const names = nodes.slice(0, MOST_NAMED).map(({ name }) => name);
  return say('summary.shown', { names: names.join(', '), more: nodes.length - names.length });
}

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

/** Axes, extremes, the verdict and the reader's own values, a sentence each. */
function chartSentences(data: ChartData): readonly string[] {
  const points = [...valuesOf(data)];
  const [first] = points;
  if (first === undefined) return [say('summary.not-run')];
  const most = points.reduce((a, b) => (b.y > a.y ? b : a), first);
  const least = points.reduce((a, b) => (b.y < a.y ? b : a), first);
  const at = (x: number) => data.x.names?.[x] ?? inUnit(number(x), data.x.unit);
  const laid = [data.again, data.overlay].filter((overlay) => overlay !== undefined);
  return [
    say('summary.axes', {
      x: withUnit(data.x.label, data.x.unit),
      y: withUnit(data.y.label, data.y.unit),
    }),
    say('summary.range', {
      series: data.series.length,
      least: value(least.y),
      leastAt: at(least.x),
      most: inUnit(value(most.y), data.y.unit),
      mostAt: at(most.x),
    }),
    say('summary.verdict', { verdict: data.verdict.words }),
    ...laid.map(({ points: values, name }) => say('summary.overlay', { count: values.length, name })),
  ];
}

/** What the chart shows, its extremes and the verdict. */
export function summarySentence(data: ChartData): string {
  const { form, paper, label, title } = data;
  const head = say('summary.head', { form: say(`form.${form}`), paper, label, title });
  return [head, ...(form === 'drawing' ? [drawingSentence(data)] : chartSentences(data))].join(' ');
}
