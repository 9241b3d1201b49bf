/** All of a TCP stack that can be set beside its profile: the mechanisms first, then numbers and switches. */
import { say } from '@lanelab/messages/tcp-switches';
import type { Host } from '@lanelab/scenario';
import { useState } from 'react';
import { Fold } from '../../base/ui/Fold.tsx';
import { ChoiceField } from '../form/ChoiceField.tsx';
import { ParameterFields } from '../form/ParameterFields.tsx';
import { socketWords, stackFlags, stackNumbers } from '../form/parameters.ts';
import { Refusal } from '../form/Refusal.tsx';
import { type FieldPath, useRecord } from '../form/record.ts';
import { StackRows } from './StackRows.tsx';
import { choicesIn, stackWith } from './stack-switches.ts';

interface StackParametersProps {
  /** Path of the part of the record that holds the parameters. */
  readonly path: FieldPath;
  readonly stack: Host['stack'];
  /** What it means that a key is not there. */
  readonly unset?: string;
}

export function StackParameters({ path, stack, unset = say('stack.as-profile') }: StackParametersProps) {
  const record = useRecord();
  const [refusal, setRefusal] = useState<string | null>(null);
  return (
    <>
      <StackRows
        choices={choicesIn(stack)}
        unset={unset}
        isDisabled={record.isReadOnly}
        onChange={(next) =>
          setRefusal(record.set(path, stackWith(stack, next), say('stack-parameters.tcp-mechanisms')))
        }
      />
      <Refusal why={refusal} />
      <Fold title={say('stack.others')} testId="fold-stack-others">
        <ParameterFields path={path} parameters={stackNumbers.map((number) => ({ ...number, usual: unset }))} />
        {stackFlags.map(({ key, label }) => (
          <ChoiceField
            key={key}
            label={label}
            path={[...path, key]}
            options={[
              { value: 'true', label: say('stack.on') },
              { value: 'false', label: say('stack.off') },
            ]}
            write={(value) => value === 'true'}
            absent={unset}
          />
        ))}
        <ChoiceField
          label={say('socket.label')}
          path={[...path, say('socket.key')]}
          options={socketWords.options}
          absent={unset}
        />
      </Fold>
    </>
  );
}
