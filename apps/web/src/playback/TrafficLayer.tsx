/** The traffic over the stage: a canvas that draws at its own pace, and the badge and legend that say what it shows. */
import { useEffect, useRef, useState } from 'react';
import { useTheme } from '../base/ui/theme.ts';
import { useReducedMotion } from '../base/ui/use-media.ts';
import type { StageGeometry } from '../document/topology-view/geometry.ts';
import type { Look, Shares } from '../document/topology-view/traffic-styles.ts';
import { DetailBadge } from './DetailBadge.tsx';
import { Legend } from './Legend.tsx';
import type { FoundMark } from './mark-at.ts';
import type { Stress } from './marks-draw.ts';
import { SeenStyles } from './seen-styles.ts';
import styles from './TrafficLayer.module.css';
import { trafficColours } from './traffic-colours.ts';
import { drawTraffic, MAX_PER_SECOND_PS, type Style } from './traffic-draw.ts';
import type { Detail, Playback } from './types.ts';
import { useMarkClicks } from './use-mark-clicks.ts';
import { usePlaybackValue } from './use-playback.ts';

const FADE_MS = 160;
const MAX_EVERY_MS = 250;
const REDUCED_EVERY_MS = 500;

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
  const theme = useTheme();
  const isReduced = useReducedMotion();
  const [isToScale, setToScale] = useState(true);
  const [seen, setSeen] = useState<readonly Style[]>([]);
  const [stressed, setStressed] = useState<Look | null | undefined>();
  const detail = usePlaybackValue(playback, (state) => state.detail);
  const hasEthernet = usePlaybackValue(playback, () => playback.recording.ends.some(({ bitPs }) => bitPs > 0));

  useEffect(() => playback.setReducedMotion(isReduced), [playback, isReduced]);

  useEffect(() => {
    const element = canvas.current;
    const pen = element?.getContext('2d');
    if (element === null || pen === null || pen === undefined) return;
    const colours = trafficColours(lecture === undefined ? theme : 'projector');
    let request = 0;
    let drawnAt = Number.NEGATIVE_INFINITY;
    let shown: Detail = playback.getState().detail;
    let fade: { readonly detail: Detail; readonly since: number } | null = null;
    let isMarked = false;
    const seenStyles = new SeenStyles();

    const draw = (now: number) => {
      request = 0;
      const state = playback.getState();
      const every = isReduced ? REDUCED_EVERY_MS : state.detail === 'max' ? MAX_EVERY_MS : 0;
      if (state.isPlaying && now - drawnAt < every) return schedule();
      drawnAt = now;
      if (state.detail !== shown) {
        fade = isReduced ? null : { detail: shown, since: now };
        shown = state.detail;
      }
      const share = fade === null ? 1 : (now - fade.since) / FADE_MS;
      if (share >= 1) fade = null;
      const density = fit(element, geometry);
      const stress = lecture?.stress() ?? null;
      const drawn = drawTraffic(
        pen,
        {
          recording: playback.recording,
          geometry,
          timePs: playback.timePs(),
          detail: state.detail,
          perSecondPs: state.speed === 'max' ? MAX_PER_SECOND_PS : state.speed,
          isReduced,
          shares: shares?.() ?? null,
          stress,
        },
        colours,
        density,
        fade === null ? null : { detail: fade.detail, opacity: 1 - share },
      );
      if (fade !== null) schedule();
      setToScale(drawn.isToScale);
      setStressed(stress === null ? undefined : stress.look);
      if (lecture !== undefined)
        setSeen(seenStyles.after([...drawn.seen, ...lecture.lines()], state.isPlaying ? now : null));
      element.dataset['marks'] = String(drawn.marks);
      element.dataset['labels'] = JSON.stringify(drawn.labels);
      if (!isMarked && drawn.marks > 0) {
        isMarked = true;
        performance.mark('lab:first-cell');
      }
    };
    function schedule(): void {
      if (request === 0) request = requestAnimationFrame(draw);
    }
    const stops = [playback.onFrame(schedule), playback.subscribe(schedule), geometry.subscribe(schedule)];
    const observer = new ResizeObserver(schedule);
    observer.observe(element);
    schedule();
    return () => {
      for (const stop of stops) stop();
      observer.disconnect();
      cancelAnimationFrame(request);
    };
  }, [playback, geometry, theme, isReduced, shares, lecture]);

  useMarkClicks(canvas, { playback, geometry, shares, theme, isReduced }, onOpen);

  return (
    <div className={styles.layer} data-testid="traffic">
      <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />
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
    </div>
  );
}

/** Pixels of the canvas for one of the page; two at most, for more cannot be seen moving. */
function fit(canvas: HTMLCanvasElement, geometry: StageGeometry): number {
  const density = Math.min(2, devicePixelRatio || 1);
  const { width, height } = geometry.size();
  const [wide, high] = [Math.round(width * density), Math.round(height * density)];
  if (canvas.width !== wide) canvas.width = wide;
  if (canvas.height !== high) canvas.height = high;
  return density;
}
