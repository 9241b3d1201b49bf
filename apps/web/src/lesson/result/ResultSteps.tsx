/** The steps of a result: what is claimed of each, and what its run shows. */
import { say as sayStep } from '@lanelab/messages/lesson';
import { say } from '@lanelab/messages/lesson-result';
import { useEffect, useState } from 'react';
import { announce } from '../../base/ui/announce.ts';
import { Fold } from '../../base/ui/Fold.tsx';
import { Notice } from '../../base/ui/Notice.tsx';
import { Facts } from '../../base/ui/PrintView.tsx';
import { plainText } from '../../papers/collection/lesson-language.ts';
import { TargetsProvider } from '../panel/link-targets.ts';
import { VerdictList } from '../panel/VerdictList.tsx';
import styles from './ResultPage.module.css';
import type { HandedResult } from './read-result.ts';
import { type ComputedStep, recompute } from './recompute.ts';

function useComputed(handed: HandedResult): ReadonlyMap<number, ComputedStep> {
  const [steps, setSteps] = useState<ReadonlyMap<number, ComputedStep>>(new Map());
  useEffect(() => {
    const stop = new AbortController();
    setSteps(new Map());
    void recompute(handed, (index, step) => setSteps((now) => new Map(now).set(index, step)), stop.signal);
    return () => stop.abort();
  }, [handed]);
  return steps;
}

const isOver = (step: ComputedStep | undefined) => step !== undefined && step.state !== 'computing';
const isRefuted = (step: ComputedStep) =>
  step.state === 'failed' || (step.state === 'computed' && step.standing === 'not-confirmed');

export function ResultSteps({ handed }: { readonly handed: HandedResult }) {
  const { result, lesson, otherHash } = handed;
  const computed = useComputed(handed);
  const over = lesson.steps.filter((_, index) => isOver(computed.get(index))).length;
  const refuted = [...computed.values()].filter(isRefuted).length;
  const isDone = over === lesson.steps.length;
  const headline = !isDone
    ? say('computing', { over, count: lesson.steps.length })
    : refuted === 0
      ? say('all-confirmed')
      : say('some-refuted', { refuted });
  useEffect(() => {
    if (isDone) announce(headline);
  }, [isDone, headline]);
  return (
    <TargetsProvider value={() => announce(say('no-links'))}>
      <section className={styles.result} data-testid="result" data-done={isDone}>
        <h2>{plainText(lesson.title)}</h2>
        <Facts
          facts={[
            { label: say('fact.name'), value: result.name === '' ? say('fact.no-name') : result.name },
            { label: say('fact.hash'), value: <code>{result.lesson.hash}</code> },
            {
              label: say('fact.lesson'),
              value: result.lesson.kind === 'built-in' ? result.lesson.id : say('fact.document'),
            },
          ]}
        />
        {otherHash === null ? null : (
          <Notice kind="note" title={say('other-lesson')} testId="result-other-lesson">
            {say('other-lesson-says', { played: result.lesson.hash, here: otherHash })}
          </Notice>
        )}
        <p className={styles.headline} data-refuted={refuted > 0 || undefined} data-testid="result-headline">
          {headline}
        </p>
        <ol className={styles.steps}>
          {lesson.steps.map((step, index) => {
            const claimed = result.steps.find(({ id }) => id === step.id);
            const now = computed.get(index);
            return (
              <li key={step.id} data-testid={`result-step-${index + 1}`}>
                <h3>{plainText(step.title)}</h3>
                <p>
                  {claimed === undefined
                    ? say('claim.nothing')
                    : say('claim', {
                        state: sayStep(`steps.${claimed.state}`),
                        tries: claimed.tries,
                        hints: claimed.hints,
                      })}
                </p>
                <p className={styles.standing} data-standing={now?.state === 'computed' ? now.standing : now?.state}>
                  {standingWords(now)}
                </p>
                {now?.state === 'computed' && now.verdict !== null ? (
                  <Fold title={say('verdict')}>
                    <VerdictList step={step} verdict={now.verdict} />
                  </Fold>
                ) : null}
              </li>
            );
          })}
        </ol>
      </section>
    </TargetsProvider>
  );
}

function standingWords(step: ComputedStep | undefined): string {
  if (step === undefined) return say('standing.waiting');
  if (step.state === 'computing') return say('standing.computing');
  if (step.state === 'failed') return say('standing.failed', { problem: step.problem });
  return say(`standing.${step.standing}`);
}
