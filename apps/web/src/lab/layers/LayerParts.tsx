/** The drawing's layers above the cables; fetched when a reader chooses one, or once the network signals. */
import { useDocument } from '../editor/stage/context.ts';
import { Badges } from './Badges.tsx';
import { ElanLayer } from './ElanLayer.tsx';
import { IpLayer } from './IpLayer.tsx';
import { LayerPanel } from './LayerPanel.tsx';
import styles from './Layers.module.css';
import { Strip } from './Strip.tsx';
import { useLayers } from './state.ts';
import { TraceLayer } from './TraceLayer.tsx';
import { VcLayer } from './VcLayer.tsx';

/** Under the devices, in stage px. */
export function LayerUnder() {
  const layer = useLayers((state) => state.layer);
  const isEmpty = useDocument((state) => state.scenario.model.nodes.length === 0);
  if (isEmpty) return null;
  return (
    <svg className={styles.svg} aria-hidden="true" focusable="false">
      {layer === 'elans' ? <ElanLayer /> : layer === 'ip' ? <IpLayer /> : null}
      {layer === 'vcs' ? <VcLayer /> : null}
      <TraceLayer />
    </svg>
  );
}

/** Beside the devices, in stage px. */
export const LayerAbove = Badges;

/** On the frame of the stage. */
export function LayerBeside() {
  const layer = useLayers((state) => state.layer);
  const isEmpty = useDocument((state) => state.scenario.model.nodes.length === 0);
  return (
    <>
      {layer === 'physical' || isEmpty ? null : <LayerPanel key={layer} layer={layer} />}
      <Strip />
    </>
  );
}

export { FlowCosts } from './FlowCosts.tsx';
export { LayerFeed } from './LayerFeed.tsx';
export { Strip };
