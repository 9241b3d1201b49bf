/** A figure as SVG text: question, finding, legend, chart, caption. Data in, text out; no DOM. */

import { say } from '@lanelab/messages/charts';
import { drawBars, drawBarsThumbnail, needsLegend } from './bars.ts';
import { type Box, inset } from './box.ts';
import type { ChartData } from './data.ts';
import { drawDrawing, drawDrawingThumbnail } from './drawing.ts';
import { duration, number, shortHash } from './format.ts';
import { drawGrid, drawGridThumbnail } from './grid.ts';
import { drawHistogram, drawHistogramThumbnail } from './histogram.ts';
import { drawLegend, drawVerdict } from './legend.ts';
import { drawLines, drawLinesThumbnail } from './lines.ts';
import { drawScatter, drawScatterThumbnail } from './scatter.ts';
import { drawStacked, drawStackedThumbnail } from './stacked.ts';
import { drawCdf, drawCdfThumbnail, drawSchedule, drawScheduleThumbnail } from './steps.ts';
import { summarySentence } from './summary.ts';
import { drawSurface, drawSurfaceThumbnail } from './surface.ts';
import { svg, text } from './svg.ts';
import { drawTable, drawTableThumbnail } from './table-bars.ts';
import { balance, wrap } from './text-width.ts';
import { THEMES, type Theme, type ThemeName } from './theme.ts';
import { drawUtilisation, drawUtilisationThumbnail } from './utilisation.ts';

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

type Draw = (theme: Theme, data: ChartData, box: Box) => string;

const CHARTS: Readonly<Record<ChartData['form'], { readonly chart: Draw; readonly thumbnail: Draw }>> = {
  lines: { chart: drawLines, thumbnail: drawLinesThumbnail },
  grid: { chart: drawGrid, thumbnail: drawGridThumbnail },
  bars: { chart: drawBars, thumbnail: drawBarsThumbnail },
  table: { chart: drawTable, thumbnail: drawTableThumbnail },
  scatter: { chart: drawScatter, thumbnail: drawScatterThumbnail },
  histogram: { chart: drawHistogram, thumbnail: drawHistogramThumbnail },
  cdf: { chart: drawCdf, thumbnail: drawCdfThumbnail },
  schedule: { chart: drawSchedule, thumbnail: drawScheduleThumbnail },
  utilisation: { chart: drawUtilisation, thumbnail: drawUtilisationThumbnail },
  account: { chart: drawStacked, thumbnail: drawStackedThumbnail },
  stack: { chart: drawStacked, thumbnail: drawStackedThumbnail },
  surface: { chart: drawSurface, thumbnail: drawSurfaceThumbnail },
  drawing: { chart: drawDrawing, thumbnail: drawDrawingThumbnail },
};

/** Tables and stacks without a run behind any value. */
const isCalculated = ({ form, series }: ChartData): boolean =>
  (form === 'table' || form === 'stack') &&
  series.every(({ points }) => points.every(({ runs }) => runs === undefined || runs.length === 0));

/** The sentence about the runs behind the figure. */
function originSentence(data: ChartData): string {
  const { provenance } = data;
  const source = {
    engine: provenance.engine === '' ? 'none' : provenance.engine,
    scenario: shortHash(provenance.scenarioHash),
  };
  if (data.form === 'drawing') return say('caption.drawn', source);
  if (isCalculated(data)) return say('caption.calculated', source);
  const { done, total } = provenance;
  const runs = { ...source, total, duration: duration(provenance.durationPs), seed: number(provenance.seed) };
  return done === total ? say('caption.runs', runs) : say('caption.runs-so-far', { ...runs, done });
}

/** Where every number of the figure comes from. */
export function captionText(data: ChartData): string {
  const { provenance, paper, label } = data;
  const hasRuns = data.form !== 'drawing' && !isCalculated(data);
  const stories = new Set([...Object.values(data.x.marked ?? {}), ...Object.values(data.seriesAxis?.marked ?? {})]);
  return [
    originSentence(data),
    ...(provenance.quality === 'quick' && hasRuns ? [say('caption.quick', { note: provenance.qualityNote })] : []),
    ...(provenance.changed.length > 0 ? [say('caption.changed', { parameters: provenance.changed.join('; ') })] : []),
    say('caption.paper', { paper, label }),
    ...[...stories].map((story) => say('caption.marked', { story })),
  ].join(' ');
}

function drawWhole(theme: Theme, data: ChartData, origin: string, width: number, height: number): string {
  const margin = Math.min(40, width * 0.04);
  const inner = width - 2 * margin;
  const title = Math.min(theme.title, width * 0.036);
  const lines = balance(data.title, inner, title, theme.titleWeight);
  const caption = wrap(origin, inner, theme.small, theme.body);
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
    CHARTS[data.form].chart(theme, data, {
      x: margin,
      y,
      width: inner,
      height: Math.max(60, height - y - foot - theme.small),
    }),
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

/** Forms whose series have no names of their own in the chart. */
const KEYED: ReadonlySet<ChartData['form']> = new Set(['scatter', 'histogram', 'cdf', 'schedule']);

/** The chart under a page's own headings, with a row of keys where it needs them. */
function drawPlot(theme: Theme, data: ChartData, box: Box): string {
  const { chart } = CHARTS[data.form];
  const isKeyed = data.form === 'bars' ? needsLegend(theme, data, box) : KEYED.has(data.form);
  if (!isKeyed || data.series.length < 2) return chart(theme, data, box);
  const head = theme.small * 2.2;
  return (
    drawLegend(theme, data, box.x, box.y + theme.small * 0.8, box.width) + chart(theme, data, inset(box, head, 0, 0, 0))
  );
}

/** Without published values that the y axis does not measure. */
const drawable = (data: ChartData): ChartData => ({
  ...data,
  paperPoints: data.paperPoints.filter(({ unit }) => unit === undefined),
});

export function renderFigure(whole: ChartData, options: FigureOptions): string {
  const data = drawable(whole);
  const theme = THEMES[options.theme];
  const { width, height, parts = 'whole' } = options;
  const box = { x: 0, y: 0, width, height };
  const drawing =
    parts === 'whole'
      ? drawWhole(theme, data, captionText(whole), width, height)
      : parts === 'plot'
        ? drawPlot(theme, data, box)
        : CHARTS[data.form].thumbnail({ ...theme, ring: 3.5, dot: 2.5, stroke: 1.5, small: 12, medium: 12 }, data, box);
  return svg(width, height, theme.paper, summarySentence(data), drawing);
}
