/** Whether runs made here came out as those of the shipped figure, to the bit. */
import { say } from '@lanelab/messages/shipped';
import { compareDigests, type Experiment, type PlacedRun, type ShippedFigure } from '@lanelab/papers';
import { useMemo } from 'react';
import type { RunResult } from '../../playback/run/types.ts';
import styles from './DigestSection.module.css';
import { runName } from './run-names.ts';

interface DigestSectionProps {
  readonly experiment: Experiment;
  readonly shipped: ShippedFigure;
  /** Runs of the figure as the reader may make them. */
  readonly runs: readonly PlacedRun[];
  readonly known: ReadonlyMap<string, RunResult>;
}

/** More runs than these are not named one by one. */
const MOST_NAMED = 5;

export function DigestSection({ experiment, shipped, runs, known }: DigestSectionProps) {
  const { compared, unequal } = useMemo(
    () => compareDigests(shipped, runs, (key) => known.get(key)?.digest ?? null),
    [shipped, runs, known],
  );
  if (compared === 0) return null;
  return (
    <div className={styles.digests} role="status" data-testid="digests" data-unequal={unequal.length}>
      <p data-equal={unequal.length === 0}>
        {unequal.length === 0
          ? say('digests.equal', { count: compared })
          : say('digests.unequal', { count: unequal.length, compared })}
      </p>
      {unequal.length === 0 ? null : (
        <ul>
          {unequal.slice(0, MOST_NAMED).map(({ run, shipped: theirs, here }) => (
            <li key={run.key}>
              {runName(experiment, run)}
              <span className="muted">{say('digests.pair', { shipped: theirs, here })}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
