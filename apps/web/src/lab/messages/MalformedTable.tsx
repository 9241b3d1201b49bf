/** How many messages that nobody can read each device has sent and received. */
import { say } from '@lanelab/messages/messages';
import { useMemo } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { type Column, DataTable } from '../../base/ui/DataTable.tsx';
import { Fold } from '../../base/ui/Fold.tsx';
import { useNames } from './context.ts';
import styles from './MalformedTable.module.css';
import { type MalformedRow, malformedOf, malformedRows } from './malformed.ts';
import type { Sending } from './sendings.ts';

interface MalformedTableProps {
  readonly sendings: readonly Sending[];
  /** Has the list show them alone. */
  readonly onList: () => void;
}

/** Nothing where there are none. */
export function MalformedTable({ sendings, onList }: MalformedTableProps) {
  const names = useNames();
  const rows = useMemo(() => malformedRows(sendings), [sendings]);
  if (rows.length === 0) return null;
  const columns: readonly Column<MalformedRow>[] = [
    { title: say('malformed.device'), cell: ({ node }) => names.node(node), isHead: true },
    { title: say('malformed.sent'), cell: ({ sent }) => sent, isNumber: true },
    { title: say('malformed.received'), cell: ({ received }) => received, isNumber: true },
  ];
  const title = say('malformed.title', { count: malformedOf(sendings).length });
  return (
    <div className={styles.malformed}>
      <Fold title={title} testId="malformed">
        <DataTable
          caption={title}
          columns={columns}
          rows={rows}
          rowKey={({ node }) => `${node}`}
          testId="malformed-table"
        />
        <Button kind="quiet" onPress={onList} data-testid="malformed-list">
          {say('malformed.show')}
        </Button>
      </Fold>
    </div>
  );
}
