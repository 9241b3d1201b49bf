/** A box over the stage: it selects the devices that it touches, and links between them. */
import { say } from '@lanelab/messages/editor';
import { selecting } from '../../../../document/store/selection.ts';
import type { Drawing } from '../../drawing.ts';
import { around, between, meets } from '../../geometry/box.ts';
import { DEVICE } from '../../geometry/grid.ts';
import type { StagePointer, ToolState } from '../../tool.ts';

export function marquee(drawing: Drawing, pressed: StagePointer): ToolState {
  const before = drawing.store.getState().selection;
  const kept = pressed.shift ? before : selecting({});
  return {
    path: 'select.marquee',
    move({ point }) {
      const box = between(pressed.point, point);
      const nodes = new Set(kept.nodes);
      for (const [id, at] of drawing.scene.positions()) if (meets(box, around(at, DEVICE))) nodes.add(id);
      const links = new Set(kept.links);
      for (const { link, a, b } of drawing.scene.lines().values()) if (nodes.has(a) && nodes.has(b)) links.add(link);
      drawing.session.setState({ marquee: box });
      const now = drawing.store.getState().selection;
      if (nodes.size !== now.nodes.size || links.size !== now.links.size) drawing.store.select({ nodes, links });
    },
    up() {
      const { nodes } = drawing.store.getState().selection;
      drawing.announce(say('select.devices', { devices: nodes.size }));
      drawing.pick('select');
    },
    cancel() {
      drawing.store.select(before);
      drawing.pick('select');
      return true;
    },
    leave: () => drawing.session.setState({ marquee: null }),
  };
}
