/** Starts a live room from the lecture, and is then the place of the room that this tab leads. */
import { say } from '@lanelab/messages/lecture';
import { Suspense } from 'react';
import { Button } from '../base/ui/Button.tsx';
import { part } from '../base/ui/part.tsx';
import { useLedRoom } from '../share/room/led-room.ts';
import { PeopleIcon } from './PeopleIcon.tsx';
import styles from './Present.module.css';
import type { Led } from './use-led.ts';

const LedPiece = part(async () => (await import('./LedPiece.tsx')).LedPiece);
const StartRoomDialog = part(async () => (await import('../lab/room/StartRoomDialog.tsx')).StartRoomDialog, 'over');

export interface PresentRoomProps {
  readonly led: Led;
  /** Whether the dialog that starts a room is open, or the bar of the one that is led. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

export function PresentRoom(props: PresentRoomProps) {
  const { isOpen, onToggle } = props;
  const held = useLedRoom();
  if (held !== null)
    return (
      <Suspense>
        <LedPiece key={held.code} held={held} {...props} />
      </Suspense>
    );
  return (
    <>
      <Button
        kind="quiet"
        onPress={onToggle}
        aria-label={say('present.room')}
        title={say('present.room')}
        data-testid="present-room"
      >
        <PeopleIcon />
        <span className={styles.word}>{say('present.room')}</span>
      </Button>
      {isOpen ? (
        <Suspense>
          <StartRoomDialog onClose={onToggle} />
        </Suspense>
      ) : null}
    </>
  );
}
