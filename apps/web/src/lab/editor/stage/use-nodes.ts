/** The devices as nodes of React Flow: the same object while a device has neither moved nor changed. `use-pull.ts` shifts dragged devices. */
import type { Node, Point } from '@lanelab/scenario';
import { useMemo } from 'react';
import { DEVICE } from '../geometry/grid.ts';
import type { Plate } from '../geometry/plates.ts';
import { useDocument, useScene } from './context.ts';
import type { DeviceFlowNode } from './DeviceNode.tsx';

const made = new WeakMap<Node, DeviceFlowNode>();

const isSamePlate = (one: Plate | null, other: Plate | null) =>
  one?.side === other?.side &&
  one?.words.x === other?.words.x &&
  one?.words.top === other?.words.top &&
  one?.wording.lines.length === other?.wording.lines.length &&
  one?.wording.namePx === other?.wording.namePx &&
  one?.wording.hasCaption === other?.wording.hasCaption &&
  one?.wording.cutAt === other?.wording.cutAt;

function flowOf(node: Node, position: Point, plate: Plate | null): DeviceFlowNode {
  const before = made.get(node);
  if (before?.position === position && isSamePlate(before.data.plate, plate)) return before;
  const flow: DeviceFlowNode = {
    id: String(node.id),
    type: 'device',
    position,
    width: DEVICE,
    height: DEVICE,
    className: 'nopan',
    // React Flow would say “node”, in English; the tree of devices describes the device to screen readers.
    domAttributes: { 'aria-roledescription': undefined },
    data: { node, plate },
  };
  made.set(node, flow);
  return flow;
}

export function useNodes(): DeviceFlowNode[] {
  const nodes = useDocument((state) => state.scenario.model.nodes);
  const at = useScene((scene) => scene.documentPositions());
  const plates = useScene((scene) => scene.labels().plates);
  return useMemo(
    () =>
      nodes.flatMap((node) => {
        const place = at.get(node.id);
        return place === undefined ? [] : [flowOf(node, place, plates.get(node.id) ?? null)];
      }),
    [nodes, at, plates],
  );
}
