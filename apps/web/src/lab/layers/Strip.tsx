/** Over the drawing: what the lit connections are, or how the traced flow goes and what its packets are wrapped in. */
import { useMemo } from 'react';
import { layerPhrases, roleWords, viaWords } from '../../base/words/layer-words.ts';
import { spanWords } from '../../playback/gap-words.ts';
import type { FlowPath } from '../../playback/run/types.ts';
import { useDocument } from '../editor/stage/context.ts';
import type { Connection } from './connections.ts';
import { stepDelays, stepsOf, wrapOf } from './flow-path.ts';
import styles from './Strip.module.css';
import { useLayers } from './state.ts';
import { useTraced } from './TraceLayer.tsx';

const none: readonly Connection[] = [];
const noWaits: ReadonlyMap<string, number> = new Map();

export function Strip() {
  const lit = useLayers((state) => (state.lit.length > 0 ? state.lit : state.pinned));
  const layer = useLayers((state) => state.layer);
  const connections = useLayers((state) => state.now?.connections ?? none);
  const flow = useLayers((state) => state.flow);
  const path = useTraced();
  const chosen = useMemo(
    () => (layer === 'vcs' ? connections.filter(({ key }) => lit.includes(key)) : []),
    [layer, connections, lit],
  );
  if (chosen.length > 0) return <LitStrip connections={chosen} />;
  if (flow === null) return null;
  return path === null ? (
    <p className={styles.strip} data-testid="strip">
      {layerPhrases.noPath}
    </p>
  ) : (
    <PathStrip path={path} />
  );
}

function useNameOf() {
  const nodes = useDocument((state) => state.scenario.model.nodes);
  return (node: number) => nodes.find(({ id }) => id === node)?.name ?? `${node}`;
}

function LitStrip({ connections }: { readonly connections: readonly Connection[] }) {
  const nameOf = useNameOf();
  const [one] = connections;
  if (one === undefined) return null;
  const ends = `${nameOf(one.from)} ${one.backCells === null ? '→' : '↔'} ${one.to.map(nameOf).join(', ')}`;
  return (
    <p className={styles.strip} data-testid="strip">
      <b>
        {connections.length > 1 ? `${connections.length} × ` : ''}
        {roleWords[one.role]}
      </b>
      {connections.length > 1 ? null : (
        <>
          <span>{ends}</span>
          <span className={styles.mono}>{one.hops.map(({ vpi, vci }) => `${vpi}/${vci}`).join(' → ')}</span>
          <span>{layerPhrases.hops(one.hops.length)}</span>
        </>
      )}
      <span>
        {layerPhrases.cells(connections.reduce((sum, { cells, backCells }) => sum + cells + (backCells ?? 0), 0))}
      </span>
    </p>
  );
}

function PathStrip({ path }: { readonly path: FlowPath }) {
  const nameOf = useNameOf();
  const model = useDocument((state) => state.scenario.model);
  const waits = useLayers((state) => state.now?.waits ?? noWaits);
  const steps = stepsOf(path, model.links);
  const delays = stepDelays(steps, waits, model);
  const isWhole = steps.length === path.nodes.length - 1;
  const { dataOctets, allOctets, overhead } = wrapOf(path);
  return (
    <div className={styles.strip} data-testid="strip">
      <b data-testid="strip-path">
        {path.nodes.map((node, index) => {
          const delay = isWhole && index > 0 ? (delays[index - 1] ?? null) : null;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a path may pass a device twice
            <span key={index}>
              {index === 0 ? '' : delay === null ? ' – ' : ' –'}
              {delay === null ? null : <small className={styles.delay}>{spanWords(delay)}</small>}
              {delay === null ? '' : '– '}
              {nameOf(node)}
            </span>
          );
        })}
      </b>
      <span>{viaWords[path.via] ?? path.via}</span>
      <span>{layerPhrases.hops(steps.length)}</span>
      {isWhole && delays.some((delay) => delay !== null) ? <span>{layerPhrases.delays}</span> : null}
      <ol className={styles.wrap} aria-label={layerPhrases.wrap}>
        {path.wrap.map(({ layer, octets }) => (
          <li key={layer}>
            {layer} <b>{octets}</b>
          </li>
        ))}
      </ol>
      <span>{layerPhrases.cells(path.cells)}</span>
      <span>{layerPhrases.overhead(dataOctets, allOctets, overhead)}</span>
    </div>
  );
}
