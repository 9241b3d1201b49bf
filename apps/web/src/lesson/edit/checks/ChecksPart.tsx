/** The checks of a step, one a line, and what each says where it fails. */
import type { LessonCheck } from '@lanelab/lessons';
import { say } from '@lanelab/messages/lesson-edit';
import { useTyped } from '../fields/use-typed.ts';
import { WordsField } from '../fields/WordsField.tsx';
import { checksOf } from '../model/lines.ts';
import type { StepPartProps } from '../model/step-props.ts';
import { CheckField } from './CheckField.tsx';
import styles from './checks.module.css';
import { notesOf } from './notes.ts';
import { RunChecks } from './RunChecks.tsx';
import { useCheckFaults } from './use-check-faults.ts';

/** As the document allows. */
const MOST = 20;
const LONGEST = 500;
const SENTENCE = 1_000;

const written = (checks: readonly LessonCheck[]): string => checks.map(({ check }) => check).join('\n');

/** Why the lines are no list that a lesson can have; null where they are. */
function ruleOf(checks: readonly LessonCheck[]): string | null {
  if (checks.length > MOST) return say('lines.most', { count: checks.length, most: MOST });
  const long = checks.findIndex(({ check }) => check.length > LONGEST);
  return long < 0 ? null : say('checks.long', { number: long + 1, most: LONGEST });
}

export function ChecksPart(props: StepPartProps) {
  const { step, index, onChange, networks } = props;
  const [text, type] = useTyped(written(step.checks), (typed) => {
    const checks = checksOf(typed, step.checks);
    return ruleOf(checks) === null ? written(checks) : null;
  });
  const faults = useCheckFaults(props);
  const problem = ruleOf(checksOf(text, step.checks));
  return (
    <div className={styles.run}>
      <p className="muted">{say('checks.says')}</p>
      <CheckField
        label={say('checks')}
        text={text}
        onChange={(next) => {
          type(next);
          const checks = checksOf(next, step.checks);
          if (ruleOf(checks) === null) onChange({ ...step, checks: [...checks] }, 'checks');
        }}
        notes={notesOf(text, (at) => `steps[${index}].checks[${at}].check`, faults)}
        scenario={networks.state === 'open' ? networks.networks.solved : null}
        testId="step-checks"
      />
      {problem === null ? null : (
        <p role="alert" className={styles.fault}>
          {problem}
        </p>
      )}
      {step.checks.map(({ check, says }, at) => (
        <WordsField
          // oxlint-disable-next-line react/no-array-index-key -- checks have no ids, and their order is that of their lines
          key={at}
          label={say('checks.fails', { check })}
          text={says}
          most={SENTENCE}
          onChange={(next) => {
            const changed: LessonCheck = next === '' ? { check } : { check, says: next };
            onChange({ ...step, checks: step.checks.with(at, changed) }, `checks.${at}`);
          }}
          testId={`check-says-${at + 1}`}
        />
      ))}
      <RunChecks {...props} />
    </div>
  );
}
