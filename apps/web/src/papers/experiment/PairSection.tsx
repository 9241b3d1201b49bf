/** A low point of a figure beside its neighbour: the rate of each, where its time went, and why its last data went out when they did. */
import { say } from '@lanelab/messages/experiment';
import type { RunSpec } from '@lanelab/papers';
import { useCallback, useEffect, useState } from 'react';
import { Section } from '../../base/ui/Section.tsx';
import { accountForTime } from '../../playback/run/account-run.ts';
import { FailureNotice } from '../../playback/run/FailureNotice.tsx';
import { type Failure, failureOf } from '../../playback/run/failure.ts';
import { namesOf } from '../../playback/run/names.ts';
import { TimeStack } from '../../playback/run/TimeStack.tsx';
import type { TimeAccount } from '../../playback/run/types.ts';
import { Chain } from '../../playback/run/WhyFold.tsx';
import { whyLastData } from '../../playback/run/why-run.ts';
import { type WhyLine, whyLines } from '../../playback/run/why-words.ts';
import styles from './PairSection.module.css';

export interface PairPoint {
  readonly spec: RunSpec;
  /** Its value on the axis, with the unit. */
  readonly place: string;
  /** What the figure shows there, with the unit. */
  readonly rate: string;
}

/** Where a point's time went, and why its last data went out when they did. */
export interface Found {
  readonly account: TimeAccount | undefined;
  readonly lines: readonly WhyLine[];
}

type Search =
  | { readonly state: 'running' }
  | { readonly state: 'done'; readonly found: readonly Found[] }
  | { readonly state: 'failed'; readonly failure: Failure };

async function findOf({ scenario }: RunSpec, flow: number, signal: AbortSignal): Promise<Found> {
  const accounts = await accountForTime(scenario, signal);
  return { account: accounts.get(flow), lines: whyLines(await whyLastData(scenario, flow, signal)) };
}

interface PairSectionProps {
  readonly flow: number;
  readonly at: PairPoint;
  readonly beside: PairPoint;
  /** Causes of either point that came with the figure; null where both must be run once more. */
  readonly known: readonly Found[] | null;
}

export function PairSection({ flow, at, beside, known }: PairSectionProps) {
  const [search, setSearch] = useState<Search>(known === null ? { state: 'running' } : { state: 'done', found: known });
  const points = [at, beside];
  const [low, high] = [at.spec, beside.spec];
  const find = useCallback(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setSearch({ state: 'running' });
    Promise.all([low, high].map((spec) => findOf(spec, flow, signal))).then(
      (found) => {
        if (!signal.aborted) setSearch({ state: 'done', found });
      },
      (error: unknown) => {
        const failure = failureOf(error);
        if (failure !== null && !signal.aborted) setSearch({ state: 'failed', failure });
      },
    );
    return () => controller.abort();
  }, [low, high, flow]);
  useEffect(() => (known === null ? find() : undefined), [known, find]);

  return (
    <Section title={say('pair.title', { at: at.place, beside: beside.place })} testId="pair-section">
      <div className={styles.pair}>
        {points.map(({ spec, place, rate }, index) => {
          const found = search.state === 'done' ? search.found[index] : undefined;
          return (
            <div key={spec.key} data-testid={index === 0 ? 'pair-low' : 'pair-beside'}>
              <h3>
                {place}: <b>{rate}</b>
              </h3>
              {found === undefined ? null : <Why found={found} spec={spec} flow={flow} />}
            </div>
          );
        })}
      </div>
      {search.state === 'running' ? (
        <p className="muted" role="status">
          {say('pair.running')}
        </p>
      ) : null}
      {search.state === 'failed' ? <FailureNotice failure={search.failure} onRetry={find} /> : null}
    </Section>
  );
}

function Why({ found, spec, flow }: { readonly found: Found; readonly spec: RunSpec; readonly flow: number }) {
  const { account, lines } = found;
  const names = namesOf(spec.scenario);
  return (
    <>
      {account === undefined ? null : <TimeStack account={account} names={names} testId={`pair-time-${flow}`} />}
      <p className={styles.causes}>{say('pair.causes')}</p>
      <Chain lines={lines} names={names} />
    </>
  );
}
