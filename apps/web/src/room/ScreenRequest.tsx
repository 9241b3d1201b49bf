/** A student is asked to show the screen to the class, agrees or not, and sees for how long it is shown. */
import { say } from '@lanelab/messages/room';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { reasonOf } from '../base/format/reason.ts';
import { announce } from '../base/ui/announce.ts';
import { Button } from '../base/ui/Button.tsx';
import type { Bench } from '../lab/room/bench.ts';
import styles from '../lab/room/Room.module.css';
import type { HeldRoom } from '../share/room/held-keys.ts';
import type { OpenRoom } from '../share/room/use-room.ts';
import { showScreen } from './show-screen.ts';

interface ScreenRequestProps {
  readonly held: HeldRoom;
  readonly room: OpenRoom;
  /** What is on the screen; null until it is there. */
  readonly bench: Bench | null;
}

export function ScreenRequest({ held, room: { connection, facts }, bench }: ScreenRequestProps) {
  const screen = useStore(facts, (now) => now.screen);
  const [trouble, setTrouble] = useState<string | null>(null);
  const isAsked = screen?.state === 'asked';
  const isShown = screen?.state === 'shown';
  useEffect(() => {
    if (isAsked) announce(say('screen.request'));
  }, [isAsked]);
  useEffect(() => {
    if (!isShown || bench === null) return undefined;
    return showScreen(bench, held, connection, (error) => setTrouble(error === null ? null : reasonOf(error)));
  }, [isShown, bench, held, connection]);
  if (!isAsked && !isShown) return null;
  const answer = async (isGiven: boolean) => {
    const outcome = await connection.say({ kind: 'consent', isGiven });
    setTrouble(outcome?.ok === false ? outcome.why : null);
    if (outcome?.ok === true) announce(say(isGiven ? 'screen.is-shown' : 'screen.is-not-shown'));
  };
  return (
    <section
      className={`${styles.bar} ${styles.request}`}
      aria-label={say('screen.label')}
      data-testid="screen-request"
      data-state={screen.state}
    >
      <p>
        <b>{say(isAsked ? 'screen.request' : 'screen.is-shown')}</b>
      </p>
      <p className="muted">{say('screen.what')}</p>
      {trouble === null ? null : <p role="alert">{say('screen.trouble', { reason: trouble })}</p>}
      <span className={styles.actions}>
        {isAsked ? (
          <>
            <Button kind="main" onPress={() => void answer(true)} data-testid="screen-agree">
              {say('screen.agree')}
            </Button>
            <Button onPress={() => void answer(false)} data-testid="screen-decline">
              {say('screen.decline')}
            </Button>
          </>
        ) : (
          <Button onPress={() => void answer(false)} data-testid="screen-stop">
            {say('screen.stop')}
          </Button>
        )}
      </span>
    </section>
  );
}
