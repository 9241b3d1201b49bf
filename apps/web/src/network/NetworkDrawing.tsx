/** The drawing of a scenario's network at the width it may have. */
import type { Scenario } from '@lanelab/scenario';
import { useWidth } from '../ui/use-width.ts';
import { summary } from './describe.ts';
import { NetworkView } from './NetworkView.tsx';
import styles from './NetworkView.module.css';
import { useTopology } from './use-topology.ts';

interface NetworkDrawingProps {
  readonly scenario: Scenario;
  readonly height: number;
  /** Wider than this only adds empty paper. */
  readonly maxWidth?: number;
}

/** Narrower than this the labels would collide; the frame scrolls instead. */
const leastWidth = 520;

export function NetworkDrawing({ scenario, height, maxWidth = 900 }: NetworkDrawingProps) {
  const { frame, width } = useWidth();
  const svg = useTopology(scenario, width === 0 ? 0 : Math.max(leastWidth, Math.min(width, maxWidth)), height);
  return (
    <div ref={frame} className={styles.place} style={{ minHeight: height }}>
      {svg === '' ? null : <NetworkView svg={svg} label={`Network: ${summary(scenario)}`} />}
    </div>
  );
}
