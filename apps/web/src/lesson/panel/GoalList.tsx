/** What a lesson teaches, goal by goal. */
import type { Lesson } from '@lanelab/lessons';
import { LessonText } from './LessonText.tsx';

export function GoalList({ goals }: Pick<Lesson, 'goals'>) {
  return (
    <ul>
      {goals.map((goal, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- goals have no ids, and two may be written alike
        <li key={index}>
          <LessonText isInline text={goal} />
        </li>
      ))}
    </ul>
  );
}
