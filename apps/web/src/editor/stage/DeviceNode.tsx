/** A device on the stage: glyph, name, and the marks of what is going on with it. React Flow puts it in its place. */
import type { Node as ScenarioNode } from '@lanelab/scenario';
import type { Node as FlowNode, NodeProps } from '@xyflow/react';
import { memo } from 'react';
import { deviceOf } from '../../devices/registry.ts';
import { DEVICE } from '../geometry/grid.ts';
import { dotsAround } from '../geometry/hit.ts';
import type { Session } from '../session.ts';
import { useDocument, useScene, useSession } from './context.ts';
import styles from './DeviceNode.module.css';
import { Glyph } from './Glyph.tsx';

export type DeviceFlowNode = FlowNode<{ readonly node: ScenarioNode }, 'device'>;

/** One word for everything that changes how it looks, so that a device is drawn again only when it does. */
function lookOf(session: Session, id: number): string {
  const { pairing, focus, hover, isByKeys, hasFocus, pull, tool } = session;
  const looks: string[] = [];
  if (hasFocus && isByKeys && focus?.kind === 'node' && focus.id === id) looks.push('focused');
  if ((hover.kind === 'node' || hover.kind === 'port') && hover.id === id) looks.push('hovered');
  if (pull?.nodes.has(id)) looks.push('pulled');
  if (pairing !== null) {
    if (pairing.from === id) looks.push('origin');
    else if (pairing.over === id) looks.push(pairing.why.get(id) === null ? 'taking' : 'refusing');
    else looks.push(pairing.why.get(id) === null ? 'open' : 'closed');
  }
  if (tool === 'select') looks.push('steady');
  return looks.join(' ');
}

const worst = (session: Session, id: number): 'error' | 'warning' | null => {
  let found: 'error' | 'warning' | null = null;
  for (const problem of session.problems) {
    if (!problem.nodes.includes(id)) continue;
    if (problem.severity === 'error') return 'error';
    found = 'warning';
  }
  return found;
};

const middle = DEVICE / 2;

export const DeviceNode = memo(function DeviceNode({ data: { node } }: NodeProps<DeviceFlowNode>) {
  const { id } = node;
  const look = useSession((session) => lookOf(session, id));
  const problem = useSession((session) => worst(session, id));
  const isSelected = useDocument((state) => state.selection.nodes.has(id));
  const isAlone = useDocument((state) => state.selection.nodes.size === 1 && !state.isReadOnly);
  const isReadOnly = useDocument((state) => state.isReadOnly);
  const side = useScene((scene) => scene.sideOf(id));
  const device = deviceOf(node.kind);
  const looks = look.split(' ');
  const caption = device.caption(node);
  const hasDots =
    looks.includes('steady') &&
    !looks.includes('pulled') &&
    !isReadOnly &&
    (looks.includes('hovered') || (isSelected && isAlone));
  return (
    <div
      className={styles.device}
      data-testid={`device-${id}`}
      data-kind={node.kind}
      data-look={look}
      data-selected={isSelected || undefined}
      data-problem={problem ?? undefined}
    >
      <span className={styles.outline} />
      <Glyph className={styles.glyph ?? ''} kind={node.kind} />
      <span className={styles.label} data-side={side}>
        <span className={styles.name}>{node.name}</span>
        {caption === '' ? null : <span className={styles.caption}>{caption}</span>}
      </span>
      {problem === null ? null : (
        <span className={styles.problem} data-testid={`problem-mark-${id}`}>
          {problem === 'error' ? '✕' : '!'}
        </span>
      )}
      {hasDots
        ? dotsAround({ x: middle, y: middle }, side).map(({ x, y }, index) => (
            <span
              key={`${x} ${y}`}
              className={styles.dot}
              style={{ left: x, top: y }}
              data-testid={index === 0 ? `port-dot-${id}` : undefined}
            />
          ))
        : null}
    </div>
  );
});
