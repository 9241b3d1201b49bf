/** One output buffer: how many cells, and what is thrown away when. */
import { say } from '@lanelab/messages/properties';
import type { Category, Switch } from '@lanelab/scenario';
import { ChoiceField } from './ChoiceField.tsx';
import { FlagField } from './FlagField.tsx';
import { discardChoices } from './parameters.ts';
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
        label={say('queue.capacity')}
        path={[...path, 'capacityCells']}
        quantity="cells"
        nullWord={say('queue.no-limit')}
      />
      <QuantityField
        label={say('queue.clp')}
        path={[...path, 'clpThresholdCells']}
        quantity="cells"
        nullWord={say('queue.no-limit')}
      />
      <ChoiceField
        label={say('queue.loses')}
        path={[...path, 'discard']}
        options={discardChoices}
        show={kindOf}
        write={(kind) => discardOf(kind, queue)}
      />
      {queue.discard.kind === 'epd' ? (
        <>
          <QuantityField label={say('queue.epd-from')} path={[...path, 'discard', 'thresholdCells']} quantity="cells" />
          <FlagField label={say('queue.last-stays')} path={[...path, 'discard', 'keepLast']} />
        </>
      ) : null}
    </>
  );
}

function kindOf(discard: unknown): string {
  const kind: unknown = typeof discard === 'object' && discard !== null ? Reflect.get(discard, 'kind') : null;
  return typeof kind === 'string' ? kind : 'none';
}
