/** The lab at work: one TCP stream over the Curitiba network, once for each message size, measured while you look. */
import { findExperiment } from '@lanelab/scenario';
import { useState } from 'react';
import { FailureNotice } from '../engine/FailureNotice.tsx';
import { formatWait } from '../format/duration.ts';
import { formatCount, formatInteger } from '../format/number.ts';
import { NetworkDrawing } from '../network/NetworkDrawing.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Link } from '../ui/Link.tsx';
import styles from './Demo.module.css';
import { DemoBars } from './DemoBars.tsx';
import { useDemo } from './use-demo.ts';

const buffers = ['4096', '8192', '16384', '65536'] as const;
type Buffer = (typeof buffers)[number];

export function Demo() {
  const [buffer, setBuffer] = useState<Buffer>('16384');
  const demo = useDemo(Number(buffer));
  const paper = findExperiment('curitiba-fig7')?.paperPoints[0]?.y ?? null;
  const { totals } = demo;
  return (
    <div className={styles.demo}>
      <section className={styles.pane} aria-labelledby="demo-network">
        <header className={styles.head}>
          <h2 id="demo-network">One file, Solimoes to Negro</h2>
          <p>over two switches and 6.2 km of fibre</p>
        </header>
        <div className={styles.room}>
          <NetworkDrawing scenario={demo.scenario} />
        </div>
      </section>
      <section className={styles.pane} aria-labelledby="demo-chart">
        <header className={styles.head}>
          <h2 id="demo-chart">How big should each write be?</h2>
          <Choice
            label="Socket buffers"
            options={buffers.map((value) => ({ value, label: formatInteger(Number(value)) }))}
            value={buffer}
            onChange={setBuffer}
            testId="demo-buffer"
          />
        </header>
        {demo.failure === null ? (
          <div className={styles.room}>
            <DemoBars bars={demo.bars} paper={paper} />
          </div>
        ) : (
          <FailureNotice failure={demo.failure} onRetry={demo.retry} />
        )}
        <p className={styles.source} data-testid="demo-totals">
          {totals.runs === 0
            ? 'Starting the engine'
            : `${totals.runs} ${totals.runs === 1 ? 'run' : 'runs'} of 1 s each: ${formatCount(totals.cellHops)} cell-hops in ${formatWait(totals.wallMs)} on this computer.`}{' '}
          <Link to="/papers/curitiba/fig7">See the paper’s figure</Link>
        </p>
      </section>
    </div>
  );
}
