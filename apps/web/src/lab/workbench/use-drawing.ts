/** The drawing of the workbench, and what the page does for it: properties, faults, traces. */
import { say } from '@lanelab/messages/layer-choice';
import type { Scenario } from '@lanelab/scenario';
import { useEffect, useMemo } from 'react';
import { announce } from '../../base/ui/announce.ts';
import { useEditorStore } from '../../document/store/use-editor.ts';
import { createDrawing } from '../editor/create-drawing.ts';
import type { Drawing } from '../editor/drawing.ts';
import { joinOnDrop } from '../layers/drop.ts';
import { type LayersStore, nextFlow, useLayersStore } from '../layers/state.ts';
import { loadInspector } from './lazy-panels.tsx';
import { useDropped } from './use-dropped.ts';
import type { FaultMenu } from './use-faults.ts';
import type { PaneActions } from './use-panes.ts';

export function useDrawing(panes: PaneActions, faults: FaultMenu | null): Drawing {
  const store = useEditorStore();
  const layers = useLayersStore();
  const drawing = useMemo(() => createDrawing(store), [store]);
  useDropped(drawing);
  useEffect(() => {
    drawing.serveBy({
      inspect: () => {
        panes.showTab('properties');
        loadInspector().then(
          ({ focusInspector }) => requestAnimationFrame(focusInspector),
          // The tab says that its panel is missing.
          () => undefined,
        );
      },
      trace: (node) => traceNext(layers, store.getState().scenario, node),
      dropped: (nodes, by) =>
        layers.getState().layer === 'elans'
          ? joinOnDrop({ scenario: store.getState().scenario, places: drawing.scene.documentPositions(), nodes, ...by })
          : null,
      ...(faults === null ? {} : { faults }),
    });
  }, [drawing, panes, store, layers, faults]);
  return drawing;
}

/** Traces the next flow of a device, or of the network where no device is given; after the last flow none. */
function traceNext(layers: LayersStore, { model }: Scenario, node: number | null): void {
  const flows = model.flows.filter(
    (flow) => node === null || flow.from === node || (flow.kind !== 'cells' && flow.to === node),
  );
  const id = nextFlow(flows, layers.getState().flow);
  layers.setState({ flow: id });
  const flow = flows.find((own) => own.id === id);
  const nameOf = (own: number) => model.nodes.find((one) => one.id === own)?.name ?? '';
  if (flow === undefined) announce(say(flows.length === 0 ? 'traced.no-flow' : 'traced.none'));
  else if (flow.kind === 'cells') announce(say('traced.cells', { from: nameOf(flow.from) }));
  else announce(say('traced.flow', { from: nameOf(flow.from), to: nameOf(flow.to) }));
}
