/** A figure as files: picture, drawing, table, data. Names carry the figure and its scenario. */

import { figureCsv } from '@lanelab/charts';
import { say } from '@lanelab/messages/figure';
import type { FigureData } from '@lanelab/papers';
import { reasonOf } from '../../base/format/reason.ts';
import { announce } from '../../base/ui/announce.ts';
import { download, downloadText, paintPng, withFont } from '../../base/ui/download.ts';
import type { Action } from '../../base/ui/Menu.tsx';
import { currentTheme } from '../../base/ui/theme.ts';
import { drawWholeFigure, wholeSize } from './draw.ts';

const PNG_SCALE = 2;

export function exportActions(figure: FigureData): readonly Action[] {
  const name = (ending: string) => `${figure.id}-${figure.provenance.scenarioHash.slice(0, 8)}.${ending}`;
  /** Fetching the font or painting may fail; the reader hears why. */
  const attempt = (what: string, work: () => Promise<void>) => () => {
    work().then(
      () => announce(say('exports.what-saved', { what })),
      (error: unknown) =>
        announce(
          say('exports.what-could-not-be-made', {
            what,
            value: reasonOf(error),
          }),
        ),
    );
  };
  return [
    {
      id: 'svg',
      label: say('exports.svg'),
      note: say('exports.drawing-any-size'),
      run: attempt('SVG', async () =>
        downloadText(name('svg'), await withFont(drawWholeFigure(figure, currentTheme())), 'image/svg+xml'),
      ),
    },
    {
      id: 'png',
      label: say('exports.png'),
      note: say('exports.value-value2', { value: wholeSize.width * PNG_SCALE, value2: wholeSize.height * PNG_SCALE }),
      run: attempt('PNG', async () =>
        download(name('png'), await paintPng(drawWholeFigure(figure, currentTheme()), wholeSize, PNG_SCALE)),
      ),
    },
    {
      id: 'csv',
      label: say('exports.csv'),
      note: say('exports.table-of-all-values'),
      run: () => downloadText(name('csv'), figureCsv(figure), 'text/csv'),
    },
    {
      id: 'json',
      label: say('exports.json'),
      note: say('exports.data-with-provenance'),
      run: () => downloadText(name('json'), `${JSON.stringify(figure, null, 2)}\n`, 'application/json'),
    },
  ];
}
