/** Buckets of the Generic Cell Rate Algorithm: what a shaper spaces out to, or a policer holds a connection to. */

import { say } from '@lanelab/messages/properties';
import { showQuantity } from '../../base/format/quantities.ts';
import { QuantityField } from './QuantityField.tsx';
import { RowList } from './RowList.tsx';
import type { FieldPath } from './record.ts';

interface Bucket {
  readonly incrementPs: number;
  readonly limitPs: number;
}

interface BucketRowsProps {
  readonly path: FieldPath;
  readonly buckets: readonly Bucket[];
  readonly emptyWords: string;
  readonly fewest?: number;
}

/** One cell on OC-3c: a bucket that changes nothing until it is set. */
const ONE_CELL_PS = 2_830_189;

export function BucketRows({ path, buckets, emptyWords, fewest = 0 }: BucketRowsProps) {
  return (
    <RowList
      path={path}
      rows={buckets}
      kind="bucket"
      fewest={fewest}
      emptyWords={emptyWords}
      renderTitle={(_, index) => say('bucket-rows.bucket-value', { value: index + 1 })}
      renderSummary={(bucket) =>
        say('bucket-rows.a-cell-every', { interval: showQuantity('time', bucket.incrementPs) })
      }
      renderFields={(_, at) => (
        <>
          <QuantityField
            label={say('bucket-rows.cell-interval')}
            path={[...at, 'incrementPs']}
            quantity="time"
            usual="µs"
          />
          <QuantityField label={say('bucket-rows.tolerance')} path={[...at, 'limitPs']} quantity="time" usual="µs" />
        </>
      )}
      create={() => (buckets.length >= 4 ? null : { incrementPs: ONE_CELL_PS, limitPs: 0 })}
    />
  );
}
