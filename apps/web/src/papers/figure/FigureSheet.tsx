/** A figure on paper: the chart, its caption, its values as a table, and where they come from. */
import { say } from '@lanelab/messages/sheets';
import { useMemo } from 'react';
import { formatPicoseconds } from '../../base/format/duration.ts';
import { formatInteger } from '../../base/format/number.ts';
import { DataTable } from '../../base/ui/DataTable.tsx';
import { Facts, PrintView, SheetPart } from '../../base/ui/PrintView.tsx';
import { Caption } from './Caption.tsx';
import { drawFigure } from './draw.ts';
import styles from './FigureSheet.module.css';
import type { ShownFigure } from './overlay.ts';
import { tableOf } from './table-of.ts';

interface FigureSheetProps {
  readonly figure: ShownFigure;
  readonly onClose: () => void;
}

/** Px of the chart: words of this size are read on paper. */
const CHART_WIDTH = 820;

function factsOf({ provenance }: ShownFigure) {
  const { engine, quality, qualityNote, durationPs, seed, scenarioHash, done, total, changed } = provenance;
  const facts = [
    { label: say('fact.engine'), value: engine === '' ? '–' : engine },
    {
      label: say('figure.quality'),
      value: quality === 'full' ? say('figure.quality-full') : say('figure.quality-quick', { note: qualityNote }),
    },
    {
      label: say('figure.runs'),
      value: say('figure.runs-done', { done: formatInteger(done), total: formatInteger(total) }),
    },
    { label: say('fact.duration'), value: formatPicoseconds(durationPs) },
    { label: say('fact.seed'), value: formatInteger(seed) },
    { label: say('figure.scenario'), value: scenarioHash.slice(0, 8) },
    { label: say('figure.address'), value: <span translate="no">{location.href.replace(/#.*$/, '')}</span> },
  ];
  return changed.length === 0 ? facts : [...facts, { label: say('figure.changed'), value: changed.join('; ') }];
}

export function FigureSheet({ figure, onClose }: FigureSheetProps) {
  const { paper, label, title, question } = figure;
  const chart = useMemo(() => ({ __html: drawFigure(figure, 'light', CHART_WIDTH) }), [figure]);
  const { columns, rows, across } = useMemo(() => tableOf(figure), [figure]);
  return (
    <PrintView title={say('figure.title')} onClose={onClose}>
      <p className={styles.origin}>{say('figure.of', { paper, label })}</p>
      <h1>{title}</h1>
      <p className={styles.question}>{question}</p>
      <figure className={styles.figure} data-testid="sheet-figure">
        <div dangerouslySetInnerHTML={chart} />
        <Caption figure={figure} build={null} />
      </figure>
      <SheetPart title={say('figure.values')} testId="sheet-values">
        {across === null ? null : <p className={styles.across}>{across}</p>}
        <DataTable caption={say('figure.values')} columns={columns} rows={rows} rowKey={({ key }) => key} />
      </SheetPart>
      <SheetPart title={say('figure.provenance')} isWhole testId="sheet-provenance">
        <Facts facts={factsOf(figure)} />
      </SheetPart>
    </PrintView>
  );
}
