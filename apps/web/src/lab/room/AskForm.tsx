/** A new question: its text, and whether it is answered by a number, a choice or a curve. */
import { MOST_CHOICES, type QuestionForm } from '@lanelab/lessons/room';
import { say } from '@lanelab/messages/room';
import type { Scenario } from '@lanelab/scenario';
import { type FormEvent, useState } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { Choice } from '../../base/ui/Choice.tsx';
import { TextArea } from '../../base/ui/TextArea.tsx';
import { TextInput } from '../../base/ui/TextInput.tsx';
import { CurveFields, firstCurve, readCurve } from './CurveFields.tsx';
import styles from './Room.module.css';

const MOST_TEXT = 300;
const MOST_CHOICE = 100;
const KINDS = ['number', 'choice', 'curve'] as const;

interface AskFormProps {
  readonly scenario: Scenario;
  readonly onAsk: (text: string, form: QuestionForm) => void;
}

export function AskForm({ scenario, onAsk }: AskFormProps) {
  const [text, setText] = useState('');
  const [kind, setKind] = useState<(typeof KINDS)[number]>('number');
  const [unit, setUnit] = useState('');
  const [lines, setLines] = useState('');
  const [curve, setCurve] = useState(() => firstCurve(scenario));
  const [isTried, setTried] = useState(false);
  const choices = lines.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  const isText = text.trim() !== '' && text.trim().length <= MOST_TEXT;
  const areChoices =
    choices.length >= 2 && choices.length <= MOST_CHOICES && choices.every(({ length }) => length <= MOST_CHOICE);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isText || (kind === 'choice' && !areChoices)) return;
    const drawn = kind === 'curve' ? readCurve(curve) : null;
    if (kind === 'curve' && drawn === null) return;
    onAsk(
      text.trim(),
      drawn ?? (kind === 'choice' ? { type: 'choice', choices } : { type: 'number', unit: unit.trim().slice(0, 20) }),
    );
  };
  return (
    <form className={styles.form} onSubmit={ask}>
      <TextInput
        isText
        label={say('ask.text')}
        value={text}
        error={isTried && !isText ? say('ask.no-text') : null}
        onChange={setText}
        testId="ask-text"
      />
      <Choice
        label={say('ask.kind')}
        options={KINDS.map((value) => ({ value, label: say(`ask.${value}`) }))}
        value={kind}
        onChange={setKind}
        testId="ask-kind"
      />
      {kind === 'number' ? (
        <TextInput isText label={say('ask.unit')} value={unit} onChange={setUnit} testId="ask-unit" />
      ) : null}
      {kind === 'curve' ? (
        <CurveFields
          scenario={scenario}
          curve={curve}
          problem={isTried && readCurve(curve) === null ? say('ask.no-curve') : null}
          onChange={setCurve}
        />
      ) : null}
      {kind === 'choice' ? (
        <TextArea
          label={say('ask.choices')}
          value={lines}
          rows={4}
          error={isTried && !areChoices ? say('ask.few-choices', { most: MOST_CHOICES, count: choices.length }) : null}
          onChange={setLines}
          testId="ask-choices"
        />
      ) : null}
      <Button kind="main" type="submit" data-testid="ask-now">
        {say('ask.ask')}
      </Button>
    </form>
  );
}
