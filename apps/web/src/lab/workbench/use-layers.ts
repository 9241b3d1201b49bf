/** The layers of the workbench's drawing: their parts once they are needed, and the commands that choose among them. */
import { say } from '@lanelab/messages/layer-choice';
import type { Scenario } from '@lanelab/scenario';
import { useMemo } from 'react';
import { announce } from '../../base/ui/announce.ts';
import { type LayersStore, nextFlow } from '../layers/state.ts';
import { layerCommands } from './command-table.ts';
import type { Command } from './commands.ts';

export function useLayerCommands(layers: LayersStore): readonly Command[] {
  return useMemo(
    () =>
      layerCommands.map(({ layer, ...words }) => ({
        ...words,
        run: () => {
          layers.setState({ layer, lit: [], pinned: [] });
          announce(say(`${layer}.title`));
        },
      })),
    [layers],
  );
}

/** Traces the next flow of a device, of all where none is given; after the last one none. */
export function traceNext(layers: LayersStore, { model }: Scenario, node: number | null): void {
  const flows = model.flows.filter(
    (flow) => node === null || flow.from === node || (flow.kind !== 'cells' && flow.to === node),
  );
  const flow = nextFlow(flows, layers.getState().flow);
  layers.setState({ flow });
  const found = flows.find(({ id }) => id === flow);
  const nameOf = (id: number) => model.nodes.find((one) => one.id === id)?.name ?? '';
  if (found === undefined) announce(flows.length === 0 ? say('traced.no-flow') : say('traced.none'));
  else if (found.kind === 'cells') announce(say('traced.cells', { from: nameOf(found.from) }));
  else announce(say('traced.flow', { from: nameOf(found.from), to: nameOf(found.to) }));
}
