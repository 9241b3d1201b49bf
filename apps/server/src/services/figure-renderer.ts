/** Figures as files, drawn in worker threads; the latest ones are kept in memory with their tags. */
import type { ThemeName } from '@lanelab/charts';
import type { FigureData } from '@lanelab/papers';
import { LRUCache } from 'lru-cache';
import type { Drawing } from '../documents/draw.ts';
import type { Person } from '../jobs/job.ts';
import type { Documents } from '../plugins/app/documents.ts';
import type { FigureFormat } from '../schemas/experiment.ts';

export interface FigureFile {
  /** Key of the results that the figure rests on. */
  readonly key: string;
  readonly format: FigureFormat;
  readonly theme: ThemeName;
}

export interface FigureRenderer {
  /** A figure rendered before. */
  find(file: FigureFile): Drawing | undefined;
  /** Renders it in the name of the person who asks. */
  render(file: FigureFile, data: FigureData, person: Person): Promise<Drawing>;
}

export const FIGURE_TYPES: Readonly<Record<FigureFormat, string>> = {
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

const KEPT_IN_MEMORY = 100;

interface Asked {
  readonly file: FigureFile;
  readonly data: FigureData;
  readonly person: Person;
}

export function createFigureRenderer(documents: Documents): FigureRenderer {
  const recent = new LRUCache<string, Drawing, Asked>({
    max: KEPT_IN_MEMORY,
    fetchMethod: async (_name, _stale, { context: { file, data, person } }) =>
      documents.run(
        'drawFigure',
        { data, format: file.format, theme: file.theme },
        { person, octets: 0, isLong: true },
      ),
    // A figure that is dropped while it is drawn is still wanted by those who asked for it.
    ignoreFetchAbort: true,
  });
  const name = ({ key, format, theme }: FigureFile): string => `${key}.${format}.${theme}`;
  return {
    find: (file) => recent.get(name(file)),
    render: (file, data, person) => recent.forceFetch(name(file), { context: { file, data, person } }),
  };
}
