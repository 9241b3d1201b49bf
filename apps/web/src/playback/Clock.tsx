/** The clock: its digits change with every frame without React, and its width never. */
import { useEffect, useRef } from 'react';
import { clockGroups } from './gap-words.ts';
import styles from './TimeBar.module.css';
import type { Playback } from './types.ts';
import { usePlaybackState } from './use-playback.ts';

export function Clock({ playback }: { readonly playback: Playback }) {
  const digits = useRef<HTMLSpanElement>(null);
  const { durationPs } = usePlaybackState(playback);
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
    show();
    const stops = [playback.onFrame(show), playback.subscribe(show)];
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
