/** The page's sizes for a figure; `@lanelab/charts` does the drawing. */
import { renderFigure, type ThemeName } from '@lanelab/charts';
import type { FigureData } from '@lanelab/papers';

export interface Size {
  readonly width: number;
  readonly height: number;
}

const ROW_HEIGHT = 34;
/** Narrower than this a chart's words would collide; its frame scrolls instead. */
const LEAST_WIDTH = 560;
const LEAST_BAR_WIDTH = 84;
/** Share of the window that a chart may take. */
const WINDOW_SHARE = 0.54;

/** Forms of rows: a height for each, and for what stands over and under them. */
const rowsOf: Partial<Record<FigureData['form'], { readonly row: number; readonly rest: number }>> = {
  table: { row: ROW_HEIGHT, rest: 2 * ROW_HEIGHT },
  utilisation: { row: 46, rest: 110 },
  account: { row: 92, rest: 150 },
};

/** What suits a column of that width. */
function plotSize(figure: FigureData, theme: ThemeName, width: number): Size {
  const rows = rowsOf[figure.form];
  const large = theme === 'projector' ? 1.35 : 1;
  if (rows !== undefined) return { width, height: large * (rows.row * figure.x.values.length + rows.rest) };
  if (figure.form === 'surface') {
    const panels = Math.ceil(figure.series.length / Math.max(1, Math.floor(width / (large * 210))));
    return { width, height: Math.round(large * (panels * 190 + 60)) };
  }
  return { width, height: Math.round(Math.max(300, Math.min(440, width * 0.5, innerHeight * WINDOW_SHARE))) };
}

function leastWidthOf(figure: FigureData): number {
  return figure.form === 'bars' ? Math.min(LEAST_WIDTH, LEAST_BAR_WIDTH * figure.x.values.length) : LEAST_WIDTH;
}

export function drawFigure(figure: FigureData, theme: ThemeName, width: number): string {
  return renderFigure(figure, {
    theme,
    ...plotSize(figure, theme, Math.max(width, leastWidthOf(figure))),
    parts: 'plot',
  });
}

/** For export: with question, finding, key and caption. */
export const wholeSize: Size = { width: 1280, height: 800 };

export function drawWholeFigure(figure: FigureData, theme: ThemeName): string {
  return renderFigure(figure, { theme, ...wholeSize, parts: 'whole' });
}

export const thumbnailSize: Size = { width: 280, height: 132 };

export function drawThumbnail(figure: FigureData, theme: ThemeName): string {
  return renderFigure(figure, { theme, ...thumbnailSize, parts: 'thumbnail' });
}
