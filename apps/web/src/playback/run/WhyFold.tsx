/** Why the last data went out when they did: the chain of causes, found by running once more with events watched. */
import { say } from '@lanelab/messages/results';
import type { Scenario } from '@lanelab/scenario';
import { useEffect, useRef, useState } from 'react';
import { formatDecimal } from '../../base/format/number.ts';
import { announce } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { type Column, DataTable } from '../../base/ui/DataTable.tsx';
import { Fold } from '../../base/ui/Fold.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { type Failure, failureOf } from './failure.ts';
import styles from './Measurements.module.css';
import type { Names } from './names.ts';
import type { FlowResult } from './types.ts';
import { whyLastData } from './why-run.ts';
import { type WhyLine, whyLines } from './why-words.ts';

type Search =
  | { readonly state: 'idle' | 'running' }
  | { readonly state: 'done'; readonly lines: readonly WhyLine[] }
  | { readonly state: 'failed'; readonly failure: Failure };

interface WhyFoldProps {
  readonly scenario: Scenario;
  readonly flow: FlowResult;
  readonly names: Names;
  /** Whether the title must name the stream, because there are several. */
  readonly isOneOfMany: boolean;
}

export function WhyFold({ scenario, flow, names, isOneOfMany }: WhyFoldProps) {
  const [search, setSearch] = useState<Search>({ state: 'idle' });
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const find = () => {
    const controller = new AbortController();
    abort.current = controller;
    setSearch({ state: 'running' });
    whyLastData(scenario, flow.id, controller.signal).then(
      (chain) => {
        const lines = whyLines(chain);
        if (!controller.signal.aborted) setSearch({ state: 'done', lines });
        announce(say('why.found', { count: lines.length }));
      },
      (error: unknown) => {
        const failure = failureOf(error);
        if (failure !== null && !controller.signal.aborted) setSearch({ state: 'failed', failure });
      },
    );
  };

  return (
    <Fold
      title={say('why.title')}
      summary={isOneOfMany ? names.flow(flow) : say('why.summary')}
      testId={`why-${flow.id}`}
    >
      {search.state === 'done' ? (
        <Chain lines={search.lines} names={names} />
      ) : (
        <p className={styles.ask}>
          <Button onPress={find} isDisabled={search.state === 'running'} data-testid={`find-why-${flow.id}`}>
            {search.state === 'running' ? say('find.running') : say('why.find')}
          </Button>{' '}
          {say('why.hint')}
        </p>
      )}
      {search.state === 'failed' ? <FailureNotice failure={search.failure} onRetry={find} /> : null}
    </Fold>
  );
}

const whatHappens = ({ isMeanwhile, words }: WhyLine) =>
  isMeanwhile ? <span className="muted">{say('why.meanwhile', { event: words })}</span> : words;

/** The causes, each with the time since the one before it. */
export function Chain({ lines, names }: { readonly lines: readonly WhyLine[]; readonly names: Names }) {
  if (lines.length === 0) return <p className="muted">{say('why.none')}</p>;
  const columns: readonly Column<WhyLine>[] = [
    { title: say('column.since'), cell: (line) => formatDecimal(line.sinceMs, 3), isNumber: true },
    { title: say('column.station'), cell: (line) => names.node(line.node) },
    {
      title: say('column.event'),
      cell: whatHappens,
    },
  ];
  return (
    <div className={styles.chain}>
      <DataTable caption={say('why.title')} columns={columns} rows={lines} rowKey={({ key }) => key} testId="why" />
    </div>
  );
}
