/** The form of the lesson itself: its title and question, goals, minutes, draws, what it rests on, and the question at its end. */
import type { Lesson } from '@lanelab/lessons';
import { say } from '@lanelab/messages/lesson-edit';
import { Fold } from '../../base/ui/Fold.tsx';
import { DrawsPart } from './DrawsPart.tsx';
import styles from './edit.module.css';
import { EnglishNote } from './fields/EnglishNote.tsx';
import { LinesField } from './fields/LinesField.tsx';
import { NumberField } from './fields/NumberField.tsx';
import { WordsField } from './fields/WordsField.tsx';
import { textsOfLines, writtenIn } from './model/local-text.ts';
import { useWritingLanguage } from './model/writing-language.ts';

/** As the document allows. */
const TITLE = 200;
const SENTENCE = 1_000;
const MOST_LIST = 20;
const LONGEST_NAME = 100;

interface LessonFormProps {
  readonly lesson: Lesson;
  readonly onChange: (lesson: Lesson, field: string) => void;
}

const namesOf = (text: string) => ({
  ok: true as const,
  entries: text
    .split('\n')
    .map((line) => line.trim().slice(0, LONGEST_NAME))
    .filter((line) => line !== ''),
});

export function LessonForm({ lesson, onChange }: LessonFormProps) {
  const language = useWritingLanguage();
  const { transfer, ...rest } = lesson;
  const changeTransfer = (question: typeof lesson.title, answer: typeof lesson.title, field: string) =>
    onChange(question === '' && answer === '' ? rest : { ...rest, transfer: { question, answer } }, field);
  const names = (key: 'figures' | 'presets' | 'needs') => (
    <LinesField
      label={say(`lesson.${key}`)}
      entries={lesson[key]}
      read={namesOf}
      write={(entries) => entries.join('\n')}
      most={MOST_LIST}
      onChange={(entries) => onChange({ ...lesson, [key]: [...entries] }, key)}
      testId={`lesson-${key}`}
    />
  );
  return (
    <div className={styles.fields} data-testid="lesson-form">
      <WordsField
        label={say('lesson.title')}
        text={lesson.title}
        most={TITLE}
        note={say('kept')}
        onChange={(title) => onChange({ ...lesson, title }, 'title')}
        testId="lesson-title"
      />
      <WordsField
        label={say('lesson.question')}
        text={lesson.question}
        most={SENTENCE}
        rows={2}
        note={say('lesson.question-note')}
        onChange={(question) => onChange({ ...lesson, question }, 'question')}
        testId="lesson-question"
      />
      <LinesField
        key={language}
        label={say('lesson.goals')}
        note={
          language === 'en' ? (
            say('lesson.goals-note')
          ) : (
            <EnglishNote text={lesson.goals.map((goal) => writtenIn('en', goal)).join('\n')} />
          )
        }
        entries={lesson.goals}
        read={(text) => textsOfLines(text, lesson.goals, language)}
        write={(goals) => goals.map((goal) => writtenIn(language, goal)).join('\n')}
        most={MOST_LIST}
        onChange={(goals) => onChange({ ...lesson, goals: [...goals] }, 'goals')}
        testId="lesson-goals"
      />
      <NumberField
        label={say('lesson.minutes')}
        value={lesson.minutes}
        min={1}
        max={240}
        isWhole
        unit="min"
        onChange={(minutes) => onChange({ ...lesson, minutes }, 'minutes')}
        testId="lesson-minutes"
      />
      <Fold title={say('part.draws')} summary={say('count.draws', { count: lesson.draws.length })} testId="part-draws">
        <DrawsPart draws={lesson.draws} onChange={(draws) => onChange({ ...lesson, draws }, 'draws')} />
      </Fold>
      <Fold title={say('part.end')} testId="part-end">
        <div className={styles.fields}>
          <WordsField
            label={say('lesson.transfer')}
            text={transfer?.question ?? ''}
            most={SENTENCE}
            rows={2}
            onChange={(question) => changeTransfer(question, transfer?.answer ?? '', 'transfer.question')}
            testId="lesson-transfer-question"
          />
          <WordsField
            label={say('lesson.transfer-answer')}
            text={transfer?.answer ?? ''}
            most={SENTENCE}
            rows={2}
            onChange={(answer) => changeTransfer(transfer?.question ?? '', answer, 'transfer.answer')}
            testId="lesson-transfer-answer"
          />
        </div>
      </Fold>
      <Fold title={say('part.rests-on')} testId="part-rests-on">
        <div className={styles.fields}>
          {names('figures')}
          {names('presets')}
          {names('needs')}
        </div>
      </Fold>
    </div>
  );
}
