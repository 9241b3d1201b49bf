/** The form of a step: its title and text, and folds for everything else that it has. */
import { isMade } from '@lanelab/lessons';
import { say } from '@lanelab/messages/lesson-edit';
import { Fold } from '../../base/ui/Fold.tsx';
import { TextInput } from '../../base/ui/TextInput.tsx';
import { ChecksPart } from './checks/ChecksPart.tsx';
import { TrapsPart } from './checks/TrapsPart.tsx';
import { ValuesPart } from './checks/ValuesPart.tsx';
import styles from './edit.module.css';
import { useTyped } from './fields/use-typed.ts';
import { WordsField } from './fields/WordsField.tsx';
import type { StepPartProps } from './model/step-props.ts';
import { NetworkPart } from './NetworkPart.tsx';
import { SolutionPart } from './SolutionPart.tsx';
import { TaskPart } from './TaskPart.tsx';
import { WordsPart } from './WordsPart.tsx';

/** As the document allows. */
const TITLE = 200;
const TEXT = 4_000;
const LONGEST_ID = 40;

/** Ids stand in addresses and in JSON: no blanks. */
const idOf = (text: string): string => text.trim().replaceAll(/\s+/g, '-').slice(0, LONGEST_ID);

export function StepForm(props: StepPartProps) {
  const { lesson, index, step, onChange } = props;
  const [id, typeId] = useTyped(step.id, (typed) => idOf(typed) || null);
  const isTaken = lesson.steps.some((other, at) => at !== index && other.id === idOf(id));
  const idProblem = idOf(id) === '' ? say('id.missing') : isTaken ? say('id.taken', { id }) : null;
  return (
    <div className={styles.fields} data-testid="step-form">
      <WordsField
        label={say('step.title')}
        text={step.title}
        most={TITLE}
        onChange={(title) => onChange({ ...step, title }, 'title')}
        testId="step-title"
      />
      <WordsField
        label={say('step.text')}
        text={step.text}
        most={TEXT}
        rows={4}
        note={say('markdown-note')}
        onChange={(text) => onChange({ ...step, text }, 'text')}
        testId="step-text"
      />
      <Fold title={say('part.network')} isOpenFirst testId="part-network">
        <NetworkPart {...props} />
      </Fold>
      <Fold title={say('part.task')} isOpenFirst testId="part-task">
        <TaskPart {...props} />
      </Fold>
      <Fold
        title={say('part.checks')}
        summary={say('count.checks', { count: step.checks.length })}
        isOpenFirst
        testId="part-checks"
      >
        <ChecksPart {...props} />
      </Fold>
      <Fold title={say('part.solution')} isOpenFirst={isMade(step.task)} testId="part-solution">
        <SolutionPart {...props} />
      </Fold>
      <Fold title={say('part.words')} summary={say('count.hints', { count: step.hints.length })} testId="part-words">
        <WordsPart {...props} />
      </Fold>
      <Fold title={say('part.traps')} summary={say('count.traps', { count: step.traps.length })} testId="part-traps">
        <TrapsPart {...props} />
      </Fold>
      <Fold
        title={say('part.values')}
        summary={say('count.values', { count: step.values.length })}
        testId="part-values"
      >
        <ValuesPart {...props} />
      </Fold>
      <TextInput
        isText
        label={say('step.id')}
        value={id}
        onChange={(typed) => {
          typeId(typed);
          const next = idOf(typed);
          if (next !== '') onChange({ ...step, id: next }, 'id');
        }}
        error={idProblem}
        note={say('step.id-note')}
        testId="step-id"
      />
    </div>
  );
}
