/** The lessons that rest on a figure, or use a preset, as links. */
import { BUILT_IN } from '@lanelab/lessons/built-in';
import { say } from '@lanelab/messages/papers';
import { Link } from '../../base/ui/Link.tsx';
import { plainText } from './lesson-language.ts';

interface LessonLinksProps {
  readonly of: 'figures' | 'presets';
  readonly id: string;
}

export function LessonLinks({ of, id }: LessonLinksProps) {
  const lessons = BUILT_IN.filter((lesson) => lesson[of].includes(id));
  if (lessons.length === 0) return null;
  return (
    <p className="muted" data-testid="lesson-links">
      {say('lessons', { count: lessons.length })}{' '}
      {lessons.map((lesson, index) => (
        <span key={lesson.id}>
          {index === 0 ? '' : ' · '}
          <Link to={`/learn/${lesson.id}`} data-authored>
            {plainText(lesson.title)}
          </Link>
        </span>
      ))}
    </p>
  );
}
