/** Which emulated LAN, or a new one. */

import { say } from '@lanelab/messages/properties';
import type { Elan } from '@lanelab/scenario';
import { formatPath } from '@lanelab/scenario';
import { useState } from 'react';
import { Select } from '../../base/ui/Select.tsx';
import { Refusal } from './Refusal.tsx';
import { type FieldPath, useRecord } from './record.ts';

interface ElanChoiceProps {
  readonly path: FieldPath;
  readonly elans: readonly Elan[];
  /** Why there can be no new one, or null. */
  readonly onNew: () => string | null;
}

export function ElanChoice({ path, elans, onNew }: ElanChoiceProps) {
  const record = useRecord();
  const [refusal, setRefusal] = useState<string | null>(null);
  const options = [
    ...elans.map(({ id, name }) => ({ value: String(id), label: name })),
    { value: 'new', label: say('elan-choice.new-elan') },
  ];
  return (
    <>
      <Select
        label={say('elan-choice.emulated-lan')}
        options={options}
        value={String(record.value(path))}
        isDisabled={record.isReadOnly}
        onChange={(option) =>
          setRefusal(option === 'new' ? onNew() : record.set(path, Number(option), say('elan-choice.emulated-lan')))
        }
        testId={`field-${formatPath(path)}`}
      />
      <Refusal why={refusal} />
    </>
  );
}
