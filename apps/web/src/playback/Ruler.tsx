/** Lanes of the run on one ruler, with the play head: a slider for keys, a place to click or drag for pointers. */
import { say } from '@lanelab/messages/playback';
import type { Scenario } from '@lanelab/scenario';
import { type KeyboardEvent, memo, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../base/ui/Button.tsx';
import { FitIcon, MinusIcon, PlusIcon } from '../base/ui/icons.tsx';
import { useTheme } from '../base/ui/theme.ts';
import { useSize } from '../base/ui/use-size.ts';
import { changeText } from '../document/change-text.ts';
import { clockWords, spanWords } from './gap-words.ts';
import { followed, type Span, shifted, type TimeMark, ticks, zoomed } from './ruler.ts';
import { drawRuler, rulerLanes } from './ruler-draw.ts';
import styles from './TimeBar.module.css';
import type { ControlLane, Playback } from './types.ts';
import { usePlaybackState } from './use-playback.ts';

const ZOOM_STEP = 2;
/** A tick's words with room around them, px. */
const TICK_ROOM = 110;
const EVERY_MS = 100;

interface RulerProps {
  readonly playback: Playback;
  readonly scenario: Scenario;
  readonly control: ControlLane | null;
  /** An instant to be pointed at; null where there is none. */
  readonly mark: TimeMark | null;
}

export function Ruler({ playback, scenario, control, mark }: RulerProps) {
  const state = usePlaybackState(playback);
  const { frame, size } = useSize();
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useTheme();
  /** Chosen by hand; null follows the play head. */
  const [chosen, choose] = useState<Span | null>(null);
  const [dragged, drag] = useState<number | null>(null);
  /** The stretch stays where it is while the play head is dragged. */
  const [held, hold] = useState<Span | null>(null);
  const { durationPs, speed } = state;
  const timePs = dragged ?? state.timePs;
  const span = held ?? (chosen === null ? followed(timePs, durationPs, speed) : shifted(chosen, durationPs));
  const isEmpty = durationPs === 0;

  useEffect(() => {
    const element = canvas.current;
    if (element === null || size.width === 0 || isEmpty) return;
    let request = 0;
    let drawnAt = 0;
    const draw = (now: number) => {
      request = 0;
      if (playback.getState().isPlaying && now - drawnAt < EVERY_MS) return schedule();
      drawnAt = now;
      const head = dragged ?? playback.timePs();
      const shown = held ?? (chosen === null ? followed(head, durationPs, speed) : shifted(chosen, durationPs));
      drawRuler(element, { recording: playback.recording, control, scenario, span: shown, timePs: head, size });
    };
    function schedule(): void {
      if (request === 0) request = requestAnimationFrame(draw);
    }
    const stops = [playback.onFrame(schedule), playback.subscribe(schedule)];
    draw(performance.now());
    return () => {
      for (const stop of stops) stop();
      cancelAnimationFrame(request);
    };
  }, [playback, scenario, control, size, theme, chosen, held, dragged, durationPs, speed, isEmpty]);

  const zoom = useCallback(
    (factor: number | null) => {
      const { timePs: head, durationPs: whole, speed: pace } = playback.getState();
      choose((before) => {
        if (factor === null) return null;
        return zoomed(before === null ? followed(head, whole, pace) : shifted(before, whole), head, factor, whole);
      });
    },
    [playback],
  );
  const at = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width));
    return Math.round(span.fromPs + share * (span.toPs - span.fromPs));
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || isEmpty) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    hold(span);
    drag(at(event));
  };
  const onPointerMove = (event: PointerEvent) => {
    if (held !== null) drag(at(event));
  };
  const onPointerUp = (event: PointerEvent) => {
    if (held === null) return;
    const target = at(event);
    hold(null);
    void playback.seek(target).then(() => drag(null));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = (span.toPs - span.fromPs) / (event.shiftKey ? 10 : 100);
    const actions: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => void playback.seek(Math.max(0, state.timePs - step)),
      ArrowRight: () => void playback.seek(Math.min(durationPs, state.timePs + step)),
      Home: () => void playback.seek(0),
      End: () => void playback.runToEnd(),
      w: () => zoom(ZOOM_STEP),
      s: () => zoom(1 / ZOOM_STEP),
      f: () => zoom(null),
    };
    const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (action === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };

  return (
    <div className={styles.lanes}>
      <div className={styles.laneNames} aria-hidden="true">
        {rulerLanes(scenario.model).map((lane) => (
          <span key={lane} data-lane={lane}>
            {say(`ruler.lane-${lane}`)}
          </span>
        ))}
      </div>
      <div className={styles.ruler}>
        <div className={styles.ticks} aria-hidden="true">
          {isEmpty || size.width === 0
            ? null
            : ticks(span, size.width / TICK_ROOM).map((tick, index) => (
                <span key={tick.timePs} style={{ left: `${percent(span, tick.timePs)}%` }}>
                  {tick.words}
                  {index === 0 ? ' s' : ''}
                </span>
              ))}
        </div>
        <div
          ref={frame}
          className={styles.track}
          role="slider"
          tabIndex={isEmpty ? -1 : 0}
          aria-label={say('ruler.play-head')}
          aria-valuemin={0}
          aria-valuemax={durationPs / 1e6}
          aria-valuenow={Math.round(timePs / 1e6)}
          aria-valuetext={say('ruler.time-ps-of-duration-ps', {
            timePs: clockWords(timePs),
            durationPs: spanWords(durationPs),
          })}
          aria-disabled={isEmpty}
          data-testid="ruler"
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerUp}
          onPointerCancel={() => {
            hold(null);
            drag(null);
          }}
          onKeyDown={onKeyDown}
        >
          <canvas ref={canvas} aria-hidden="true" />
          {mark === null || mark.timePs < span.fromPs || mark.timePs > span.toPs ? null : (
            <span
              className={styles.mark}
              style={{ left: `${percent(span, mark.timePs)}%` }}
              data-testid="ruler-mark"
              aria-hidden="true"
            />
          )}
        </div>
        {mark === null ? null : <p className={styles.hidden}>{mark.words}</p>}
        <ol className={styles.hidden} aria-label={say('ruler.scheduled-changes')}>
          {scenario.model.changes.map((change) => (
            <li key={`${change.atPs} ${changeText(change, scenario.model)}`}>
              {clockWords(change.atPs)}: {changeText(change, scenario.model)}
            </li>
          ))}
        </ol>
      </div>
      <ZoomActions isEmpty={isEmpty} isChosen={chosen !== null} zoom={zoom} />
    </div>
  );
}

function percent({ fromPs, toPs }: Span, timePs: number): number {
  return ((timePs - fromPs) / (toPs - fromPs)) * 100;
}

interface ZoomActionsProps {
  readonly isEmpty: boolean;
  readonly isChosen: boolean;
  /** By a factor about the play head; null follows it. */
  readonly zoom: (factor: number | null) => void;
}

/** A component of its own, because the ruler is drawn again while the clock runs. */
const ZoomActions = memo(function ZoomActions({ isEmpty, isChosen, zoom }: ZoomActionsProps) {
  return (
    <div className={styles.zoom}>
      <Button
        kind="quiet"
        aria-label={say('ruler.show-more-time')}
        isDisabled={isEmpty}
        onPress={() => zoom(1 / ZOOM_STEP)}
      >
        <MinusIcon />
      </Button>
      <Button
        kind="quiet"
        aria-label={say('ruler.show-less-time')}
        isDisabled={isEmpty}
        onPress={() => zoom(ZOOM_STEP)}
      >
        <PlusIcon />
      </Button>
      <Button
        kind="quiet"
        aria-label={say('ruler.follow-the-play-head')}
        isDisabled={!isChosen}
        onPress={() => zoom(null)}
      >
        <FitIcon />
      </Button>
    </div>
  );
});
