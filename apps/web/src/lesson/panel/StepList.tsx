/** The steps as a row of numbers, each with its state by shape and word. */
import type { Lesson } from '@lanelab/lessons';
import { say } from '@lanelab/messages/lesson';
import { plainText } from '../../papers/collection/lesson-language.ts';
import { resultOf } from '../play/play.ts';
import { useLessonPlay, usePlayed } from '../play/use-play.ts';
import styles from './panel.module.css';

export function StepList({ lesson }: { readonly lesson: Lesson }) {
  const play = useLessonPlay();
  const index = usePlayed((state) => state.index);
  const progress = usePlayed((state) => state.progress);
  return (
    <nav aria-label={say('steps.label')}>
      <ol className={styles.steps}>
        {lesson.steps.map((step, at) => {
          const state = resultOf(progress, step.id)?.state ?? 'open';
          return (
            <li key={step.id}>
              <button
                type="button"
                data-state={state}
                data-authored
                aria-current={at === index ? 'step' : undefined}
                aria-label={say('steps.step', {
                  number: at + 1,
                  title: plainText(step.title),
                  state: say(`steps.${state}`),
                })}
                title={plainText(step.title)}
                onClick={() => void play.goTo(at)}
              >
                {state === 'done' ? '✓' : state === 'shown' ? '–' : at + 1}
              </button>
            </li>
          );
        })}
        <li>
          <button
            type="button"
            data-state="end"
            data-testid="lesson-to-end"
            aria-current={index === lesson.steps.length ? 'step' : undefined}
            aria-label={say('steps.end')}
            title={say('steps.end')}
            onClick={() => void play.goTo(lesson.steps.length)}
          >
            ⚑
          </button>
        </li>
      </ol>
    </nav>
  );
}
