/** The page's sizes for a figure; `@lanelab/charts` does the drawing. */
import { renderFigure, type ThemeName } from '@lanelab/charts';
import type { FigureData } from '@lanelab/scenario';

export interface Size {
  readonly width: number;
  readonly height: number;
}

const rowHeight = 34;
/** Narrower than this a chart's words would collide; its frame scrolls instead. */
const leastWidth = 560;
const leastBarWidth = 84;
/** Share of the window that a chart may take. */
const windowShare = 0.54;

/** What suits a column of that width. */
function plotSize(figure: FigureData, theme: ThemeName, width: number): Size {
  if (figure.form === 'table')
    return { width, height: (theme === 'projector' ? 1.35 : 1) * rowHeight * (figure.x.values.length + 2) };
  return { width, height: Math.round(Math.max(300, Math.min(440, width * 0.5, innerHeight * windowShare))) };
}

function leastWidthOf(figure: FigureData): number {
  return figure.form === 'bars' ? Math.min(leastWidth, leastBarWidth * figure.x.values.length) : leastWidth;
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
