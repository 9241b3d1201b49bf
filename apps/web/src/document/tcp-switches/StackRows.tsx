/** The TCP mechanisms of every host, one by one. */

import { say } from '@lanelab/messages/tcp-switches';
import { Select } from '../../base/ui/Select.tsx';
import { Term } from '../../base/words/Term.tsx';
import { ResetButton } from '../form/ResetButton.tsx';
import { type StackChoices, stackSwitches, withStackChoice } from './stack-switches.ts';

interface StackRowsProps {
  readonly choices: StackChoices;
  readonly onChange: (choices: StackChoices) => void;
  readonly isDisabled?: boolean;
  /** What the first choice, which sets nothing, is called. */
  readonly unset?: string;
}

export function StackRows({ choices, onChange, isDisabled = false, unset }: StackRowsProps) {
  return stackSwitches.map((entry) => {
    const first = entry.choices[0]?.id ?? '';
    const value = choices[entry.key] ?? first;
    return (
      <Select
        key={entry.key}
        label={entry.label}
        options={entry.choices.map(({ id, label, value: set }) => ({
          value: id,
          label: set === null ? (unset ?? label) : label,
        }))}
        value={value}
        isDisabled={isDisabled}
        onChange={(id) => onChange(withStackChoice(choices, entry.key, id))}
        after={
          value === first ? (
            entry.term === null ? null : (
              <Term id={entry.term}>
                <span data-words="">{say('stack-rows.what-is-it')}</span>?
              </Term>
            )
          ) : isDisabled ? null : (
            <ResetButton label={entry.label} onReset={() => onChange(withStackChoice(choices, entry.key, first))} />
          )
        }
        testId={`stack-${entry.key}`}
      />
    );
  });
}
