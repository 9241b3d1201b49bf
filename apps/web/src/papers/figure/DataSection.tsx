/** The figure as a table. */

import { say } from '@lanelab/messages/figure';
import { memo, useMemo } from 'react';
import { DataTable } from '../../base/ui/DataTable.tsx';
import { Section } from '../../base/ui/Section.tsx';
import type { ShownFigure } from './overlay.ts';
import { tableOf } from './table-of.ts';

export const DataSection = memo(function DataSection({ figure }: { readonly figure: ShownFigure }) {
  const { columns, rows, across } = useMemo(() => tableOf(figure), [figure]);
  return (
    <Section
      title={say('data-section.data')}
      testId="data"
      aside={across === null ? undefined : <span className="muted">{across}</span>}
    >
      <DataTable
        caption={say('data-section.paper-label-as-a-table', { paper: figure.paper, label: figure.label })}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        testId="data-table"
      />
    </Section>
  );
});
