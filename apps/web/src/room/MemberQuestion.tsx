/** A question to a student: answered once; the answers of all are there once the teacher shows them. */
import type { Answer as LessonAnswer } from '@lanelab/lessons';
import type { AnswerValue, Question } from '@lanelab/lessons/room';
import { say } from '@lanelab/messages/room';
import type { Scenario } from '@lanelab/scenario';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { readNumber } from '../base/format/read-number.ts';
import { announce } from '../base/ui/announce.ts';
import { Button } from '../base/ui/Button.tsx';
import { TextInput } from '../base/ui/TextInput.tsx';
import { Answers } from '../lab/room/Answers.tsx';
import { answerWords } from '../lab/room/bins.ts';
import { curveForm } from '../lab/room/curves.ts';
import styles from '../lab/room/Room.module.css';
import { CurveAnswer, heightsOf } from '../lesson/answers/CurveAnswer.tsx';
import type { Playback } from '../playback/types.ts';
import { type AskedQuestion, answered } from '../share/room/room-facts.ts';
import type { OpenRoom } from '../share/room/use-room.ts';

interface MemberQuestionProps {
  /** The network that the class sees, and the clock of this page; null before they are there. */
  readonly scenario: Scenario | null;
  readonly playback: Playback | null;
  readonly room: OpenRoom;
  readonly asked: AskedQuestion;
  readonly onHide: () => void;
}

export function MemberQuestion({
  room: { connection, facts },
  asked,
  scenario,
  playback,
  onHide,
}: MemberQuestionProps) {
  const { question, answers, own } = asked;
  const { text, form, state, id } = question;
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => announce(say('question.new', { text })), [text]);
  useEffect(() => {
    if (state === 'revealed') announce(say('question.revealed'));
  }, [state]);
  const answer = async (value: AnswerValue) => {
    const outcome = await connection.say({ kind: 'answer', question: id, value });
    if (outcome?.ok === true) facts.setState((now) => answered(now, id, value));
    setTrouble(outcome?.ok === false ? outcome.why : null);
  };
  return (
    <section className={styles.question} aria-label={say('question.label')} data-testid="room-question">
      <h2 data-authored>{text}</h2>
      {state === 'open' && own === null ? (
        <AnswerForm question={question} trouble={trouble} onAnswer={(value) => void answer(value)} />
      ) : (
        <p role="status">{statusWords(asked)}</p>
      )}
      {state === 'revealed' && answers !== null ? (
        <Answers form={form} answers={answers} scenario={scenario} playback={playback} isRevealed />
      ) : null}
      {state === 'open' && own === null ? null : (
        <Button kind="quiet" onPress={onHide} data-testid="room-hide-question">
          {say('question.hide')}
        </Button>
      )}
    </section>
  );
}

function statusWords({ question: { form, state }, own }: AskedQuestion): string {
  if (own === null) return say('question.closed');
  return say(state === 'revealed' ? 'question.yours' : 'question.given', { answer: answerWords(form, own) });
}

interface AnswerFormProps {
  readonly question: Question;
  /** Why the last answer was not taken. */
  readonly trouble: string | null;
  readonly onAnswer: (value: AnswerValue) => void;
}

function AnswerForm({ question: { form }, trouble, onAnswer }: AnswerFormProps) {
  const name = useId();
  const [text, setText] = useState('');
  const [choice, setChoice] = useState<number | null>(null);
  const [drawn, setDrawn] = useState<LessonAnswer | null>(null);
  const [isTried, setTried] = useState(false);
  const value = {
    number: readNumber(text),
    choice,
    curve: form.type === 'curve' && drawn !== null ? [...heightsOf(curveForm(form), drawn)] : null,
  }[form.type];
  const rule = say(`question.no-${form.type}`);
  const fault = trouble ?? (isTried && value === null ? rule : null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (value !== null) onAnswer(value);
  };
  return (
    <form className={styles.form} onSubmit={send}>
      {form.type === 'number' ? (
        <TextInput
          label={say('question.answer')}
          value={text}
          unit={form.unit}
          error={fault}
          onChange={setText}
          testId="room-answer"
        />
      ) : null}
      {form.type === 'curve' ? (
        <div className={styles.drawing}>
          <CurveAnswer
            form={curveForm(form)}
            question={say('question.draw')}
            answer={drawn}
            onAnswer={setDrawn}
            isDisabled={false}
            measured={null}
          />
          {fault === null ? null : <p role="alert">{fault}</p>}
        </div>
      ) : null}
      {form.type === 'choice' ? (
        <fieldset className={styles.choices} data-testid="room-choices">
          <legend>{say('question.answer')}</legend>
          {form.choices.map((label, at) => (
            <label key={label}>
              <input type="radio" name={name} value={at} checked={choice === at} onChange={() => setChoice(at)} />
              <span data-authored>{label}</span>
            </label>
          ))}
          {fault === null ? null : <p role="alert">{fault}</p>}
        </fieldset>
      ) : null}
      <Button kind="main" type="submit" data-testid="room-send-answer">
        {say('question.send')}
      </Button>
    </form>
  );
}
