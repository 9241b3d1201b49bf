/** The bar under the drawing: play, the clock, and the link into the lab. */

import { say } from '@lanelab/messages/embed';
import { loadPreset } from '@lanelab/papers/load';
import type { Scenario } from '@lanelab/scenario';
import { useMemo, useRef } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { RunIcon, StopIcon } from '../../base/ui/icons.tsx';
import { useFetched } from '../../base/ui/use-fetched.ts';
import { clockWords } from '../../playback/gap-words.ts';
import { speedSteps, speedWords } from '../../playback/speed-words.ts';
import type { Playback, PlaybackState } from '../../playback/types.ts';
import { useCopy } from '../../share/dialog/copying.tsx';
import { linkAddress, storedAddress, wholeLink } from '../../share/links/links.ts';
import type { Asked } from '../../share/links/opening.ts';
import { selfContainedAddress } from '../../share/links/self-contained.ts';
import styles from './Embed.module.css';

interface EmbedBarProps {
  readonly scenario: Scenario;
  readonly asked: Asked;
  readonly playback: Playback | null;
  readonly state: PlaybackState | null;
  /** Whether the bar also has speed, steps and a button back to the start. */
  readonly isFull: boolean;
}

interface Embedded {
  readonly asked: Asked;
  readonly scenario: Scenario;
}

/** The same scenario in the whole lab. */
async function labLink({ asked, scenario }: Embedded): Promise<string> {
  const options = { ...asked.link.options, ui: 'min' as const, isPlaying: false };
  if (asked.kind === 'stored') return wholeLink(storedAddress(asked.id, options));
  if (asked.kind === 'link') return wholeLink(linkAddress(asked.payload, options));
  const preset = asked.kind === 'preset' ? await loadPreset(asked.id) : null;
  return wholeLink(selfContainedAddress(scenario, preset === null ? [] : [preset], options));
}

export function EmbedBar({ scenario, asked, playback, state, isFull }: EmbedBarProps) {
  // The whole scenario may be in it, and the clock draws this bar many times a second.
  const embedded = useMemo(() => ({ asked, scenario }), [asked, scenario]);
  const { value } = useFetched(embedded, labLink);
  const link = value ?? '';
  const field = useRef<HTMLInputElement>(null);
  const { state: copied, copy } = useCopy(link, field);
  const canPlay = state !== null && state.status !== 'empty' && state.status !== 'broken';
  const isPlaying = state?.isPlaying ?? false;
  return (
    <footer className={styles.bar}>
      <Button
        kind="main"
        isDisabled={!canPlay}
        onPress={() => (isPlaying ? playback?.pause() : playback?.play())}
        data-testid="embed-play"
      >
        {isPlaying ? <StopIcon /> : <RunIcon />}
        {isPlaying ? say('embed-bar.pause') : say('embed-bar.play')}
      </Button>
      {isFull ? (
        <>
          <Button isDisabled={!canPlay} onPress={() => void playback?.stepEvent(1)}>
            {say('embed-bar.next-event')}
          </Button>
          <Button isDisabled={!canPlay} onPress={() => void playback?.restart()}>
            {say('embed-bar.from-the-start')}
          </Button>
          <label className={styles.speed}>
            <span className="visually-hidden">{say('embed-bar.speed')}</span>
            <select
              value={String(state?.speed ?? '')}
              disabled={!canPlay}
              onChange={(event) =>
                playback?.setSpeed(event.target.value === 'max' ? 'max' : Number(event.target.value))
              }
            >
              {speedSteps.map((speed) => (
                <option key={speed} value={speed}>
                  {speedWords(speed)}
                </option>
              ))}
            </select>
          </label>
        </>
      ) : null}
      <output className={styles.clock} data-testid="embed-clock">
        t = {clockWords(state?.timePs ?? 0)}
      </output>
      <span className={styles.away}>
        <Button kind="quiet" onPress={() => void copy()} data-testid="embed-copy">
          {copied === 'copied' ? say('embed-bar.link-copied') : say('embed-bar.copy-link')}
        </Button>
        <a href={value ?? undefined} target="_blank" rel="noopener" data-testid="embed-open">
          {say('embed-bar.open-full-lab')}
        </a>
      </span>
      {/* There for the browser that lets the page copy nothing: then it is shown, with the link selected. */}
      <input
        ref={field}
        readOnly
        aria-label={say('embed-bar.link-to-this-scenario')}
        className={copied === 'selected' ? styles.link : 'visually-hidden'}
        tabIndex={copied === 'selected' ? 0 : -1}
        value={link}
        data-testid="embed-link"
      />
    </footer>
  );
}
