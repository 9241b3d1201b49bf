/** A figure as SVG text: question, finding, legend, chart, caption. Data in, text out; no DOM. */

import { drawBars, drawBarsThumbnail, hue } from './bars.ts';
import type { Box } from './box.ts';
import type { ChartData } from './data.ts';
import { duration, number, shortHash } from './format.ts';
import { drawLines, drawLinesThumbnail } from './lines.ts';
import { line, ring } from './marks.ts';
import { summarySentence } from './summary.ts';
import { el, svg, text } from './svg.ts';
import { drawTable, drawTableThumbnail } from './table-bars.ts';
import { balance, textWidth, wrap } from './text-width.ts';
import { mix, THEMES, type Theme, type ThemeName } from './theme.ts';

export interface FigureOptions {
  readonly theme: ThemeName;
  readonly width: number;
  readonly height: number;
  /**
   * `whole`: a figure that stands alone, for export. `plot`: the chart under a page's own headings.
   * `thumbnail`: marks and rings without words. Default `whole`.
   */
  readonly parts?: 'whole' | 'plot' | 'thumbnail';
}

function drawChart(theme: Theme, data: ChartData, box: Box): string {
  if (data.form === 'lines') return drawLines(theme, data, box);
  return data.form === 'bars' ? drawBars(theme, data, box) : drawTable(theme, data, box);
}

function drawThumbnail(theme: Theme, data: ChartData, box: Box): string {
  if (data.form === 'lines') return drawLinesThumbnail(theme, data, box);
  return data.form === 'bars' ? drawBarsThumbnail(theme, data, box) : drawTableThumbnail(theme, data, box);
}

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
  const own: readonly LegendEntry[] =
    data.form === 'lines'
      ? [{ label: 'simulated', mark: (x, y) => line(x, y, x + 2 * half, y, theme.data, theme.stroke * 1.5) }]
      : data.form === 'table'
        ? simulated.slice(0, 2)
        : simulated;
  return [
    ...own,
    ...(data.paperPoints.some(({ y }) => y !== null) ? [paper] : []),
    ...(data.references.length > 0 ? [limits] : []),
  ];
}

/** One row of keys; those that find no room are left to the chart's own words. */
function drawLegend(theme: Theme, data: ChartData, x: number, y: number, width: number): string {
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

function drawVerdict(
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

/** Where every number of the figure comes from. */
export function captionText(data: ChartData): string {
  const { provenance } = data;
  const calculated = data.form === 'table';
  const runs =
    provenance.done === provenance.total ? `${provenance.total}` : `${provenance.done} of ${provenance.total}`;
  const parts = [
    calculated
      ? 'Calculated by the encapsulation code, no run'
      : `${runs} run${provenance.total === 1 ? '' : 's'} of ${duration(provenance.durationPs)}, seed ${number(provenance.seed)}`,
    ...(provenance.engine === '' ? [] : [`engine ${provenance.engine}`]),
    `scenario ${shortHash(provenance.scenarioHash)}`,
  ];
  const quality = provenance.quality === 'quick' && !calculated ? ` Quick: ${provenance.qualityNote}.` : '';
  const changed = provenance.changed.length > 0 ? ` Changed: ${provenance.changed.join('; ')}.` : '';
  const stories = new Set([...Object.values(data.x.marked ?? {}), ...Object.values(data.seriesAxis?.marked ?? {})]);
  const marked = [...stories].map((story) => ` * ${story}.`).join('');
  const missing = data.paperPoints.some(({ y }) => y === null) ? ' No reference value yet.' : '';
  return `${parts.join(', ')}.${quality}${changed} Paper: ${data.paper}, ${data.label.toLowerCase()}.${missing}${marked}`;
}

function drawWhole(theme: Theme, data: ChartData, width: number, height: number): string {
  const margin = Math.min(40, width * 0.04);
  const inner = width - 2 * margin;
  const title = Math.min(theme.title, width * 0.036);
  const lines = balance(data.title, inner, title, theme.titleWeight);
  const caption = wrap(captionText(data), inner, theme.small, theme.body);
  let y = margin * 0.8 + theme.question;
  const parts = [text(margin, y, data.question, { size: theme.question, weight: theme.body, fill: theme.muted })];
  for (const words of lines) {
    y += title * 1.24;
    parts.push(
      text(
        margin,
        y,
        words,
        { size: title, weight: theme.titleWeight, fill: theme.ink, anchor: 'start' },
        { 'letter-spacing': '-0.015em' },
      ),
    );
  }
  y += theme.small * 2;
  const verdict = drawVerdict(theme, data, width - margin, y, inner * 0.6);
  parts.push(verdict.markup, drawLegend(theme, data, margin, y, inner - verdict.width - theme.small));
  y += theme.small * 1.8;
  const foot = caption.length * theme.small * 1.4 + margin * 0.6;
  parts.push(
    drawChart(theme, data, { x: margin, y, width: inner, height: Math.max(60, height - y - foot - theme.small) }),
  );
  caption.forEach((words, index) => {
    parts.push(
      text(margin, height - foot + theme.small + index * theme.small * 1.4, words, {
        size: theme.small,
        weight: theme.body,
        fill: theme.muted,
      }),
    );
  });
  return parts.join('');
}

export function renderFigure(data: ChartData, options: FigureOptions): string {
  const theme = THEMES[options.theme];
  const { width, height, parts = 'whole' } = options;
  const box = { x: 0, y: 0, width, height };
  const drawing =
    parts === 'whole'
      ? drawWhole(theme, data, width, height)
      : parts === 'plot'
        ? drawChart(theme, data, box)
        : drawThumbnail({ ...theme, ring: 3.5, dot: 2.5, stroke: 1.5, small: 12, medium: 12 }, data, box);
  return svg(width, height, theme.paper, summarySentence(data), drawing);
}
