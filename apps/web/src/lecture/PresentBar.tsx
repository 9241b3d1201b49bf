/** Under the stage: what the lecturer presses, large enough for a smart board; the clock beside it. */

import { say } from '@lanelab/messages/lecture';
import { Button } from '../base/ui/Button.tsx';
import { ForwardIcon } from '../base/ui/icons.tsx';
import { Clock } from '../playback/Clock.tsx';
import { speedWords } from '../playback/speed-words.ts';
import { PauseIcon, PlayIcon, RestartIcon } from '../playback/time-icons.tsx';
import { usePlaybackValue } from '../playback/use-playback.ts';
import styles from './Present.module.css';
import { PresentRoom, type PresentRoomProps } from './PresentRoom.tsx';
import type { PresentActions } from './use-present-keys.ts';
import type { Phase, Presentation } from './use-presentation.ts';

const phaseWords: Readonly<Partial<Record<Phase, string>>> = {
  finding: say('present.finding'),
  going: say('present.seeking'),
  missing: say('present.missing'),
};

interface PresentBarProps {
  readonly presentation: Presentation;
  readonly actions: PresentActions;
  readonly hasNotes: boolean;
  readonly room: PresentRoomProps;
  readonly onPicture: () => void;
}

export function PresentBar({ presentation, actions, hasNotes, room, onPicture }: PresentBarProps) {
  const { playback, index, count, phase, beat } = presentation;
  const isPlaying = usePlaybackValue(playback, (state) => state.isPlaying);
  const gap = usePlaybackValue(playback, (state) => state.gap);
  const failure = usePlaybackValue(playback, (state) => state.failure);
  const said = failure ?? phaseWords[phase] ?? (gap === null ? '' : say('present.skipped', { gap }));
  const hasClock = beat.shows !== 'chart';
  return (
    <footer className={styles.bar}>
      {hasClock ? (
        <Button kind="plain" onPress={actions.play} data-testid="present-play">
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
          {isPlaying ? say('present.pause') : say('present.play')}
        </Button>
      ) : null}
      <Button
        kind="quiet"
        onPress={actions.recover}
        aria-label={say('present.recover')}
        title={say('present.recover')}
        data-testid="present-recover"
      >
        <RestartIcon />
      </Button>
      <PresentRoom {...room} />
      <span className={styles.said} role={failure === null ? undefined : 'alert'} data-testid="present-said">
        {hasClock ? said : ''}
      </span>
      {hasClock && phase !== 'finding' ? <span className={styles.speed}>{speedWords(beat.speed)}</span> : null}
      {hasClock ? <Clock playback={playback} /> : null}
      <span className={styles.ways}>
        {beat.shows === 'one' ? (
          <span className={styles.picture}>
            <Button kind="quiet" onPress={onPicture} data-testid="present-picture">
              {say('present.picture')}
            </Button>
          </span>
        ) : null}
        <Button kind="quiet" aria-pressed={hasNotes} onPress={actions.notes} data-testid="present-notes-button">
          {say('present.notes')}
        </Button>
        <Button kind="quiet" onPress={actions.leave} data-testid="present-leave">
          {say('present.leave')}
        </Button>
        <Button onPress={actions.previous} isDisabled={index === 0} data-testid="present-previous">
          {say('present.previous')}
        </Button>
        <Button kind="main" onPress={actions.next} isDisabled={index === count - 1} data-testid="present-next">
          {say('present.next')}
          <ForwardIcon />
        </Button>
      </span>
    </footer>
  );
}
