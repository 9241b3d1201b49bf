/** Below two runs: what happens in one of them first that does not happen in the other, and a button that takes the clock there. */
import { say } from '@lanelab/messages/compare';
import type { Scenario } from '@lanelab/scenario';
import { useEffect, useMemo } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { report } from '../../base/ui/page-state.ts';
import type { TimeMark } from '../../playback/ruler.ts';
import { refusalWords } from '../../playback/run/refusal-words.ts';
import type { Playback } from '../../playback/types.ts';
import styles from './FirstDifference.module.css';
import { firstTitle, firstWords } from './first-words.ts';
import { type Search, useFirstDifference } from './use-first-difference.ts';

interface FirstDifferenceProps {
  readonly playback: Playback;
  readonly here: Scenario;
  readonly there: Scenario;
  /** Names of both, this one first. */
  readonly titles: readonly [string, string];
  readonly onFirst: (mark: TimeMark | null) => void;
}

/** The instant and its sentence; null as long as nothing is found. */
function foundIn(search: Search, { here, there, titles }: FirstDifferenceProps) {
  if (search.state !== 'looked' || search.looked.found === null) return null;
  const { found, ends } = search.looked;
  const [one, other] = titles;
  const sentence = firstWords(
    found,
    { scenario: here, title: one, ends: ends.here },
    { scenario: there, title: other, ends: ends.there },
  );
  return { timePs: found.atPs, sentence };
}

export function FirstDifference(props: FirstDifferenceProps) {
  const { playback, here, there, titles, onFirst } = props;
  const { search, stop, again } = useFirstDifference(here.model, there.model);
  const [one, other] = titles;
  const found = useMemo(
    () => foundIn(search, { playback, here, there, titles: [one, other], onFirst }),
    [search, playback, here, there, one, other, onFirst],
  );
  useEffect(() => {
    onFirst(found === null ? null : { timePs: found.timePs, words: firstTitle(found.timePs) });
    report('first', { state: search.state, timePs: found?.timePs ?? null });
  }, [found, search.state, onFirst]);
  useEffect(
    () => () => {
      onFirst(null);
      report('first', undefined);
    },
    [onFirst],
  );
  return (
    <section className={styles.first} aria-label={say('first.title')} data-testid="first-difference">
      {found === null ? (
        <Searching search={search} onStop={stop} onAgain={again} />
      ) : (
        <>
          <p title={found.sentence}>
            <b>{firstTitle(found.timePs)}</b> {found.sentence}
          </p>
          <Button onPress={() => void playback.seek(found.timePs)} data-testid="first-difference-jump">
            {say('first.jump')}
          </Button>
        </>
      )}
    </section>
  );
}

interface SearchingProps {
  readonly search: Search;
  readonly onStop: () => void;
  readonly onAgain: () => void;
}

function Searching({ search, onStop, onAgain }: SearchingProps) {
  switch (search.state) {
    case 'looking':
      return (
        <>
          <p>{say('first.looking')}</p>
          <progress max={1} value={search.share} aria-label={say('first.looking')} />
          <Button kind="quiet" onPress={onStop}>
            {say('first.stop')}
          </Button>
        </>
      );
    case 'looked':
      return <p>{say('first.none')}</p>;
    case 'stopped':
      return (
        <>
          <p>{say('first.stopped')}</p>
          <Button onPress={onAgain}>{say('first.look')}</Button>
        </>
      );
    case 'failed':
      return (
        <>
          <p>{search.failure.kind === 'scenario' ? refusalWords(search.failure.refused) : say('first.failed')}</p>
          <Button onPress={onAgain}>{say('first.look')}</Button>
        </>
      );
  }
}
