/** The fault menu of a device or a link: the page offers the faults, since they happen on the clock. */
import { say } from '@lanelab/messages/editor';
import type { Point } from '@lanelab/scenario';
import type { Drawing } from '../drawing.ts';
import type { FaultTarget } from '../environment.ts';

export function askFault(drawing: Drawing, target: FaultTarget, screen: Point): void {
  const actions = drawing.host.faults?.(target) ?? [];
  if (actions.length === 0) {
    drawing.refuse(labelOf(drawing, target, 'none'));
    return;
  }
  const label = labelOf(drawing, target, 'menu');
  drawing.session.setState({ menu: { id: 'fault-menu', label, at: screen, actions } });
}

function labelOf(drawing: Drawing, { kind, id }: FaultTarget, what: 'menu' | 'none'): string {
  const line = kind === 'link' ? drawing.scene.lines().get(id) : undefined;
  return line === undefined
    ? say(`fault.${what}-device`, { device: drawing.nameOf(id) })
    : say(`fault.${what}-link`, { from: drawing.nameOf(line.a), to: drawing.nameOf(line.b) });
}
