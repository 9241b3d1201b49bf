/** Draws a figure in one of its formats. */
import { figureCsv, renderFigure, type ThemeName } from '@lanelab/charts';
import { renderPng } from '@lanelab/charts/png';
import type { FigureData } from '@lanelab/papers';
import type { FigureFormat } from '../schemas/experiment.ts';

/** Sharp on screens with two device pixels to one. */
const PNG_SCALE = 2;
const SIZE = { width: 960, height: 600 } as const;

export function draw(data: FigureData, format: FigureFormat, theme: ThemeName): Buffer {
  switch (format) {
    case 'svg':
      return Buffer.from(renderFigure(data, { theme, ...SIZE }));
    case 'png':
      return Buffer.from(renderPng(renderFigure(data, { theme, ...SIZE }), PNG_SCALE));
    case 'csv':
      return Buffer.from(figureCsv(data));
    case 'json':
      return Buffer.from(JSON.stringify(data));
  }
}
