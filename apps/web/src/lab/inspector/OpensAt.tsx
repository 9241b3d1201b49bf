/** The instant at which the document opens: typed, or taken from the clock. */
import { say } from '@lanelab/messages/properties';
import type { Start } from '@lanelab/scenario';
import { useState } from 'react';
import { readNumber, scaleOf, showNumber } from '../../base/format/quantities.ts';
import { quantityFault } from '../../base/format/quantity.ts';
import { Button } from '../../base/ui/Button.tsx';
import { TextInput } from '../../base/ui/TextInput.tsx';
import { type FieldPath, useRecord } from '../../document/form/record.ts';
import { useDraft } from '../../document/form/use-draft.ts';
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
  // The unit stays while somebody types, however large the number becomes.
  const [held, setHeld] = useState<ReturnType<typeof scaleOf> | null>(null);
  const scale = held ?? scaleOf('time', timePs);
  const draft = useDraft({
    label: LABEL,
    path: PATH,
    shown: showNumber(timePs, scale),
    read: (text) => {
      const reading = readNumber(text, scale, BEGINNING);
      if ('fault' in reading) return { error: quantityFault(reading.fault, LABEL) };
      return { value: reading.value === null ? undefined : { ...start, timePs: reading.value } };
    },
  });
  const take = () => {
    draft.drop();
    record.set(PATH, shownNow(), LABEL);
  };
  return (
    <>
      <TextInput
        label={LABEL}
        value={draft.text}
        unit={timePs === null && !draft.isTyping ? '' : scale.unit}
        error={draft.error}
        isReadOnly={record.isReadOnly}
        placeholder={BEGINNING}
        onChange={(text) => {
          setHeld(scale);
          draft.type(text);
        }}
        onCommit={() => {
          setHeld(null);
          draft.finish();
        }}
        onCancel={() => {
          setHeld(null);
          return draft.drop();
        }}
        testId="field-view.start"
      />
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
