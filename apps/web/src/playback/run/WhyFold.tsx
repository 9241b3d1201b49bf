/** Why the last data went out when they did: the chain of causes, found by running once more with events watched. */
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
  /** Named where there are several streams. */
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
        announce(`Found: ${lines.length} lines.`);
      },
      (error: unknown) => {
        const failure = failureOf(error);
        if (failure !== null && !controller.signal.aborted) setSearch({ state: 'failed', failure });
      },
    );
  };

  return (
    <Fold
      title="Why it went this way"
      summary={isOneOfMany ? names.flow(flow) : 'causes of the last data sent'}
      testId={`why-${flow.id}`}
    >
      {search.state === 'done' ? (
        <Chain lines={search.lines} names={names} />
      ) : (
        <p className={styles.ask}>
          <Button onPress={find} isDisabled={search.state === 'running'} data-testid={`find-why-${flow.id}`}>
            {search.state === 'running' ? 'Running it once more' : 'Find the causes'}
          </Button>{' '}
          Runs it once more, watches the last 2 s, and follows the last data sent back from cause to cause.
        </p>
      )}
      {search.state === 'failed' ? <FailureNotice failure={search.failure} onRetry={find} /> : null}
    </Fold>
  );
}

const whatHappens = ({ isMeanwhile, words }: WhyLine) =>
  isMeanwhile ? <span className="muted">meanwhile: {words}</span> : words;

function Chain({ lines, names }: { readonly lines: readonly WhyLine[]; readonly names: Names }) {
  if (lines.length === 0) return <p className="muted">Nothing was sent in the last 2 s of the run.</p>;
  const columns: readonly Column<WhyLine>[] = [
    { title: 'After, ms', cell: (line) => formatDecimal(line.sinceMs, 3), isNumber: true },
    { title: 'Station', cell: (line) => names.node(line.node) },
    {
      title: 'What happens',
      cell: whatHappens,
    },
  ];
  return (
    <div className={styles.chain}>
      <DataTable caption="Why it went this way" columns={columns} rows={lines} rowKey={({ key }) => key} testId="why" />
    </div>
  );
}
