/** What the digest and the results cover: every flow, or some. */

import { say } from '@lanelab/messages/properties';
import { useState } from 'react';
import { Check } from '../../base/ui/Check.tsx';
import { FlagField } from '../../document/form/FlagField.tsx';
import { Refusal } from '../../document/form/Refusal.tsx';
import { useRecord } from '../../document/form/record.ts';
import { useEditor } from '../../document/store/use-editor.ts';
import { flowTitle } from './names.ts';
import { SeriesRows } from './SeriesRows.tsx';

const path = ['model', 'measure', 'flows'];

export function MeasureRows() {
  const record = useRecord();
  const scenario = useEditor((state) => state.scenario);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { flows, measure } = scenario.model;
  const set = (value: unknown) => setRefusal(record.set(path, value, say('measure-rows.measured-flows')));
  const ids = flows.map(({ id }) => id);
  const measured = measure.flows === 'all' ? ids : measure.flows;
  return (
    <>
      <Check
        label={say('measure-rows.every-flow')}
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
      <FlagField label={say('measure.account')} path={['model', 'measure', 'account']} absent={false} />
      <SeriesRows />
      <Refusal why={refusal} />
    </>
  );
}
