/** In the place of the time bar while a student follows: whom, the clock, and the button that leaves it. */
import { say } from '@lanelab/messages/room';
import { useStore } from 'zustand';
import { Button } from '../base/ui/Button.tsx';
import styles from '../lab/room/Room.module.css';
import { Clock } from '../playback/Clock.tsx';
import type { Playback } from '../playback/types.ts';
import { usePlaybackReport, usePlaybackValue } from '../playback/use-playback.ts';
import { stateWords } from '../share/room/state-words.ts';
import { type OpenRoom, useConnection } from '../share/room/use-room.ts';
import { TeacherState } from './TeacherState.tsx';

interface FollowBarProps {
  readonly title: string;
  readonly room: OpenRoom;
  readonly playback: Playback | null;
  readonly onLeave: () => void;
}

export const followingWords = (title: string): string =>
  title === '' ? say('follow.following-untitled') : say('follow.following', { room: title });

export function FollowBar({ title, room, playback, onLeave }: FollowBarProps) {
  const state = useConnection(room);
  const shown = useStore(room.facts, ({ scene }) => scene?.title ?? '');
  return (
    <section
      className={`${styles.bar} ${styles.foot}`}
      aria-label={followingWords(title)}
      data-testid="follow-bar"
      data-status={state.status}
    >
      <p className={styles.state} data-status={state.status}>
        <b>{followingWords(title)}</b>{' '}
        <span role="status" data-testid="room-state">
          {state.status === 'over' ? say('follow.over') : stateWords(state)}
        </span>{' '}
        <TeacherState room={room} />
      </p>
      {shown === '' ? null : (
        <p data-authored data-testid="room-shows">
          {shown}
        </p>
      )}
      {playback === null ? null : <FollowedClock playback={playback} />}
      <span className={styles.actions}>
        <Button onPress={onLeave} isDisabled={playback === null} data-testid="room-leave">
          {say('follow.leave')}
        </Button>
      </span>
    </section>
  );
}

/** The clock of somebody else: where it is, and whether it plays. */
export function FollowedClock({ playback }: { readonly playback: Playback }) {
  const isPlaying = usePlaybackValue(playback, (state) => state.isPlaying);
  usePlaybackReport(playback);
  return (
    <>
      <Clock playback={playback} />
      <span className="muted">{say(isPlaying ? 'follow.playing' : 'follow.paused')}</span>
    </>
  );
}
