/** The clock: its digits change without React, oftener than they can be read, and its width never does. */
import { useEffect, useRef } from 'react';
import styles from './Clock.module.css';
import { clockGroups } from './gap-words.ts';
import type { Playback } from './types.ts';
import { usePlaybackValue } from './use-playback.ts';

/** Shortest time between two updates: each one lays out the bar again. */
const EVERY_MS = 50;

export function Clock({ playback }: { readonly playback: Playback }) {
  const digits = useRef<HTMLSpanElement>(null);
  const durationPs = usePlaybackValue(playback, (state) => state.durationPs);
  const seconds = String(Math.floor(durationPs / 1e12)).length;
  useEffect(() => {
    const show = () => {
      const parts = clockGroups(playback.timePs(), seconds);
      const [whole, ...groups] = parts;
      const spans = digits.current?.children;
      for (const [index, text] of [whole, ...groups].entries()) {
        const span = spans?.[index];
        if (span !== undefined && span.textContent !== text) span.textContent = text;
      }
    };
    let shownAt = 0;
    const move = () => {
      const now = performance.now();
      if (playback.getState().isPlaying && now - shownAt < EVERY_MS) return;
      shownAt = now;
      show();
    };
    show();
    const stops = [playback.onFrame(move), playback.subscribe(show)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [playback, seconds]);
  return (
    <p className={styles.clock} data-testid="clock">
      t ={' '}
      <span ref={digits}>
        <span />
        <span className={styles.decimals} />
        <span className={styles.group} />
        <span className={styles.group} />
      </span>{' '}
      s
    </p>
  );
}
