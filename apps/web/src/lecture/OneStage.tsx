/** One run on the whole stage. */
import { useCallback } from 'react';
import type { StageGeometry } from '../document/topology-view/geometry.ts';
import type { Drawing } from '../lab/editor/drawing.ts';
import { DrawingProvider } from '../lab/editor/stage/context.ts';
import { LayeredStage } from '../lab/layers/LayeredStage.tsx';
import { useLectureTraffic } from '../lab/layers/lecture-traffic.ts';
import { useLayersStore, useShares } from '../lab/layers/state.ts';
import { isRibbon } from '../playback/speed.ts';
import { TrafficLayer } from '../playback/TrafficLayer.tsx';
import type { Playback } from '../playback/types.ts';
import { usePlaybackValue } from '../playback/use-playback.ts';

interface OneStageProps {
  readonly drawing: Drawing;
  readonly playback: Playback;
}

export function OneStage({ drawing, playback }: OneStageProps) {
  const layers = useLayersStore();
  const shares = useShares(layers);
  const lecture = useLectureTraffic(layers);
  const detail = usePlaybackValue(playback, (state) => state.detail);
  const overlay = useCallback(
    (geometry: StageGeometry) => (
      <TrafficLayer playback={playback} geometry={geometry} shares={shares} lecture={lecture} />
    ),
    [playback, shares, lecture],
  );
  return (
    <DrawingProvider value={drawing}>
      <LayeredStage overlay={overlay} playback={playback} isFlowing={isRibbon(detail)} hasTabs={false} isBackRow />
    </DrawingProvider>
  );
}
