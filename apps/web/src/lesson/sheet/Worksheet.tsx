/** A lesson on paper: its question, and each step with its network and room for the answer; for the teacher also what is right. */
import type { Lesson } from '@lanelab/lessons';
import { say } from '@lanelab/messages/lesson-sheet';
import { useMemo } from 'react';
import { announce } from '../../base/ui/announce.ts';
import { Facts, PrintView, SheetPart } from '../../base/ui/PrintView.tsx';
import { SheetLink } from '../../lab/sheet/SheetLink.tsx';
import { plainText } from '../../papers/collection/lesson-language.ts';
import { linkToLesson } from '../../share/lessons/links.ts';
import { wholeLink } from '../../share/links/links.ts';
import { GoalList } from '../panel/GoalList.tsx';
import { LessonText } from '../panel/LessonText.tsx';
import { TargetsProvider } from '../panel/link-targets.ts';
import { SheetStep } from './SheetStep.tsx';
import { useStepValues } from './values/use-step-values.ts';
import { ValuesProgress } from './values/ValuesProgress.tsx';
import styles from './Worksheet.module.css';

interface WorksheetProps {
  readonly lesson: Lesson;
  readonly hasAnswers: boolean;
  readonly onClose: () => void;
}

export function Worksheet({ lesson, hasAnswers, onClose }: WorksheetProps) {
  const link = useMemo(() => wholeLink(linkToLesson(lesson)), [lesson]);
  const values = useStepValues(lesson, hasAnswers);
  const { title, question, goals, minutes, transfer } = lesson;
  return (
    <PrintView title={say(hasAnswers ? 'title.answers' : 'title')} onClose={onClose}>
      <TargetsProvider value={() => announce(say('no-links'))}>
        <h1>{plainText(title) || say('untitled')}</h1>
        {hasAnswers ? null : (
          <p className={styles.name}>
            <span>{say('name')}</span>
            <span>{say('date')}</span>
          </p>
        )}
        {hasAnswers ? <ValuesProgress steps={values} count={lesson.steps.length} /> : null}
        <LessonText text={question} />
        <Facts facts={[{ label: say('minutes'), value: say('minutes.value', { minutes }) }]} />
        {goals.length === 0 ? null : (
          <SheetPart title={say('goals')} isWhole>
            <GoalList goals={goals} />
          </SheetPart>
        )}
        {lesson.steps.map((step, index) => (
          <SheetStep
            key={step.id}
            lesson={lesson}
            index={index}
            step={step}
            hasAnswers={hasAnswers}
            computed={values.get(index) ?? null}
          />
        ))}
        {transfer === undefined ? null : (
          <SheetPart title={say('transfer')} testId="sheet-transfer">
            <LessonText text={transfer.question} />
            {hasAnswers ? <LessonText text={transfer.answer} /> : <div className={styles.lines} />}
          </SheetPart>
        )}
        <SheetPart title={say('link')} isWhole>
          <SheetLink link={link} />
        </SheetPart>
      </TargetsProvider>
    </PrintView>
  );
}
