/** One output buffer: how many cells, and what is thrown away when. */
import type { Category, Switch } from '@lanelab/scenario';
import { queueWords as words } from '../../base/words/parameter-words.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { FlagField } from './FlagField.tsx';
import { QuantityField } from './QuantityField.tsx';
import type { FieldPath } from './record.ts';

export type Queue = NonNullable<Switch['ports'][number]['queues'][Category]>;

/** EPD starts at three quarters of the buffer unless it is set. */
function discardOf(kind: string, queue: Queue): Queue['discard'] {
  if (kind === 'ppd') return { kind };
  if (kind !== 'epd') return { kind: 'none' };
  return { kind, thresholdCells: Math.max(1, Math.floor(((queue.capacityCells ?? 8_192) * 3) / 4)), keepLast: true };
}

export function QueueParts({ path, queue }: { readonly path: FieldPath; readonly queue: Queue }) {
  return (
    <>
      <QuantityField
        label={words.capacity}
        path={[...path, 'capacityCells']}
        quantity="cells"
        nullWord={words.noLimit}
      />
      <QuantityField
        label={words.clp}
        path={[...path, 'clpThresholdCells']}
        quantity="cells"
        nullWord={words.noLimit}
      />
      <ChoiceField
        label={words.loses}
        path={[...path, 'discard']}
        options={words.discards}
        show={kindOf}
        write={(kind) => discardOf(kind, queue)}
      />
      {queue.discard.kind === 'epd' ? (
        <>
          <QuantityField label={words.epdFrom} path={[...path, 'discard', 'thresholdCells']} quantity="cells" />
          <FlagField label={words.lastStays} path={[...path, 'discard', 'keepLast']} />
        </>
      ) : null}
    </>
  );
}

function kindOf(discard: unknown): string {
  const kind: unknown = typeof discard === 'object' && discard !== null ? Reflect.get(discard, 'kind') : null;
  return typeof kind === 'string' ? kind : 'none';
}
