/** Over the drawing: the lit connections, or the path of the traced flow and the headers around its packets. */
import { list } from '@lanelab/messages';
import { say } from '@lanelab/messages/layers';
import { say as sayProtocol } from '@lanelab/messages/protocol';
import { useMemo } from 'react';
import { formatShare } from '../../base/format/number.ts';
import { spanWords } from '../../playback/gap-words.ts';
import type { FlowPath } from '../../playback/run/types.ts';
import { useDocument } from '../editor/stage/context.ts';
import type { Connection } from './connections.ts';
import { processorPs, stepDelays, stepsOf, wrapOf } from './flow-path.ts';
import styles from './Strip.module.css';
import { useLayers } from './state.ts';
import { useTraced } from './TraceLayer.tsx';
import { useFreePlace } from './use-free-place.ts';

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
    <p className={styles.strip} data-room="top" data-testid="strip">
      {say('strip.no-path')}
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
  const strip = useFreePlace<HTMLParagraphElement>();
  const [one] = connections;
  if (one === undefined) return null;
  const ends = `${nameOf(one.from)} ${one.backCells === null ? '→' : '↔'} ${list(one.to.map(nameOf))}`;
  const role = sayProtocol(`role.${one.role}`);
  const cells = connections.reduce((sum, { cells: there, backCells }) => sum + there + (backCells ?? 0), 0);
  return (
    <p ref={strip} className={styles.strip} data-room="top" data-testid="strip">
      <b>{connections.length > 1 ? say('strip.several', { count: connections.length, role }) : role}</b>
      {connections.length > 1 ? null : (
        <>
          <span>{ends}</span>
          <span className={styles.mono}>{one.hops.map(({ vpi, vci }) => `${vpi}/${vci}`).join(' → ')}</span>
          <span>{say('strip.links', { count: one.hops.length })}</span>
        </>
      )}
      <span>{say('strip.cells', { count: cells })}</span>
    </p>
  );
}

/** How long a device's processor had the latest packet. */
function Work({ ps }: { readonly ps: number | null }) {
  if (ps === null) return null;
  return (
    <small className={styles.work} title={say('strip.processor')}>
      {' '}
      ({spanWords(ps)})
    </small>
  );
}

function PathStrip({ path }: { readonly path: FlowPath }) {
  const nameOf = useNameOf();
  const model = useDocument((state) => state.scenario.model);
  const waits = useLayers((state) => state.now?.waits ?? noWaits);
  const steps = stepsOf(path, model.links);
  const delays = stepDelays(steps, waits, model, path.stays);
  const works = processorPs(path);
  const isWhole = steps.length === path.nodes.length - 1;
  const { dataOctets, allOctets, overhead } = wrapOf(path);
  const strip = useFreePlace<HTMLDivElement>();
  return (
    <div ref={strip} className={styles.strip} data-room="top" data-testid="strip">
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
              <Work ps={works[index] ?? null} />
            </span>
          );
        })}
      </b>
      <span>{say(`via.${path.via}`)}</span>
      <span>{say('strip.links', { count: steps.length })}</span>
      {isWhole && delays.some((delay) => delay !== null) ? <span>{say('strip.delays')}</span> : null}
      <ol className={styles.wrap} aria-label={say('strip.wrap')}>
        {path.wrap.map(({ layer, octets }) => (
          <li key={layer}>
            {say(`wrap.${layer}`)} <b>{octets}</b>
          </li>
        ))}
      </ol>
      <span>{say('strip.cells', { count: path.cells })}</span>
      <span>{say('strip.overhead', { data: dataOctets, all: allOctets, share: formatShare(overhead) })}</span>
    </div>
  );
}
