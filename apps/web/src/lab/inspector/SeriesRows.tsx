/** Series that the result is to hold: what is sampled, and how often. */
import { say } from '@lanelab/messages/properties';
import { useState } from 'react';
import { Check } from '../../base/ui/Check.tsx';
import { TextInput } from '../../base/ui/TextInput.tsx';
import { QuantityField } from '../../document/form/QuantityField.tsx';
import { Refusal } from '../../document/form/Refusal.tsx';
import { useRecord } from '../../document/form/record.ts';
import { useDraft } from '../../document/form/use-draft.ts';
import { useEditor } from '../../document/store/use-editor.ts';

const path = ['model', 'measure', 'series'];
const namesPath = [...path, 'names'];

export function SeriesRows() {
  const record = useRecord();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { flows, durationPs } = useEditor((state) => state.scenario.model);
  const isThere = record.value(path) !== undefined;
  const first = {
    names: flows.slice(0, 64).map(({ id }) => `throughput:${id}`),
    intervalPs: Math.ceil(durationPs / 100),
  };
  return (
    <>
      <Check
        label={say('measure.series')}
        isOn={isThere}
        isDisabled={record.isReadOnly || (!isThere && flows.length === 0)}
        onChange={(isOn) => setRefusal(record.set(path, isOn ? first : undefined, say('measure.series')))}
        testId="part-model.measure.series"
      />
      <Refusal why={refusal} />
      {isThere ? (
        <>
          <NamesField />
          <QuantityField label={say('measure.every')} path={[...path, 'intervalPs']} quantity="time" usual="ms" />
        </>
      ) : null}
    </>
  );
}

function NamesField() {
  const record = useRecord();
  const names = record.value(namesPath);
  const draft = useDraft({
    label: say('measure.names'),
    path: namesPath,
    shown: Array.isArray(names) ? names.join(' ') : '',
    read: (text) => ({ value: text.split(/[\s,]+/).filter((name) => name !== '') }),
  });
  return (
    <TextInput
      label={say('measure.names')}
      value={draft.text}
      isText
      error={draft.error}
      isReadOnly={record.isReadOnly}
      onChange={draft.type}
      onCommit={draft.finish}
      onCancel={draft.drop}
      testId="field-model.measure.series.names"
    />
  );
}
