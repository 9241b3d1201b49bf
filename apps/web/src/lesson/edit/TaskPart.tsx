/** What a student does in a step: the kind of task, its words, and for a question the form of its answer. */
import { type AnswerForm, formOf, type Task, type TaskKind } from '@lanelab/lessons';
import { say as sayLesson } from '@lanelab/messages/lesson';
import { say } from '@lanelab/messages/lesson-edit';
import { Select } from '../../base/ui/Select.tsx';
import { AnswerFormFields } from './AnswerFormFields.tsx';
import styles from './edit.module.css';
import { WordsField } from './fields/WordsField.tsx';
import { ANSWER_KINDS, emptyForm } from './model/answer-forms.ts';
import type { StepPartProps } from './model/step-props.ts';

const KINDS: readonly TaskKind[] = ['read', 'predict', 'find', 'explain', 'build', 'change'];
/** Characters that the document allows. */
const LONGEST = 300;

const isQuestion = (kind: TaskKind): kind is 'predict' | 'find' | 'explain' =>
  kind === 'predict' || kind === 'find' || kind === 'explain';

/** The task as another kind, with the words and the answers that it has. */
function turned(task: Task, kind: TaskKind): Task {
  if (kind === 'read') return { kind };
  const words = 'question' in task ? task.question : 'request' in task ? task.request : '';
  if (!isQuestion(kind)) return { kind, request: words };
  return { kind, question: words, answer: formOf(task) ?? emptyForm('choice') };
}

export function TaskPart({ step, onChange }: StepPartProps) {
  const { task } = step;
  const change = (next: Task, field: string) => onChange({ ...step, task: next }, field);
  const form = formOf(task);
  return (
    <div className={styles.fields}>
      <Select
        label={say('task.kind')}
        value={task.kind}
        options={KINDS.map((kind) => ({ value: kind, label: `${sayLesson(`task.${kind}`)}: ${say(`task.${kind}`)}` }))}
        onChange={(value) => {
          const kind = KINDS.find((one) => one === value);
          if (kind !== undefined && kind !== task.kind) change(turned(task, kind), 'task');
        }}
        testId="step-task"
      />
      {'request' in task ? (
        <WordsField
          label={say('task.request')}
          text={task.request}
          most={LONGEST}
          rows={2}
          onChange={(request) => change({ ...task, request }, 'task.request')}
          testId="step-request"
        />
      ) : null}
      {'question' in task && form !== null ? (
        <>
          <WordsField
            label={say('task.question')}
            text={task.question}
            most={LONGEST}
            rows={2}
            onChange={(question) => change({ ...task, question }, 'task.question')}
            testId="step-question"
          />
          <Select
            label={say('answer.form')}
            value={form.kind}
            options={ANSWER_KINDS.map((kind) => ({ value: kind, label: say(`answer.${kind}`) }))}
            onChange={(value) => {
              const kind = ANSWER_KINDS.find((one) => one === value);
              if (kind !== undefined && kind !== form.kind) change({ ...task, answer: emptyForm(kind) }, 'task.answer');
            }}
            testId="step-answer"
          />
          <AnswerFormFields
            form={form}
            onChange={(answer: AnswerForm, field) => change({ ...task, answer }, `task.answer.${field}`)}
          />
        </>
      ) : null}
    </div>
  );
}
