/** A drawing that cannot be edited, with the layers of its own run: beside another drawing, or in a lecture. */
import { type ReactNode, Suspense } from 'react';
import type { StageGeometry } from '../../document/topology-view/geometry.ts';
import type { Playback } from '../../playback/types.ts';
import { useDocument } from '../editor/stage/context.ts';
import { Stage } from '../editor/stage/Stage.tsx';
import { LayerTabs } from './LayerTabs.tsx';
import { LayerAbove, LayerFeed, LayerStrip, LayerUnder } from './lazy-layers.ts';
import { useAreLayersDue, useLayers, useLayersStore } from './state.ts';

interface LayeredStageProps {
  readonly overlay: (geometry: StageGeometry) => ReactNode;
  /** The run that the layers show; null where another pane asks for it, or before there is one. */
  readonly playback: Playback | null;
  /** Whether traffic is drawn as ribbons. */
  readonly isFlowing: boolean;
  /** Whether the reader can choose the layer here. */
  readonly hasTabs: boolean;
}

export function LayeredStage({ overlay, playback, isFlowing, hasTabs }: LayeredStageProps) {
  const layers = useLayersStore();
  const layer = useLayers((state) => state.layer);
  const model = useDocument((state) => state.scenario.model);
  // Cells and frames wear their own colours: ribbons and layers need to be asked for.
  const isDue = useAreLayersDue(layers, model, !isFlowing);
  return (
    <>
      <Suspense>{isDue && playback !== null ? <LayerFeed playback={playback} model={model} /> : null}</Suspense>
      <Stage
        overlay={overlay}
        layer={layer}
        under={<Suspense>{isDue ? <LayerUnder /> : null}</Suspense>}
        above={<Suspense>{isDue ? <LayerAbove /> : null}</Suspense>}
      >
        {hasTabs ? <LayerTabs /> : null}
        <Suspense>{isDue ? <LayerStrip /> : null}</Suspense>
      </Stage>
    </>
  );
}
