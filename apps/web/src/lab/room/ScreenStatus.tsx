/** In the bar of the teacher's room: whose screen was asked for, and what has become of that. */
import { say } from '@lanelab/messages/room';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { announce } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { hrefOf } from '../../base/ui/location.ts';
import type { HeldRoom } from '../../share/room/held-keys.ts';
import type { OpenRoom } from '../../share/room/use-room.ts';
import styles from './Room.module.css';

interface ScreenStatusProps {
  readonly held: HeldRoom;
  readonly room: OpenRoom;
}

export function ScreenStatus({ held, room: { connection, facts } }: ScreenStatusProps) {
  const screen = useStore(facts, (now) => now.screen);
  const name = useStore(facts, ({ people }) => people.find(({ id }) => id === screen?.member)?.name ?? '');
  const words = screen === null ? null : say(`screen.${screen.state}`, { name });
  useEffect(() => {
    if (words !== null) announce(words);
  }, [words]);
  if (screen === null || words === null) return null;
  const end = () => void connection.say({ kind: 'screen', member: null, state: 'asked' });
  // The new tab has the key of the room from this one.
  const open = () => void window.open(hrefOf(`/room/${held.code}/screen`), '_blank');
  return (
    <div className={styles.screen} data-testid="screen-status" data-state={screen.state}>
      <p data-authored>{words}</p>
      {screen.state === 'shown' ? (
        <Button kind="main" onPress={open} data-testid="screen-open">
          {say('screen.open')}
        </Button>
      ) : null}
      <Button kind="quiet" onPress={end} data-testid="screen-end">
        {say(screen.state === 'declined' ? 'screen.well' : 'screen.end')}
      </Button>
    </div>
  );
}
