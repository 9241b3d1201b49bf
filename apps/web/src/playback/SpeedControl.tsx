/** Speed of the clock: a slider over the 1-2-5 steps, and the value in words, which can be typed. */
import { say } from '@lanelab/messages/playback';
import { type CSSProperties, useId, useState } from 'react';
import { ratioWords, readSpeed, speedSteps, speedWords, stepAt, stepOf } from './speed-words.ts';
import styles from './TimeBar.module.css';
import type { Playback, PlaybackState } from './types.ts';
import { usePlaybackValue } from './use-playback.ts';

export function SpeedControl({ playback }: { readonly playback: Playback }) {
  const speed = usePlaybackValue(playback, (state) => state.speed);
  const ratio = usePlaybackValue(playback, paceWords);
  const [typed, type] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const note = useId();
  const step = stepOf(speed);
  const commit = () => {
    if (typed === null) return;
    if (typed.trim() === '') {
      type(null);
      setError(null);
      return;
    }
    const read = readSpeed(typed);
    if ('error' in read) {
      setError(say('speed-control.the-speed-error', { error: read.error }));
      return;
    }
    setError(null);
    type(null);
    playback.setSpeed(read.speed);
  };
  return (
    <div className={styles.speed}>
      <input
        type="range"
        className={styles.slider}
        style={{ '--share': `${(step / (speedSteps.length - 1)) * 100}%` } as CSSProperties}
        aria-label={say('speed-control.speed')}
        aria-valuetext={speedWords(speed)}
        min={0}
        max={speedSteps.length - 1}
        value={step}
        onChange={(event) => playback.setSpeed(stepAt(event.target.valueAsNumber))}
        data-testid="speed-slider"
      />
      <input
        className={styles.typed}
        aria-label={say('speed-control.speed-typed-20-s-s')}
        aria-invalid={error !== null}
        aria-describedby={note}
        value={typed ?? speedWords(speed)}
        autoComplete="off"
        spellCheck="false"
        data-testid="speed-typed"
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => type(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Enter') commit();
          if (event.key === 'Escape') {
            type(null);
            setError(null);
          }
        }}
      />
      <span
        className={error === null ? styles.ratio : styles.wrong}
        id={note}
        role={error === null ? undefined : 'alert'}
      >
        {error ?? ratio}
      </span>
    </div>
  );
}

/** The ratio of the clocks, or what is really reached where that is less. */
function paceWords({ speed, achieved }: PlaybackState): string {
  const isSlow = achieved !== null && speed !== 'max' && achieved < speed * 0.9;
  return achieved !== null && (isSlow || speed === 'max')
    ? say('speed-control.really-achieved', { achieved: speedWords(achieved) })
    : ratioWords(speed);
}
