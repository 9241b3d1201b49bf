/** A device on the stage: its glyph, its name, and marks of its state. React Flow puts it in its place. */
import type { Node as ScenarioNode } from '@lanelab/scenario';
import type { Node as FlowNode, NodeProps } from '@xyflow/react';
import { memo } from 'react';
import { deviceOf } from '../../../document/devices/registry.ts';
import type { EditorState } from '../../../document/store/types.ts';
import { DEVICE } from '../geometry/grid.ts';
import { dotsAround } from '../geometry/hit.ts';
import { LONGEST_NAME } from '../geometry/plate-forms.ts';
import type { Plate } from '../geometry/plates.ts';
import { Glyph } from '../glyphs.tsx';
import type { Session } from '../session.ts';
import { useDocument, useSession } from './context.ts';
import styles from './DeviceNode.module.css';

export type DeviceFlowNode = FlowNode<{ readonly node: ScenarioNode; readonly plate: Plate | null }, 'device'>;

/** The state of a device in the gesture as one string, so that the device is drawn again only when its state changes. */
function gestureStateOf(session: Session, id: number): string {
  const { pairing, focus, hover, isByKeys, hasFocus, marks, path } = session;
  const states: string[] = [];
  if (hasFocus && isByKeys && focus?.kind === 'node' && focus.id === id) states.push('focused');
  if ((hover.kind === 'node' || hover.kind === 'port') && hover.id === id)
    states.push(path === 'select.idle' ? 'hovered dotted' : 'hovered');
  if (pairing !== null) {
    const isLegal = pairing.why.get(id) === null;
    if (pairing.from === id) states.push('origin');
    else if (pairing.over === id) states.push(isLegal ? 'taking' : 'refusing');
    else states.push(isLegal ? 'open' : 'closed');
  }
  const severity = marks.nodes.get(id)?.severity;
  if (severity !== undefined) states.push(severity);
  return states.join(' ');
}

/** The selection of a device as one string; the only selected device offers its dots, too. */
function selectionStateOf({ selection: { nodes, links }, isReadOnly }: EditorState, id: number): string {
  if (!nodes.has(id)) return isReadOnly ? 'fixed' : '';
  return nodes.size === 1 && links.size === 0 && !isReadOnly ? 'selected dotted' : 'selected';
}

const MIDDLE = DEVICE / 2;

export const DeviceNode = memo(function DeviceNode({ data: { node, plate } }: NodeProps<DeviceFlowNode>) {
  const { id } = node;
  const gesture = useSession((session) => gestureStateOf(session, id));
  const selection = useDocument((state) => selectionStateOf(state, id));
  const caption = deviceOf(node.kind).caption(node);
  const problem = gesture.includes('error') ? 'error' : gesture.includes('warning') ? 'warning' : null;
  const hasDots = selection.includes('dotted') || (gesture.includes('dotted') && selection !== 'fixed');
  return (
    <div
      className={styles.device}
      data-testid={`device-${id}`}
      data-box="device"
      title={plate === null || plate.wording.cutAt !== null ? node.name : undefined}
      data-kind={node.kind}
      data-look={gesture}
      data-selected={selection.includes('selected') || undefined}
      data-problem={problem ?? undefined}
    >
      <span className={styles.outline} />
      <Glyph className={styles.glyph ?? ''} kind={node.kind} />
      {plate === null ? null : <Label caption={caption} plate={plate} />}
      {problem === null ? null : (
        <span className={styles.problem} data-testid={`problem-mark-${id}`}>
          {problem === 'error' ? '✕' : '!'}
        </span>
      )}
      {hasDots
        ? dotsAround({ x: MIDDLE, y: MIDDLE }, plate?.side ?? 'below').map(({ x, y }, index) => (
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

interface LabelProps {
  readonly caption: string;
  readonly plate: Plate;
}

function Label({ caption, plate: { words, wording } }: LabelProps) {
  const { lines, namePx, hasCaption, cutAt } = wording;
  return (
    <span
      className={styles.label}
      data-align={words.align}
      data-box="label"
      style={{ left: MIDDLE + words.x, top: MIDDLE + words.top, maxWidth: cutAt ?? undefined }}
    >
      <span className={styles.name} style={{ maxWidth: cutAt ?? LONGEST_NAME, fontSize: namePx }}>
        {lines.join('\n')}
      </span>
      {caption === '' || !hasCaption ? null : <span className={styles.caption}>{caption}</span>}
    </span>
  );
}
