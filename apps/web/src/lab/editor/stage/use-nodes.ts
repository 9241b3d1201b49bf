/** The devices as nodes of React Flow: the same object while a device has neither moved nor changed. `use-pull.ts` shifts dragged devices. */
import type { Node, Point } from '@lanelab/scenario';
import { useMemo } from 'react';
import { DEVICE } from '../geometry/grid.ts';
import type { LabelSide } from '../geometry/labels.ts';
import { useDocument, useScene } from './context.ts';
import type { DeviceFlowNode } from './DeviceNode.tsx';

const made = new WeakMap<Node, DeviceFlowNode>();

function flowOf(node: Node, position: Point, side: LabelSide): DeviceFlowNode {
  const before = made.get(node);
  if (before?.position === position && before.data.side === side) return before;
  const flow: DeviceFlowNode = {
    id: String(node.id),
    type: 'device',
    position,
    width: DEVICE,
    height: DEVICE,
    className: 'nopan',
    // React Flow would say “node”, in English; the tree of devices describes the device to screen readers.
    domAttributes: { 'aria-roledescription': undefined },
    data: { node, side },
  };
  made.set(node, flow);
  return flow;
}

export function useNodes(): DeviceFlowNode[] {
  const nodes = useDocument((state) => state.scenario.model.nodes);
  const at = useScene((scene) => scene.documentPositions());
  const sides = useScene((scene) => scene.sides());
  return useMemo(
    () =>
      nodes.flatMap((node) => {
        const place = at.get(node.id);
        return place === undefined ? [] : [flowOf(node, place, sides.get(node.id) ?? 'below')];
      }),
    [nodes, at, sides],
  );
}
