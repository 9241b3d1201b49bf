/** What solves a step: the answer, or changes of its network. A student who asks for the solution goes on from it. */
import { type Answer, formOf, type Solution } from '@lanelab/lessons';
import { say } from '@lanelab/messages/lesson-edit';
import { AnswerField } from '../answers/AnswerField.tsx';
import styles from './edit.module.css';
import { ChangesField } from './fields/ChangesField.tsx';
import { SourceField } from './fields/SourceField.tsx';
import type { StepPartProps } from './model/step-props.ts';
import { WRITING_SEED } from './model/use-networks.ts';

const NOTHING: Solution = { changes: [] };

type Parts = { readonly [Key in keyof Solution]?: Solution[Key] | undefined };

/** The solution without what it does not have; undefined where it has nothing. */
function solutionOf({ changes, scenario, answer }: Parts): Solution | undefined {
  if ((changes ?? []).length === 0 && scenario === undefined && answer === undefined) return undefined;
  return {
    changes: changes ?? [],
    ...(scenario === undefined ? {} : { scenario }),
    ...(answer === undefined ? {} : { answer }),
  };
}

export function SolutionPart({ lesson, index, step, onChange, networks }: StepPartProps) {
  const { solution = NOTHING, ...rest } = step;
  const form = formOf(step.task);
  const change = (parts: Parts, field: string) => {
    const next = solutionOf({ ...solution, ...parts });
    onChange(next === undefined ? rest : { ...rest, solution: next }, field);
  };
  return (
    <div className={styles.fields}>
      <p className="muted">{say('solution.says')}</p>
      {form === null ? null : (
        <AnswerField
          key={JSON.stringify([form, solution.answer === undefined])}
          form={form}
          question={say('solution.answer')}
          answer={solution.answer ?? null}
          onAnswer={(answer: Answer | null) => change({ answer: answer ?? undefined }, 'solution.answer')}
          isDisabled={false}
          measured={null}
          seed={WRITING_SEED}
        />
      )}
      <ChangesField
        label={say('solution.changes')}
        changes={solution.changes}
        onChange={(changes) => change({ changes }, 'solution.changes')}
        testId="solution-changes"
      />
      <SourceField
        label={say('solution.network')}
        source={solution.scenario}
        noSource={say('solution.own-network')}
        earlier={lesson.steps.slice(0, index)}
        onChange={(scenario) => change({ scenario }, 'solution.network')}
        testId="solution-network"
      />
      {networks.state === 'open' && networks.problem !== null ? (
        <p role="alert" className={styles.problem} data-testid="solution-problem">
          {networks.problem}
        </p>
      ) : null}
    </div>
  );
}
