/** A device on the stage: glyph, name, and the marks of what is going on with it. React Flow puts it in its place. */
import type { Node as ScenarioNode } from '@lanelab/scenario';
import type { Node as FlowNode, NodeProps } from '@xyflow/react';
import { memo } from 'react';
import { deviceOf } from '../../../document/devices/registry.ts';
import type { EditorState } from '../../../document/store/types.ts';
import { DEVICE } from '../geometry/grid.ts';
import { dotsAround } from '../geometry/hit.ts';
import type { LabelSide } from '../geometry/labels.ts';
import type { Session } from '../session.ts';
import { useDocument, useSession } from './context.ts';
import styles from './DeviceNode.module.css';
import { Glyph } from './Glyph.tsx';

export type DeviceFlowNode = FlowNode<{ readonly node: ScenarioNode; readonly side: LabelSide }, 'device'>;

/** One string for all that the gesture says about it, so that a device is drawn again only when that changes. */
function lookOf(session: Session, id: number): string {
  const { pairing, focus, hover, isByKeys, hasFocus, marks, path } = session;
  const looks: string[] = [];
  if (hasFocus && isByKeys && focus?.kind === 'node' && focus.id === id) looks.push('focused');
  if ((hover.kind === 'node' || hover.kind === 'port') && hover.id === id)
    looks.push(path === 'select.idle' ? 'hovered dotted' : 'hovered');
  if (pairing !== null) {
    const isLegal = pairing.why.get(id) === null;
    if (pairing.from === id) looks.push('origin');
    else if (pairing.over === id) looks.push(isLegal ? 'taking' : 'refusing');
    else looks.push(isLegal ? 'open' : 'closed');
  }
  const severity = marks.nodes.get(id)?.severity;
  if (severity !== undefined) looks.push(severity);
  return looks.join(' ');
}

/** The one that is selected offers its dots too. */
function choiceOf({ selection: { nodes, links }, isReadOnly }: EditorState, id: number): string {
  if (!nodes.has(id)) return isReadOnly ? 'fixed' : '';
  return nodes.size === 1 && links.size === 0 && !isReadOnly ? 'selected dotted' : 'selected';
}

const middle = DEVICE / 2;

export const DeviceNode = memo(function DeviceNode({ data: { node, side } }: NodeProps<DeviceFlowNode>) {
  const { id } = node;
  const look = useSession((session) => lookOf(session, id));
  const choice = useDocument((state) => choiceOf(state, id));
  const caption = deviceOf(node.kind).caption(node);
  const problem = look.includes('error') ? 'error' : look.includes('warning') ? 'warning' : null;
  const hasDots = choice.includes('dotted') || (look.includes('dotted') && choice !== 'fixed');
  return (
    <div
      className={styles.device}
      data-testid={`device-${id}`}
      data-kind={node.kind}
      data-look={look}
      data-selected={choice.includes('selected') || undefined}
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
              data-dot
              style={{ left: x, top: y }}
              data-testid={index === 0 ? `port-dot-${id}` : undefined}
            />
          ))
        : null}
    </div>
  );
});
