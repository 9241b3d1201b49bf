/** The instant at which the document opens: typed, or taken from the clock. */
import { say } from '@lanelab/messages/properties';
import type { Start } from '@lanelab/scenario';
import { Button } from '../../base/ui/Button.tsx';
import { TextInput } from '../../base/ui/TextInput.tsx';
import { type FieldPath, useRecord } from '../../document/form/record.ts';
import { useQuantityDraft } from '../../document/form/use-quantity-draft.ts';
import styles from './Inspector.module.css';

const PATH: FieldPath = ['view', 'start'];
const LABEL = say('opens-at.label');
/** Stands for no instant of its own. */
const BEGINNING = say('opens-at.beginning');

interface OpensAtProps {
  /** Instant, speed and layer of the picture now. */
  readonly shownNow: () => Start;
}

export function OpensAt({ shownNow }: OpensAtProps) {
  const record = useRecord();
  const start = record.value(PATH) as Start | undefined;
  const timePs = start?.timePs ?? null;
  const { drop, input } = useQuantityDraft({
    label: LABEL,
    path: PATH,
    quantity: 'time',
    number: timePs,
    nullWord: BEGINNING,
    stored: (number) => (number === null ? undefined : { ...start, timePs: number }),
  });
  const take = () => {
    drop();
    record.set(PATH, shownNow(), LABEL);
  };
  return (
    <>
      <TextInput label={LABEL} isReadOnly={record.isReadOnly} {...input} testId="field-view.start" />
      {record.isReadOnly ? null : (
        <p className={styles.opensAt}>
          <Button kind="quiet" onPress={take} data-testid="open-here">
            {say('opens-at.open-at-this-instant')}
          </Button>
        </p>
      )}
    </>
  );
}
