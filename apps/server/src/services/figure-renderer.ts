/** Figures as files, the latest ones kept in memory with their tags. */
import { createHash } from 'node:crypto';
import type { ThemeName } from '@lanelab/charts';
import type { FigureData } from '@lanelab/papers';
import { LRUCache } from 'lru-cache';
import type { FigureFormat } from '../schemas/experiment.ts';
import { draw } from './figure-drawing.ts';

export interface RenderedFigure {
  readonly body: Buffer;
  /** Hash of the body. */
  readonly tag: string;
}

export interface FigureRenderer {
  /** A figure rendered before, by the key of what it rests on. */
  find(key: string, format: FigureFormat, theme: ThemeName): RenderedFigure | undefined;
  render(key: string, data: FigureData, format: FigureFormat, theme: ThemeName): RenderedFigure;
}

export const FIGURE_TYPES: Readonly<Record<FigureFormat, string>> = {
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

const KEPT_IN_MEMORY = 100;

export function createFigureRenderer(): FigureRenderer {
  const recent = new LRUCache<string, RenderedFigure>({ max: KEPT_IN_MEMORY });
  const name = (key: string, format: FigureFormat, theme: ThemeName): string => `${key}.${format}.${theme}`;
  return {
    find: (key, format, theme) => recent.get(name(key, format, theme)),
    render(key, data, format, theme) {
      const body = draw(data, format, theme);
      const rendered = { body, tag: createHash('sha256').update(body).digest('hex').slice(0, 32) };
      recent.set(name(key, format, theme), rendered);
      return rendered;
    },
  };
}
