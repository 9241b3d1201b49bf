/** A part that a device may have or lack, such as an MPOA client: one switch, and its fields while it is there. */
import { formatPath } from '@lanelab/scenario';
import { type ReactNode, useState } from 'react';
import { Check } from '../../base/ui/Check.tsx';
import { Refusal } from './Refusal.tsx';
import { useRecord } from './record.ts';

interface OptionalPartProps {
  readonly label: string;
  /** Key of the record; an empty record where the part is there with nothing set. */
  readonly part: string;
  readonly children: ReactNode;
}

export function OptionalPart({ label, part, children }: OptionalPartProps) {
  const record = useRecord();
  const [refusal, setRefusal] = useState<string | null>(null);
  const isThere = record.value([part]) !== undefined;
  return (
    <>
      <Check
        label={label}
        isOn={isThere}
        onChange={(isOn) => setRefusal(record.set([part], isOn ? {} : undefined, label))}
        isDisabled={record.isReadOnly}
        testId={`part-${formatPath([part])}`}
      />
      <Refusal why={refusal} />
      {isThere ? children : null}
    </>
  );
}
