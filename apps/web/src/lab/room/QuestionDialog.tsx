/** The teacher asks the class: a new question, or the answers so far to the one that has been asked. */
import { type Question, type QuestionForm } from '@lanelab/lessons/room';
import { say } from '@lanelab/messages/room';
import type { Scenario } from '@lanelab/scenario';
import { useState } from 'react';
import { useStore } from 'zustand';
import { announceAnswer } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Dialog } from '../../base/ui/Dialog.tsx';
import { Notice } from '../../base/ui/Notice.tsx';
import type { Playback } from '../../playback/types.ts';
import type { RoomConnection } from '../../share/room/connection.ts';
import type { AskedQuestion, FactsStore } from '../../share/room/room-facts.ts';
import { Answers } from './Answers.tsx';
import { AskForm } from './AskForm.tsx';
import type { Bench } from './bench.ts';
import styles from './Room.module.css';

interface QuestionDialogProps {
  readonly bench: Bench;
  readonly connection: RoomConnection;
  readonly facts: FactsStore;
  readonly onClose: () => void;
}

export function QuestionDialog({ bench, connection, facts, onClose }: QuestionDialogProps) {
  const asked = useStore(facts, ({ questions }) => questions.at(-1) ?? null);
  const { scenario } = bench.store.getState();
  const [isNew, setNew] = useState(asked === null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const put = async (question: Question, done: string): Promise<boolean> => {
    const outcome = await connection.say(question);
    setTrouble(outcome?.ok === false ? outcome.why : null);
    if (outcome?.ok !== true) return false;
    announceAnswer(done);
    return true;
  };
  const ask = async (text: string, form: QuestionForm) => {
    const id = crypto.randomUUID().slice(0, 18);
    const isAsked = await put({ kind: 'question', id, text, form, state: 'open' }, say('ask.asked'));
    if (isAsked) setNew(false);
  };
  return (
    <Dialog title={say('ask.title')} isOpen onClose={onClose} testId="room-question-dialog">
      {trouble === null ? null : (
        <Notice kind="error" title={say('ask.title')}>
          {trouble}
        </Notice>
      )}
      {isNew || asked === null ? (
        <AskForm scenario={scenario} onAsk={(text, form) => void ask(text, form)} />
      ) : (
        <Asked
          asked={asked}
          scenario={scenario}
          playback={bench.playback}
          onChange={(state, done) => void put({ ...asked.question, state }, done)}
          onNew={() => setNew(true)}
        />
      )}
    </Dialog>
  );
}

interface AskedProps {
  readonly asked: AskedQuestion;
  readonly scenario: Scenario;
  readonly playback: Playback;
  readonly onChange: (state: Question['state'], done: string) => void;
  readonly onNew: () => void;
}

function Asked({ asked: { question, answers }, scenario, playback, onChange, onNew }: AskedProps) {
  const { text, form, state } = question;
  const given = answers ?? [];
  return (
    <div className={styles.form}>
      <p data-authored>{text}</p>
      <p role="status" data-testid="room-answer-count">
        {say('ask.answers', { count: given.length })}
      </p>
      <Answers form={form} answers={given} scenario={scenario} playback={playback} isRevealed={state === 'revealed'} />
      <span className={styles.actions}>
        {state === 'open' ? (
          <Button onPress={() => onChange('closed', say('question.closed'))} data-testid="room-close-question">
            {say('ask.close')}
          </Button>
        ) : null}
        {state === 'revealed' ? null : (
          <Button kind="main" onPress={() => onChange('revealed', say('ask.revealed'))} data-testid="room-reveal">
            {say('ask.reveal')}
          </Button>
        )}
        <Button kind="quiet" onPress={onNew} data-testid="room-new-question">
          {say('ask.new')}
        </Button>
      </span>
    </div>
  );
}
