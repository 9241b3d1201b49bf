/** The traffic over a drawing: a canvas that draws at its own pace, and whatever stands over it. */
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTheme } from '../base/ui/theme.ts';
import { useReducedMotion } from '../base/ui/use-media.ts';
import type { StageGeometry } from '../document/topology-view/geometry.ts';
import type { Shares } from '../document/topology-view/traffic-styles.ts';
import type { Stress } from './marks-draw.ts';
import styles from './TrafficCanvas.module.css';
import { trafficColours } from './traffic-colours.ts';
import { type DrawnTraffic, drawTraffic, MAX_PER_SECOND_PS } from './traffic-draw.ts';
import type { Detail, Playback } from './types.ts';

const FADE_MS = 160;
const MAX_EVERY_MS = 250;
const REDUCED_EVERY_MS = 500;

/** A picture of the traffic, as those see it who say what it shows. */
export interface ShownTraffic extends DrawnTraffic {
  readonly stress: Stress | null;
  /** When it was drawn while the clock runs, ms; null while it stands. */
  readonly playedAt: number | null;
}

interface TrafficCanvasProps {
  readonly playback: Playback;
  readonly geometry: StageGeometry;
  /** What the links' cells are of; null where that is not known, and all are data. */
  readonly shares?: (() => Shares | null) | undefined;
  /** Lectures only, which are drawn for a projector: what the picture is about. */
  readonly stress?: (() => Stress | null) | undefined;
  /** Called with each picture. */
  readonly onDrawn?: (shown: ShownTraffic) => void;
  /** For those who have to know where the canvas is. */
  readonly canvas?: RefObject<HTMLCanvasElement | null>;
  /** Over the canvas. */
  readonly children?: ReactNode;
}

export function TrafficCanvas(props: TrafficCanvasProps) {
  const { playback, geometry, shares, stress: stressOf, onDrawn, children } = props;
  const own = useRef<HTMLCanvasElement>(null);
  const canvas = props.canvas ?? own;
  const theme = useTheme();
  const isReduced = useReducedMotion();

  useEffect(() => playback.setReducedMotion(isReduced), [playback, isReduced]);

  useEffect(() => {
    const element = canvas.current;
    const pen = element?.getContext('2d');
    if (element === null || pen === null || pen === undefined) return;
    const colours = trafficColours(stressOf === undefined ? theme : 'projector');
    let request = 0;
    let drawnAt = Number.NEGATIVE_INFINITY;
    let shown: Detail = playback.getState().detail;
    let fade: { readonly detail: Detail; readonly since: number } | null = null;
    let isMarked = false;

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
      const stress = stressOf?.() ?? null;
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
      onDrawn?.({ ...drawn, stress, playedAt: state.isPlaying ? now : null });
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
  }, [canvas, playback, geometry, theme, isReduced, shares, stressOf, onDrawn]);

  return (
    <div className={styles.layer} data-testid="traffic">
      <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />
      {children}
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
