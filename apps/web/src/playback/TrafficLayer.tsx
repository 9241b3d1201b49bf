/** The traffic over the stage, the badge and the legend that say what it shows, and what a click on a mark does. */
import { useCallback, useMemo, useRef } from 'react';
import { useReported } from '../base/ui/use-reported.ts';
import type { StageGeometry } from '../document/topology-view/geometry.ts';
import type { Look, Shares } from '../document/topology-view/traffic-styles.ts';
import { DetailBadge } from './DetailBadge.tsx';
import { Legend } from './Legend.tsx';
import type { FoundMark } from './mark-at.ts';
import type { Stress } from './marks-draw.ts';
import { SeenStyles } from './seen-styles.ts';
import { type ShownTraffic, TrafficCanvas } from './TrafficCanvas.tsx';
import styles from './TrafficLayer.module.css';
import type { Style } from './traffic-draw.ts';
import type { Playback } from './types.ts';
import { useMarkClicks } from './use-mark-clicks.ts';
import { usePlaybackValue } from './use-playback.ts';

interface TrafficLayerProps {
  readonly playback: Playback;
  readonly geometry: StageGeometry;
  /** The network has connections of several kinds: the legend tells their marks apart. */
  readonly hasRoles?: boolean;
  /** What the links' cells are of; null where that is not known, and all are data. */
  readonly shares?: () => Shares | null;
  /** Opens what is clicked; without it marks take no clicks. */
  readonly onOpen?: ((mark: FoundMark) => void) | undefined;
  /** Texts beside the marks; `nothing` where the page around shows them itself. */
  readonly says?: 'all' | 'legend' | 'nothing';
  /** Lectures only: what the picture is about, and which styles the layer over the cables shows. */
  readonly lecture?: {
    readonly stress: () => Stress | null;
    readonly lines: () => readonly Look[];
  };
}

export function TrafficLayer(props: TrafficLayerProps) {
  const { playback, geometry, hasRoles = false, shares, onOpen, says = 'all', lecture } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isToScale, reportToScale] = useReported(true);
  const [seen, reportSeen] = useReported<readonly Style[]>([]);
  const [stressed, reportStressed] = useReported<Look | null | undefined>(undefined);
  const detail = usePlaybackValue(playback, (state) => state.detail);
  const hasEthernet = usePlaybackValue(playback, () => playback.recording.ends.some(({ bitPs }) => bitPs > 0));
  const seenStyles = useMemo(() => new SeenStyles(), []);

  const onDrawn = useCallback(
    (shown: ShownTraffic) => {
      reportToScale(shown.isToScale);
      reportStressed(shown.stress === null ? undefined : shown.stress.look);
      if (lecture !== undefined) reportSeen(seenStyles.after([...shown.seen, ...lecture.lines()], shown.playedAt));
    },
    [seenStyles, lecture, reportToScale, reportStressed, reportSeen],
  );
  useMarkClicks(canvas, { playback, geometry, shares }, onOpen);

  return (
    <TrafficCanvas
      canvas={canvas}
      playback={playback}
      geometry={geometry}
      shares={shares}
      stress={lecture?.stress}
      onDrawn={onDrawn}
    >
      {lecture === undefined ? null : <div className={styles.column} data-room="column" />}
      {says === 'all' ? (
        <DetailBadge detail={detail} playback={playback} isToScale={isToScale} hasEthernet={hasEthernet} />
      ) : null}
      {says === 'nothing' ? null : (
        <Legend
          detail={detail}
          hasRoles={hasRoles}
          hasEthernet={hasEthernet}
          seen={lecture === undefined ? null : seen}
          stressed={stressed}
        />
      )}
    </TrafficCanvas>
  );
}
