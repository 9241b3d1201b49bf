/** What the student is asked for, and the button that has it checked. */
import { type Answer, formOf, isMade, type LessonStep } from '@lanelab/lessons';
import { say } from '@lanelab/messages/lesson';
import { type ReactNode, useRef, useState } from 'react';
import { formatShare } from '../../base/format/number.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Progress } from '../../base/ui/Progress.tsx';
import { useLostFocus } from '../../base/ui/use-lost-focus.ts';
import { plainText } from '../../papers/collection/lesson-language.ts';
import { AnswerField } from '../answers/AnswerField.tsx';
import { resultOf } from '../play/play.ts';
import { useLessonPlay, usePlayed } from '../play/use-play.ts';
import styles from './panel.module.css';

export function TaskForm({ step }: { readonly step: LessonStep }) {
  const { task } = step;
  if (task.kind === 'read') return null;
  return (
    <section className={styles.task} aria-label={say(`task.${task.kind}`)}>
      <p className={styles.kind}>{say(`task.${task.kind}`)}</p>
      {'answer' in task ? <AnswerTask step={step} question={plainText(task.question)} /> : <MadeTask step={step} />}
    </section>
  );
}

function AnswerTask({ step, question }: { readonly step: LessonStep; readonly question: string }) {
  const play = useLessonPlay();
  const result = usePlayed((state) => resultOf(state.progress, step.id));
  const share = usePlayed((state) => state.share);
  const isOpen = usePlayed((state) => state.network !== null);
  const curve = usePlayed((state) => state.verdict?.curve ?? null);
  const [answer, setAnswer] = useState<Answer | null>(result?.answer ?? null);
  const form = formOf(step.task);
  if (form === null) return null;
  // A prediction stands once it has been kept: the run has been seen.
  const isKept = step.task.kind === 'predict' && result?.answer !== undefined;
  const check = () => {
    if (answer === null) return;
    play.answer(answer);
    void play.check();
  };
  return (
    <form
      className={styles.form}
      // A sandboxed frame submits no form, so Enter in a field is a key like any other. A field keeps its keys to itself.
      onKeyDownCapture={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        if (isOpen && share === null) check();
      }}
    >
      <AnswerField
        form={form}
        question={question}
        answer={answer}
        onAnswer={setAnswer}
        isDisabled={isKept}
        measured={curve}
        seed={`${play.store.getState().progress.seed}/${step.id}`}
      />
      <Checking share={share}>
        {isKept ? (
          <Button kind="plain" onPress={() => void play.check()} isDisabled={!isOpen} data-testid="lesson-check">
            {say('task.run-again')}
          </Button>
        ) : (
          <Button kind="main" onPress={check} isDisabled={answer === null || !isOpen} data-testid="lesson-check">
            {step.task.kind === 'predict' ? say('task.keep-prediction') : say('task.check-answer')}
          </Button>
        )}
      </Checking>
    </form>
  );
}

function MadeTask({ step }: { readonly step: LessonStep }) {
  const play = useLessonPlay();
  const share = usePlayed((state) => state.share);
  const network = usePlayed((state) => state.network);
  const isChanged = network !== null && network.own !== network.start;
  const form = useRef<HTMLDivElement>(null);
  // “Start over” has nothing more to do then: keys go on at the check.
  useLostFocus(isChanged, () => form.current?.querySelector('button') ?? null);
  const request = isMade(step.task) && 'request' in step.task ? step.task.request : '';
  return (
    <div ref={form} className={styles.form}>
      <p className={styles.request} data-authored>
        {plainText(request)}
      </p>
      <Checking share={share}>
        <Button kind="main" onPress={() => void play.check()} isDisabled={network === null} data-testid="lesson-check">
          {say('task.check-network')}
        </Button>
        <Button onPress={() => play.startOver()} isDisabled={!isChanged} data-testid="lesson-start-over">
          {say('task.start-over')}
        </Button>
      </Checking>
    </div>
  );
}

interface CheckingProps {
  /** How far the checks have been computed, 0..1; null while none are. */
  readonly share: number | null;
  readonly children: ReactNode;
}

/** The buttons of a task, or while the checks are computed how far they are. Keys go on from where they were pressed. */
function Checking({ share, children }: CheckingProps) {
  const play = useLessonPlay();
  const buttons = useRef<HTMLParagraphElement>(null);
  const running = useRef<HTMLDivElement>(null);
  // Not the button that stops the run: a second Enter would press it.
  useLostFocus(share === null, () => running.current ?? buttons.current?.querySelector('button') ?? null);
  if (share === null)
    return (
      <p ref={buttons} className={styles.buttons}>
        {children}
      </p>
    );
  return (
    <div ref={running} className={styles.checking} tabIndex={-1}>
      <Progress label={say('task.checking')} share={share} words={formatShare(share)} testId="lesson-checking" />
      <Button onPress={() => play.cancel()}>{say('task.cancel')}</Button>
    </div>
  );
}
