/** Traps of a step: typical solutions that fail, each a check that finds it and a sentence that helps. */
import { say } from '@lanelab/messages/lesson-edit';
import { EntryList } from '../fields/EntryList.tsx';
import { WordsField } from '../fields/WordsField.tsx';
import type { StepPartProps } from '../model/step-props.ts';
import { OneCheck } from './OneCheck.tsx';
import { useCheckFaults } from './use-check-faults.ts';

/** As the document allows. */
const MOST = 20;
const SENTENCE = 1_000;
/** A trap has to have a check; no answer is this one. */
const FRESH = 'answer = "…"';

export function TrapsPart(props: StepPartProps) {
  const { step, index, onChange, networks } = props;
  const faults = useCheckFaults(props);
  return (
    <EntryList
      name={(number) => say('trap', { number })}
      entries={step.traps}
      most={MOST}
      fresh={() => ({ when: FRESH, says: '' })}
      add={say('trap.add')}
      onChange={(traps) => onChange({ ...step, traps }, 'traps')}
      testId="trap"
    >
      {(trap, at, change) => (
        <>
          <OneCheck
            label={say('trap.when')}
            check={trap.when}
            path={`steps[${index}].traps[${at}].when`}
            faults={faults}
            scenario={networks.state === 'open' ? networks.networks.solved : null}
            onChange={(when) => change({ ...trap, when })}
            testId={`trap-when-${at + 1}`}
          />
          <WordsField
            label={say('says')}
            text={trap.says}
            most={SENTENCE}
            onChange={(says) => change({ ...trap, says })}
            testId={`trap-says-${at + 1}`}
          />
        </>
      )}
    </EntryList>
  );
}
