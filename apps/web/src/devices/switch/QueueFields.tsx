/** Output buffers of one port, a service category each: how many cells, and what is thrown away when. */
import type { Category, Switch } from '@lanelab/scenario';
import { useState } from 'react';
import { ChoiceField } from '../../form/ChoiceField.tsx';
import { FlagField } from '../../form/FlagField.tsx';
import { QuantityField } from '../../form/QuantityField.tsx';
import { type FieldPath, useRecord } from '../../form/record.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { categoryName, categoryWords } from '../../words/format-words.ts';
import styles from './Form.module.css';

type Queues = Switch['ports'][number]['queues'];
type Queue = NonNullable<Queues[Category]>;

const discards = [
  { value: 'none', label: 'single cells' },
  { value: 'ppd', label: 'rest of packet (PPD)' },
  { value: 'epd', label: 'whole packets (EPD)' },
] as const;

/** What a category has that nobody set: docs/scenario.md. */
const plain: Queue = { capacityCells: 8_192, clpThresholdCells: null, discard: { kind: 'none' } };

/** EPD starts at three quarters of the buffer unless it is set. */
function discardOf(kind: string, queue: Queue): Queue['discard'] {
  if (kind === 'ppd') return { kind };
  if (kind !== 'epd') return { kind: 'none' };
  return { kind, thresholdCells: Math.max(1, Math.floor(((queue.capacityCells ?? 8_192) * 3) / 4)), keepLast: true };
}

interface QueueFieldsProps {
  readonly path: FieldPath;
  readonly queues: Queues;
}

export function QueueFields({ path, queues }: QueueFieldsProps) {
  const record = useRecord();
  const first = categoryWords.find(({ value }) => queues[value] !== undefined)?.value ?? 'ubr';
  const [category, setCategory] = useState<Category>(first);
  const queue = queues[category];
  const at = [...path, category];
  return (
    <>
      <Select
        label="Category"
        options={categoryWords.map(({ value, label }) => ({
          value,
          label: queues[value] === undefined ? label : `${label}, set`,
        }))}
        value={category}
        onChange={(next) => setCategory(categoryWords.find(({ value }) => value === next)?.value ?? 'ubr')}
      />
      {queue === undefined ? (
        <p className={styles.note}>
          As every buffer that nobody set: 8&#8239;192 cells, single cells thrown away when full.{' '}
          {record.isReadOnly ? null : (
            <Button
              kind="quiet"
              onPress={() => record.set(at, plain, `${categoryName(category)} buffer`)}
              data-testid={`set-${category}`}
            >
              Set it
            </Button>
          )}
        </p>
      ) : (
        <>
          <QuantityField label="Capacity" path={[...at, 'capacityCells']} quantity="cells" nullWord="no limit" />
          <QuantityField
            label="CLP cells only to"
            path={[...at, 'clpThresholdCells']}
            quantity="cells"
            nullWord="no limit"
          />
          <ChoiceField
            label="When full, loses"
            path={[...at, 'discard']}
            options={discards}
            show={(value) => kindOf(value)}
            write={(kind) => discardOf(kind, queue)}
          />
          {queue.discard.kind === 'epd' ? (
            <>
              <QuantityField label="EPD from" path={[...at, 'discard', 'thresholdCells']} quantity="cells" />
              <FlagField label="Last cell stays" path={[...at, 'discard', 'keepLast']} />
            </>
          ) : null}
          {record.isReadOnly ? null : (
            <Button kind="quiet" onPress={() => record.set(at, undefined, `${categoryName(category)} buffer`)}>
              Back to the usual {categoryName(category)} buffer
            </Button>
          )}
        </>
      )}
    </>
  );
}

function kindOf(discard: unknown): string {
  const kind: unknown = typeof discard === 'object' && discard !== null ? Reflect.get(discard, 'kind') : null;
  return typeof kind === 'string' ? kind : 'none';
}
