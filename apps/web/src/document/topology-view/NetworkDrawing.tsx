/** The drawing of a scenario's network in the room that its place has. */
import { say } from '@lanelab/messages/devices';
import type { Scenario } from '@lanelab/scenario';
import { useSize } from '../../base/ui/use-size.ts';
import { summary } from './describe.ts';
import styles from './NetworkView.module.css';
import { NetworkView } from './NetworkView.tsx';
import { type NetworkLook, useTopology } from './use-topology.ts';

/** Wider than this only adds empty paper. */
const MOST_WIDTH = 760;

const LEAST_HEIGHT = 140;
/** The row of buttons under the drawing. */
const TOOLS_HEIGHT = 44;

interface NetworkDrawingProps {
  readonly scenario: Scenario;
  readonly look?: NetworkLook;
}

export function NetworkDrawing({ scenario, look = 'sheet' }: NetworkDrawingProps) {
  const { frame, size } = useSize();
  const width = Math.min(size.width, MOST_WIDTH);
  const svg = useTopology(scenario, look, width, Math.max(LEAST_HEIGHT, size.height - TOOLS_HEIGHT));
  return (
    <div ref={frame} className={styles.place}>
      {svg === '' ? null : (
        <NetworkView svg={svg} label={say('network-drawing.network-scenario', { scenario: summary(scenario) })} />
      )}
    </div>
  );
}
