/** What the digest and the results cover: every flow, or some. */

import { useState } from 'react';
import { FlagField } from '../form/FlagField.tsx';
import { Refusal } from '../form/Refusal.tsx';
import { useRecord } from '../form/record.ts';
import { useEditor } from '../store/use-editor.ts';
import { Check } from '../ui/Check.tsx';
import { measureWords } from '../words/flow-words.ts';
import { flowTitle } from './names.ts';
import { SeriesRows } from './SeriesRows.tsx';

const path = ['model', 'measure', 'flows'];

export function MeasureRows() {
  const record = useRecord();
  const scenario = useEditor((state) => state.scenario);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { flows, measure } = scenario.model;
  const set = (value: unknown) => setRefusal(record.set(path, value, 'measured flows'));
  const ids = flows.map(({ id }) => id);
  const measured = measure.flows === 'all' ? ids : measure.flows;
  return (
    <>
      <Check
        label="Every flow"
        isOn={measure.flows === 'all'}
        isDisabled={record.isReadOnly}
        onChange={(isOn) => set(isOn ? 'all' : ids)}
        testId="field-model.measure.flows"
      />
      {measure.flows === 'all'
        ? null
        : flows.map((flow) => (
            <Check
              key={flow.id}
              label={flowTitle(scenario, flow)}
              isOn={measured.includes(flow.id)}
              isDisabled={record.isReadOnly}
              onChange={(isOn) => set(ids.filter((id) => (id === flow.id ? isOn : measured.includes(id))))}
              testId={`measure-${flow.id}`}
            />
          ))}
      <FlagField label={measureWords.account} path={['model', 'measure', 'account']} absent={false} />
      <SeriesRows />
      <Refusal why={refusal} />
    </>
  );
}
