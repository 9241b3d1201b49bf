/** What helps a student: hints, one more each time they are asked for, and the explanation once the step is done. */
import { say } from '@lanelab/messages/lesson-edit';
import styles from './edit.module.css';
import { EntryList } from './fields/EntryList.tsx';
import { WordsField } from './fields/WordsField.tsx';
import type { StepPartProps } from './model/step-props.ts';

/** As the document allows. */
const MOST_HINTS = 5;
const SENTENCE = 1_000;
const TEXT = 4_000;

export function WordsPart({ step, onChange }: StepPartProps) {
  return (
    <div className={styles.fields}>
      <EntryList
        name={(number) => say('hint', { number })}
        entries={step.hints}
        most={MOST_HINTS}
        fresh={() => ''}
        add={say('hint.add')}
        onChange={(hints) => onChange({ ...step, hints }, 'hints')}
        testId="hint"
      >
        {(hint, at, change) => (
          <WordsField
            label={say('hint', { number: at + 1 })}
            text={hint}
            most={SENTENCE}
            rows={2}
            onChange={change}
            testId={`hint-text-${at + 1}`}
          />
        )}
      </EntryList>
      <WordsField
        label={say('explanation')}
        text={step.explanation}
        most={TEXT}
        rows={4}
        note={say('markdown-note')}
        onChange={(explanation) => onChange({ ...step, explanation }, 'explanation')}
        testId="step-explanation"
      />
    </div>
  );
}
