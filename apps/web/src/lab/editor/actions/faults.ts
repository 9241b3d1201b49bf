/** What can go wrong at a device or a link: the page offers it, since faults happen on the clock. */
import type { Point } from '@lanelab/scenario';
import type { Drawing } from '../drawing.ts';
import type { FaultTarget } from '../host.ts';

export function askFault(drawing: Drawing, target: FaultTarget, screen: Point): void {
  const acts = drawing.host.faults?.(target) ?? [];
  const line = target.kind === 'link' ? drawing.scene.lines().get(target.id) : undefined;
  const name =
    line === undefined
      ? drawing.nameOf(target.id)
      : `the link from ${drawing.nameOf(line.a)} to ${drawing.nameOf(line.b)}`;
  if (acts.length === 0) {
    drawing.refuse(`Nothing can go wrong at ${name} here; choose a link.`);
    return;
  }
  drawing.session.setState({ menu: { id: 'fault-menu', label: `Fault at ${name}`, at: screen, acts } });
}
