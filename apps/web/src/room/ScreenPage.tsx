/** `/room/<code>/screen`: the screen of a student who has agreed to show it, for the projector. The tab that leads the room opens it. */
import { readCode } from '@lanelab/lessons/class-code';
import { say } from '@lanelab/messages/room';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../base/ui/Button.tsx';
import { Notice } from '../base/ui/Notice.tsx';
import { PageBar } from '../base/ui/PageBar.tsx';
import { usePageTitle } from '../base/ui/use-page-title.ts';
import styles from '../lab/room/Room.module.css';
import type { WorkbenchParts } from '../lab/workbench/host.ts';
import { type HeldRoom, recallLed } from '../share/room/held-keys.ts';
import { createFacts, type FactsStore, noFacts } from '../share/room/room-facts.ts';
import { stateWords } from '../share/room/state-words.ts';
import { type OpenRoom, useConnection, useRoom } from '../share/room/use-room.ts';
import { FollowedClock } from './FollowBar.tsx';
import { FollowedBench } from './FollowedBench.tsx';
import { useNetwork } from './use-network.ts';

export function ScreenPage({ typed }: { readonly typed: string }) {
  const [led] = useState(recallLed);
  usePageTitle(say('screen.label'));
  if (led !== null && led.code === readCode(typed)) return <Joined held={led} />;
  return (
    <div className={styles.entrance}>
      <PageBar crumbs={[{ label: say('screen.label') }]} />
      <h1>{say('screen.label')}</h1>
      <p role="alert">{say('screen.not-leading')}</p>
    </div>
  );
}

function Joined({ held }: { readonly held: HeldRoom }) {
  const room = useRoom(held);
  return room === null ? null : <Screen held={held} room={room} />;
}

/** Where the student is who shows the screen, as if the student led the room. */
function useShown(facts: FactsStore): FactsStore {
  const [shown] = useState(createFacts);
  useEffect(() => {
    const copy = () => shown.setState({ ...noFacts, ...facts.getState().shown });
    copy();
    return facts.subscribe(copy);
  }, [facts, shown]);
  return shown;
}

function Screen({ held, room }: { readonly held: HeldRoom; readonly room: OpenRoom }) {
  const state = useConnection(room);
  const shown = useShown(room.facts);
  const hash = useStore(shown, ({ scene }) => scene?.hash ?? null);
  const screen = useStore(room.facts, (now) => now.screen);
  const name = useStore(room.facts, ({ people }) => people.find(({ id }) => id === screen?.member)?.name ?? '');
  const { network, trouble, again } = useNetwork(held, hash);
  const [parts, setParts] = useState<WorkbenchParts | null>(null);
  const isShown = screen?.state === 'shown';
  const end = () => {
    void room.connection.say({ kind: 'screen', member: null, state: 'asked' });
    // A tab that a page has opened may be closed by it; any other one stays, and says that nothing is shown.
    window.close();
  };
  const bar = (
    <section className={`${styles.bar} ${styles.foot}`} aria-label={say('screen.label')} data-testid="screen-bar">
      <p className={styles.state} data-status={state.status}>
        <b data-authored>{isShown ? say('screen.of', { name }) : say('screen.nobody')}</b>{' '}
        <span role="status" data-testid="room-state">
          {stateWords(state)}
        </span>
      </p>
      {isShown && parts !== null ? <FollowedClock playback={parts.playback} /> : null}
      <span className={styles.actions}>
        <Button onPress={end} data-testid="screen-end">
          {say('screen.end')}
        </Button>
      </span>
    </section>
  );
  return (
    <>
      {trouble === null ? null : (
        <Notice
          kind="error"
          title={say('screen.label')}
          actions={<Button onPress={again}>{say('follow.again')}</Button>}
        >
          {say('screen.trouble', { reason: trouble })}
        </Notice>
      )}
      {isShown && network !== null && network.hash === hash ? (
        <FollowedBench
          title={say('screen.of', { name })}
          facts={shown}
          network={network}
          timeBar={bar}
          onParts={setParts}
        />
      ) : (
        <>
          <div className={styles.entrance} data-testid="screen-waiting">
            <PageBar crumbs={[{ label: say('screen.label') }]} />
            <h1>{say('screen.label')}</h1>
            <p role="status">{say(isShown ? 'screen.coming' : 'screen.nobody')}</p>
          </div>
          {bar}
        </>
      )}
    </>
  );
}
