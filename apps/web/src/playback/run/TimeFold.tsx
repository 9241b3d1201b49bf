/** Where the time of the streams went, found by running once more with time accounts. */
import { say } from '@lanelab/messages/results';
import type { Scenario } from '@lanelab/scenario';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Fold } from '../../base/ui/Fold.tsx';
import { accountForTime } from './account-run.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { type Failure, failureOf } from './failure.ts';
import styles from './Measurements.module.css';
import type { Names } from './names.ts';
import { TimeStack } from './TimeStack.tsx';
import type { FlowResult, TimeAccount } from './types.ts';

type Accounts = ReadonlyMap<number, TimeAccount>;

type Search =
  | { readonly state: 'idle' | 'running' }
  | { readonly state: 'done'; readonly accounts: Accounts }
  | { readonly state: 'failed'; readonly failure: Failure };

interface TimeFoldProps {
  readonly scenario: Scenario;
  /** Streams for which the engine keeps accounts. */
  readonly flows: readonly FlowResult[];
  readonly names: Names;
  readonly isOpenFirst: boolean;
}

export function TimeFold({ scenario, flows, names, isOpenFirst }: TimeFoldProps) {
  const known = new Map(flows.flatMap(({ id, account }) => (account === undefined ? [] : [[id, account] as const])));
  const [search, setSearch] = useState<Search>(known.size > 0 ? { state: 'done', accounts: known } : { state: 'idle' });
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const find = () => {
    const controller = new AbortController();
    abort.current = controller;
    setSearch({ state: 'running' });
    accountForTime(scenario, controller.signal).then(
      (accounts) => {
        if (!controller.signal.aborted) setSearch({ state: 'done', accounts });
        announce(say('time.found'));
      },
      (error: unknown) => {
        const failure = failureOf(error);
        if (failure !== null && !controller.signal.aborted) setSearch({ state: 'failed', failure });
      },
    );
  };

  return (
    <Fold title={say('time.title')} isOpenFirst={isOpenFirst} summary={say('time.summary')} testId="time">
      {search.state === 'done' ? (
        flows.map((flow) => (
          <div key={flow.id}>
            {flows.length === 1 ? null : <b>{names.flow(flow)}</b>}
            <FlowTime account={search.accounts.get(flow.id)} names={names} flow={flow} />
          </div>
        ))
      ) : (
        <p className={styles.ask}>
          <Button onPress={find} isDisabled={search.state === 'running'} data-testid="find-time">
            {search.state === 'running' ? say('find.running') : say('time.find')}
          </Button>{' '}
          {say('time.hint')}
        </p>
      )}
      {search.state === 'failed' ? <FailureNotice failure={search.failure} onRetry={find} /> : null}
    </Fold>
  );
}

interface FlowTimeProps {
  readonly account: TimeAccount | undefined;
  readonly names: Names;
  readonly flow: FlowResult;
}

function FlowTime({ account, names, flow }: FlowTimeProps) {
  if (account === undefined) return <p className="muted">{say('time.none')}</p>;
  return <TimeStack account={account} names={names} testId={`time-${flow.id}`} />;
}
