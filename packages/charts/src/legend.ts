/** What stands between a figure's title and its chart: the keys of its marks, and the verdict in words. */

import { hue } from './bars.ts';
import type { ChartData } from './data.ts';
import { cross, line, ring } from './marks.ts';
import { el, text } from './svg.ts';
import { textWidth, wrap } from './text-width.ts';
import { mix, type Theme } from './theme.ts';

interface LegendEntry {
  readonly label: string;
  readonly mark: (x: number, y: number) => string;
}

function legendEntries(theme: Theme, data: ChartData): readonly LegendEntry[] {
  const half = theme.small * 0.45;
  const swatch = (colour: string) => (x: number, y: number) =>
    el('rect', { x, y: y - half, width: 2 * half, height: 2 * half, fill: colour });
  const disc = (colour: string) => (x: number, y: number) =>
    el('circle', { cx: x + half, cy: y, r: theme.dot, fill: colour });
  const paper: LegendEntry = {
    label: data.paperPoints.some(({ yError, xError }) => yError !== null || xError !== null)
      ? 'paper, with its range'
      : 'paper',
    mark: (x, y) => ring(theme, x + half, y),
  };
  const limits: LegendEntry = {
    label: 'limit by overhead alone',
    mark: (x, y) => line(x - 2, y, x + 2 * half + 4, y, theme.edge, theme.stroke, '1 4'),
  };
  const simulated = data.series.map(
    ({ name }, index): LegendEntry =>
      data.form === 'table'
        ? { label: name, mark: disc(name === data.series[1]?.name ? mix(theme.data, theme.ink, 0.7) : theme.data) }
        : { label: data.series.length === 1 ? 'simulated' : name, mark: swatch(hue(theme, index)) },
  );
  const stroke = (x: number, y: number) => line(x, y, x + 2 * half, y, theme.data, theme.stroke * 1.5);
  const lines = [{ label: 'simulated', mark: stroke }];
  const own: Readonly<Record<ChartData['form'], readonly LegendEntry[]>> = {
    lines,
    grid: [{ label: 'simulated', mark: swatch(theme.data) }],
    bars: simulated,
    table: simulated.slice(0, 2),
    surface: lines,
    utilisation: simulated,
    account: simulated,
    scatter: simulated,
    schedule: simulated,
    histogram: simulated,
    cdf: simulated,
    drawing: [],
  };
  return [
    ...own[data.form],
    ...(data.paperPoints.some(({ y }) => y !== null) ? [paper] : []),
    ...(data.references.length > 0 ? [limits] : []),
    ...(data.overlay === undefined
      ? []
      : [{ label: data.overlay.name, mark: (x: number, y: number) => cross(theme, x + half, y) }]),
  ];
}

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
