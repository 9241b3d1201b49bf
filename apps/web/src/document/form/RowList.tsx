/** A list inside the record, such as a table of connections: every row a line that opens into its fields. */

import { say } from '@lanelab/messages/properties';
import { formatPath } from '@lanelab/scenario';
import { type ReactNode, useState } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { Fold } from '../../base/ui/Fold.tsx';
import { PlusIcon } from '../../base/ui/icons.tsx';
import { Refusal } from './Refusal.tsx';
import styles from './RowList.module.css';
import { type FieldPath, useRecord } from './record.ts';

/** More rows than these are shown on request. */
const PAGE = 40;

type RowKind = 'service' | 'route' | 'bucket' | 'connection' | 'bridge' | 'tunnel' | 'change';

interface RowListProps<Row> {
  readonly path: FieldPath;
  readonly rows: readonly Row[];
  /** Entries of which kind. */
  readonly kind: RowKind;
  readonly renderTitle: (row: Row, index: number) => ReactNode;
  readonly renderSummary?: (row: Row) => ReactNode;
  readonly renderFields: (row: Row, path: FieldPath, index: number) => ReactNode;
  /** A new row, or null where none can be added by hand. */
  readonly create?: () => Row | null;
  readonly emptyWords: ReactNode;
  /** Rows that must stay. */
  readonly fewest?: number;
}

export function RowList<Row>(props: RowListProps<Row>) {
  const { path, rows, kind, renderTitle, renderSummary, renderFields, create, emptyWords, fewest = 0 } = props;
  const record = useRecord();
  const [shown, setShown] = useState(PAGE);
  const [refusal, setRefusal] = useState<string | null>(null);
  const name = formatPath(path);
  const canEdit = !record.isReadOnly;
  return (
    <div className={styles.list} data-testid={`field-${name}`}>
      {rows.length === 0 ? <p className={styles.empty}>{emptyWords}</p> : null}
      {rows.slice(0, shown).map((row, index) => (
        <Fold
          // Rows have no id of their own; their place is what they are known by.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          title={renderTitle(row, index)}
          summary={renderSummary?.(row)}
          testId={`row-${name}[${index}]`}
        >
          <div className={styles.row}>
            {renderFields(row, [...path, index], index)}
            {canEdit && rows.length > fewest ? (
              <Button
                kind="quiet"
                data-testid={`delete-${name}[${index}]`}
                onPress={() =>
                  setRefusal(
                    record.set(
                      path,
                      rows.filter((_, other) => other !== index),
                      say('row-list.field', { kind }),
                    ),
                  )
                }
              >
                {say('row-list.delete', { kind })}
              </Button>
            ) : null}
          </div>
        </Fold>
      ))}
      {rows.length > shown ? (
        <Button kind="quiet" onPress={() => setShown(shown + PAGE)}>
          {say('row-list.show-page-more-of-length', { page: Math.min(PAGE, rows.length - shown), length: rows.length })}
        </Button>
      ) : null}
      <Refusal why={refusal} />
      {canEdit && create !== undefined ? (
        <Button
          kind="quiet"
          data-testid={`add-${name}`}
          onPress={() => {
            const row = create();
            setRefusal(
              row === null
                ? say('row-list.full', { kind })
                : record.set(path, [...rows, row], say('row-list.field', { kind })),
            );
          }}
        >
          <PlusIcon />
          {say('row-list.add', { kind })}
        </Button>
      ) : null}
    </div>
  );
}
