/**
 * Thousands of points: delta time against sequence number, what was sent as grey rings under what was received. A series is
 * one path, and points that would cover one another are drawn once.
 */

import { say } from '@lanelab/messages/charts';
import type { Box } from './box.ts';
import { bottom } from './box.ts';
import { columnsOf, lostOf, type Panel } from './columns.ts';
import type { ChartData, ChartSeries, ChartTrace } from './data.ts';
import { number } from './format.ts';
import { drawFrame, drawStamp, type Plot } from './frame.ts';
import { colourOf, isYardstick } from './hues.ts';
import { el } from './svg.ts';
import type { Theme } from './theme.ts';

/** Points nearer than this are one, px. */
const GRAIN = 1;

/** Places of a trace's values on the grain's raster, each once, as relative moves. */
function places({ x: xs, y: ys }: ChartTrace, { x, y }: Plot): string {
  const taken = new Set<number>();
  let path = '';
  let [px, py] = [0, 0];
  xs.forEach((at, index) => {
    const amount = ys[index] ?? null;
    if (amount === null) return;
    const [column, row] = [Math.round(x(at) / GRAIN), Math.round(y(amount) / GRAIN)];
    const cell = row * 65_536 + column;
    if (taken.has(cell)) return;
    taken.add(cell);
    path += path === '' ? `M${column * GRAIN} ${row * GRAIN}` : `m${(column - px) * GRAIN} ${(row - py) * GRAIN}`;
    path += 'h0';
    [px, py] = [column, row];
  });
  return path;
}

function drawSeries(plot: Plot, series: ChartSeries): string {
  const { theme, data, isStamp } = plot;
  const trace = columnsOf(series);
  const colour = colourOf(theme, data, series);
  const d = places(trace, plot);
  const dots = (ink: string, width: number, extra = {}) =>
    el('path', { ...extra, d, fill: 'none', stroke: ink, 'stroke-width': width, 'stroke-linecap': 'round' });
  const width = isStamp ? 2.6 : theme.dot * 1.3;
  const group = { class: 'series', 'data-series': series.key };
  if (!isYardstick(series)) return dots(colour, width, group);
  // Rings: dots, and smaller ones of paper on them; where rings meet, their common outline is left.
  return dots(colour, width * 1.9, group) + dots(theme.paper, width * 1.9 - 2 * theme.hair);
}

const sentOf = ({ series }: Panel): ChartSeries | undefined => series.find(isYardstick);

/** What never came: a red tick on the baseline at its number. */
function drawLost(plot: Plot, series: ChartSeries): string {
  const { theme, box, panel, x, isStamp } = plot;
  const lost = isStamp || isYardstick(series) ? null : lostOf(series, sentOf(panel));
  const columns = new Set((lost ?? []).map((at) => Math.round(x(at))));
  if (columns.size === 0) return '';
  const [base, height] = [Math.round(bottom(box)), Math.round(theme.small * 0.7)];
  const d = [...columns].map((place) => `M${place} ${base}v${-height}`).join('');
  return el('path', { class: 'lost', d, stroke: theme.lost, 'stroke-width': theme.stroke });
}

const marks = (plot: Plot): string => {
  const ordered = plot.panel.series.toSorted((a, b) => Number(isYardstick(b)) - Number(isYardstick(a)));
  return ordered.map((series) => drawSeries(plot, series) + drawLost(plot, series)).join('');
};

/** How many packets of a panel were lost; empty where nothing says what was sent. */
function lostWords(panel: Panel): string {
  const counts = panel.series.flatMap((series) =>
    isYardstick(series) ? [] : (lostOf(series, sentOf(panel))?.length ?? []),
  );
  return counts.length === 0 ? '' : say('lost-count', { count: number(counts.reduce((sum, lost) => sum + lost, 0)) });
}

const OPTIONS = { margin: 0, remark: lostWords } as const;

export const drawScatter = (theme: Theme, data: ChartData, box: Box): string =>
  drawFrame(theme, data, box, marks, OPTIONS);

export const drawScatterThumbnail = (theme: Theme, data: ChartData, box: Box): string =>
  drawStamp(theme, data, box, marks, OPTIONS);
