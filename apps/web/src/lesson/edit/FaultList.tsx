/** What is wrong with the lesson, each fault with its place; a press goes to the step that it is in. */
import type { LessonFault } from '@lanelab/lessons';
import { lessonSentence } from '@lanelab/lessons/words';
import { say } from '@lanelab/messages/lesson-edit';
import { Button } from '../../base/ui/Button.tsx';
import { Notice } from '../../base/ui/Notice.tsx';
import styles from './edit.module.css';
import { placeOf, type WrittenPlace } from './model/places.ts';

const MOST_SHOWN = 5;

interface FaultListProps {
  readonly faults: readonly LessonFault[];
  readonly onGo: (place: WrittenPlace) => void;
}

export function FaultList({ faults, onGo }: FaultListProps) {
  if (faults.length === 0) return null;
  return (
    <Notice kind="note" title={say('faults', { count: faults.length })} testId="lesson-faults">
      <p>{say('faults.says')}</p>
      <ul className={styles.faults}>
        {faults.slice(0, MOST_SHOWN).map((fault) => (
          <li key={`${fault.path} ${fault.code}`}>
            {lessonSentence(fault)}{' '}
            <Button kind="quiet" onPress={() => onGo(placeOf(fault.path))}>
              {say('faults.go')}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
