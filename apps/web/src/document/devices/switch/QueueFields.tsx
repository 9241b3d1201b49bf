/** Output buffers of one port, a service category each: how many cells, and what is thrown away when. */
import { say } from '@lanelab/messages/properties';
import type { Category, Switch } from '@lanelab/scenario';
import { useState } from 'react';
import { Button } from '../../../base/ui/Button.tsx';
import { Select } from '../../../base/ui/Select.tsx';
import { type Queue, QueueParts } from '../../form/QueueParts.tsx';
import { type FieldPath, useRecord } from '../../form/record.ts';
import { categoryName, categoryWords } from '../../format-names.ts';
import styles from './Form.module.css';

type Queues = Switch['ports'][number]['queues'];

/** What a category has that nobody set: docs/scenario.md. */
const plain: Queue = { capacityCells: 8_192, clpThresholdCells: null, discard: { kind: 'none' } };

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
        label={say('queue-fields.category')}
        options={categoryWords.map(({ value, label }) => ({
          value,
          label: queues[value] === undefined ? label : say('queue-fields.label-set', { label }),
        }))}
        value={category}
        onChange={(next) => setCategory(categoryWords.find(({ value }) => value === next)?.value ?? 'ubr')}
      />
      {queue === undefined ? (
        <p className={styles.note}>
          {say('queue-fields.as-every-other-buffer')}{' '}
          {record.isReadOnly ? null : (
            <Button
              kind="quiet"
              onPress={() =>
                record.set(at, plain, say('queue-fields.category-buffer', { category: categoryName(category) }))
              }
              data-testid={`set-${category}`}
            >
              {say('queue-fields.set-it')}
            </Button>
          )}
        </p>
      ) : (
        <>
          <QueueParts path={at} queue={queue} />
          {record.isReadOnly ? null : (
            <Button
              kind="quiet"
              onPress={() =>
                record.set(at, undefined, say('queue-fields.category-buffer', { category: categoryName(category) }))
              }
            >
              {say('queue-fields.back-to-the-usual-category', { category: categoryName(category) })}
            </Button>
          )}
        </>
      )}
    </>
  );
}
