/** The page's sizes for a figure; `@lanelab/charts` does the drawing. */
import { renderFigure, type ThemeName } from '@lanelab/charts';
import type { FigureData } from '@lanelab/scenario';

export interface Size {
  readonly width: number;
  readonly height: number;
}

const narrow = 560;
const rowHeight = 34;

/** What suits a column of that width. */
function plotSize(figure: FigureData, theme: ThemeName, width: number): Size {
  if (figure.form === 'table') return { width, height: (theme === 'projector' ? 1.35 : 1) * rowHeight * (figure.x.values.length + 2) };
  if (width < narrow) return { width, height: 340 };
  return { width, height: theme === 'projector' ? 420 : Math.min(440, Math.round(width * 0.46)) };
}

export function drawFigure(figure: FigureData, theme: ThemeName, width: number): string {
  return renderFigure(figure, { theme, ...plotSize(figure, theme, width), parts: 'plot' });
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
