/** Values of a step: quantities that a run has, which texts name in braces. */
import { say } from '@lanelab/messages/lesson-edit';
import { TextInput } from '../../../base/ui/TextInput.tsx';
import { freeId } from '../../../share/lessons/new-lesson.ts';
import { EntryList } from '../fields/EntryList.tsx';
import { useTyped } from '../fields/use-typed.ts';
import type { StepPartProps } from '../model/step-props.ts';
import { OneCheck } from './OneCheck.tsx';
import { useCheckFaults } from './use-check-faults.ts';

/** As the document allows. */
const MOST = 30;
const LONGEST_NAME = 40;

/** A name that stands in braces: letters, digits and underlines. */
const nameOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}_]+/gu, '_').slice(0, LONGEST_NAME);

export function ValuesPart(props: StepPartProps) {
  const { step, index, onChange, networks } = props;
  const faults = useCheckFaults(props);
  return (
    <EntryList
      name={(number) => say('value', { number })}
      entries={step.values}
      most={MOST}
      fresh={() => ({
        name: freeId(
          step.values.map(({ name }) => name),
          'value',
        ).replace('-', '_'),
        of: 'count(SETUP)',
      })}
      add={say('value.add')}
      onChange={(values) => onChange({ ...step, values }, 'values')}
      testId="value"
    >
      {(value, at, change) => (
        <>
          <NameField
            name={value.name}
            onChange={(name) => change({ ...value, name })}
            testId={`value-name-${at + 1}`}
          />
          <OneCheck
            label={say('value.of')}
            check={value.of}
            path={`steps[${index}].values[${at}].of`}
            faults={faults}
            scenario={networks.state === 'open' ? networks.networks.solved : null}
            onChange={(of) => change({ ...value, of })}
            testId={`value-of-${at + 1}`}
          />
        </>
      )}
    </EntryList>
  );
}

interface NameFieldProps {
  readonly name: string;
  readonly onChange: (name: string) => void;
  readonly testId: string;
}

function NameField({ name, onChange, testId }: NameFieldProps) {
  const [text, type] = useTyped(name, (typed) => nameOf(typed) || null);
  return (
    <TextInput
      isText
      label={say('value.name')}
      value={text}
      onChange={(typed) => {
        type(typed);
        const next = nameOf(typed);
        if (next !== '') onChange(next);
      }}
      error={nameOf(text) === '' ? say('id.missing') : null}
      note={say('value.name-note', { name })}
      testId={testId}
    />
  );
}
