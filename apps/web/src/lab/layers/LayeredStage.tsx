/** A drawing that cannot be edited, with the layers of its own run: beside another drawing, or in a lecture. */
import { type ReactNode, Suspense, useEffect } from 'react';
import type { StageGeometry } from '../../document/topology-view/geometry.ts';
import type { Playback } from '../../playback/types.ts';
import type { Tags } from '../editor/geometry/plate-forms.ts';
import { useDocument, useDrawing } from '../editor/stage/context.ts';
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
  /** The stage of a lecture: see `Stage`. */
  readonly isBackRow?: boolean;
}

const noTags: ReadonlyMap<number, Tags> = new Map();

/** In a lecture, names stand where tags would be as long as no tag is shown. */
function useTagRoom(areShown: boolean, isBackRow: boolean): void {
  const { session } = useDrawing();
  useEffect(() => {
    if (isBackRow) session.setState({ tags: areShown ? null : noTags });
  }, [session, areShown, isBackRow]);
}

export function LayeredStage({ overlay, playback, isFlowing, hasTabs, isBackRow = false }: LayeredStageProps) {
  const layers = useLayersStore();
  const layer = useLayers((state) => state.layer);
  const model = useDocument((state) => state.scenario.model);
  // Cells and frames wear their own colours: ribbons and layers need to be asked for.
  const isDue = useAreLayersDue(layers, model, !isFlowing);
  useTagRoom(isDue, isBackRow);
  return (
    <>
      <Suspense>{isDue && playback !== null ? <LayerFeed playback={playback} model={model} /> : null}</Suspense>
      <Stage
        overlay={overlay}
        layer={layer}
        isBackRow={isBackRow}
        under={<Suspense>{isDue ? <LayerUnder /> : null}</Suspense>}
        above={<Suspense>{isDue ? <LayerAbove /> : null}</Suspense>}
      >
        {hasTabs ? <LayerTabs /> : null}
        <Suspense>{isDue ? <LayerStrip /> : null}</Suspense>
      </Stage>
    </>
  );
}
