/** What stands between a figure's title and its chart: the keys of its marks, and the verdict in words. */

import { say } from '@lanelab/messages/charts';
import { lostOf, panelsOf } from './columns.ts';
import type { ChartData, ChartForm, ChartPoint } from './data.ts';
import { colourOf, hue, isYardstick } from './hues.ts';
import { cross, line, ring, square, whiskers } from './marks.ts';
import { el, text } from './svg.ts';
import { stripColour } from './table-bars.ts';
import { textWidth, wrap } from './text-width.ts';
import { mix, type Theme } from './theme.ts';

interface LegendEntry {
  readonly label: string;
  readonly mark: (x: number, y: number) => string;
}

/** What rings are, and whose their whiskers are. */
function paperName(points: ChartData['paperPoints']): 'theory' | 'paper' | 'paper-with-range' | 'paper-with-reading' {
  if (points.every(({ isTheory }) => isTheory)) return 'theory';
  if (points.some(({ spread }) => spread === 'reading')) return 'paper-with-reading';
  const hasRange = points.some(({ yError, xError }) => yError !== null || xError !== null);
  return hasRange ? 'paper-with-range' : 'paper';
}

function legendEntries(theme: Theme, data: ChartData): readonly LegendEntry[] {
  const half = theme.small * 0.45;
  const swatch = (colour: string) => (x: number, y: number) =>
    el('rect', { x, y: y - half, width: 2 * half, height: 2 * half, fill: colour });
  const disc = (colour: string) => (x: number, y: number) =>
    el('circle', { cx: x + half, cy: y, r: theme.dot, fill: colour });
  const paper: LegendEntry = {
    label: say(`legend.${paperName(data.paperPoints)}`),
    mark: (x, y) => ring(theme, x + half, y),
  };
  const limits: LegendEntry = {
    label: say('legend.limit'),
    mark: (x, y) => line(x - 2, y, x + 2 * half + 4, y, theme.edge, theme.stroke, '1 4'),
  };
  const inPanel = Math.max(1, ...panelsOf(data).map(({ series }) => series.length));
  const simulated = data.series.map(
    ({ name }, index): LegendEntry =>
      data.form === 'table'
        ? { label: name, mark: disc(stripColour(theme, index, inPanel)) }
        : { label: data.series.length === 1 ? say('legend.simulated') : name, mark: swatch(hue(theme, index)) },
  );
  const stroke = (x: number, y: number) => line(x, y, x + 2 * half, y, theme.data, theme.stroke * 1.5);
  const each = data.series.map(
    (series): LegendEntry => ({
      label: series.name,
      mark: (x, y) =>
        isYardstick(series) && data.form === 'scatter'
          ? el('circle', {
              cx: x + half,
              cy: y,
              r: theme.dot * 1.1,
              fill: 'none',
              stroke: colourOf(theme, data, series),
              'stroke-width': theme.hair,
            })
          : isYardstick(series)
            ? line(x - 3, y, x + 2 * half + 3, y, colourOf(theme, data, series), theme.stroke, '6 4')
            : data.form === 'scatter'
              ? disc(colourOf(theme, data, series))(x, y)
              : swatch(colourOf(theme, data, series))(x, y),
    }),
  );
  const named = [...new Map(each.map((entry) => [entry.label, entry])).values()];
  const own: Readonly<Record<ChartForm, readonly LegendEntry[]>> = {
    lines: [{ label: say('legend.simulated'), mark: stroke }],
    grid: [{ label: say('legend.simulated'), mark: swatch(theme.data) }],
    bars: simulated,
    table: simulated.slice(0, inPanel),
    scatter: named,
    histogram: named,
    cdf: named,
    schedule: named,
    utilisation: data.series.length > 1 ? named : [{ label: say('legend.simulated'), mark: swatch(theme.data) }],
    account: [],
    stack: [],
    surface: [{ label: say('legend.simulated'), mark: stroke }],
    drawing: [],
  };
  const points = data.series.flatMap((series) => series.points);
  const has = (key: keyof ChartPoint) => points.some((point) => (point[key] ?? 0) !== 0);
  const spread = (label: string): LegendEntry => ({
    label,
    mark: (x, y) => whiskers(theme, x + half, y - half, x + half, y + half, theme.data),
  });
  return [
    ...own[data.form],
    ...(data.paperPoints.length > 0 ? [paper] : []),
    ...(has('deviation')
      ? [spread(say('legend.mean-deviation'))]
      : has('ci95')
        ? [spread(say('legend.confidence'))]
        : []),
    ...(has('band')
      ? [{ label: say(`legend.${data.bandsOver ?? 'fits'}`), mark: swatch(mix(theme.paper, theme.data, 0.3)) }]
      : []),
    ...(data.form === 'scatter' && hasLost(data)
      ? [
          {
            label: say('legend.lost'),
            mark: (x: number, y: number) => line(x + half, y - half, x + half, y + half, theme.lost, theme.stroke),
          },
        ]
      : []),
    ...(data.references.length > 0 ? [limits] : []),
    ...(data.prediction === undefined
      ? []
      : [
          {
            label: data.prediction.name,
            mark: (x: number, y: number) => line(x - 3, y, x + 2 * half + 4, y, theme.ink, theme.stroke, '5 4'),
          },
        ]),
    ...(data.again === undefined
      ? []
      : [{ label: data.again.name, mark: (x: number, y: number) => square(theme, x + half, y) }]),
    ...(data.overlay === undefined
      ? []
      : [{ label: data.overlay.name, mark: (x: number, y: number) => cross(theme, x + half, y) }]),
  ];
}

const hasLost = (data: ChartData): boolean =>
  panelsOf(data).some(({ series }) =>
    series.some((entry) => !isYardstick(entry) && (lostOf(entry, series.find(isYardstick)) ?? []).length > 0),
  );

/** One row of keys; those that find no room are left to the chart's own words. */
export function drawLegend(theme: Theme, data: ChartData, x: number, y: number, width: number): string {
  const parts: string[] = [];
  let at = x;
  for (const { label, mark } of legendEntries(theme, data)) {
    const end = at + theme.small * 1.5 + textWidth(label, theme.small, theme.body);
    if (end > x + width) break;
    parts.push(mark(at, y));
    parts.push(
      text(at + theme.small * 1.5, y + theme.small * 0.36, label, {
        size: theme.small,
        weight: theme.body,
        fill: theme.ink,
      }),
    );
    at = end + theme.small * 1.8;
  }
  return parts.join('');
}

/** The verdict in a box, its right edge at `right`. */
export function drawVerdict(
  theme: Theme,
  data: ChartData,
  right: number,
  y: number,
  width: number,
): { markup: string; width: number } {
  const [words = ''] = wrap(data.verdict.words, width - theme.small * 2, theme.small, theme.medium500);
  const shown = words === data.verdict.words ? words : `${words}\u2026`;
  const inner = textWidth(shown, theme.small, theme.medium500);
  const pad = theme.small * 0.7;
  const height = theme.small * 1.9;
  const box = el('rect', {
    x: right - inner - 2 * pad,
    y: y - height / 2,
    width: inner + 2 * pad,
    height,
    rx: 4,
    fill: theme.paper,
    stroke: theme.edge,
    'stroke-width': theme.hair,
  });
  const label = text(right - pad, y + theme.small * 0.36, shown, {
    size: theme.small,
    weight: theme.medium500,
    fill: theme.ink,
    anchor: 'end',
  });
  return { markup: box + label, width: inner + 2 * pad };
}
