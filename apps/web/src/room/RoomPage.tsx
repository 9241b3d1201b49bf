/** `/room/<code>`: a student joins a live room, follows the teacher's workbench, leaves the clock and returns, and answers questions. */

import { readCode } from '@lanelab/lessons/class-code';
import { say } from '@lanelab/messages/room';
import type { Scenario } from '@lanelab/scenario';
import { useCallback, useState } from 'react';
import { useStore } from 'zustand';
import { reasonOf } from '../base/format/reason.ts';
import { announce } from '../base/ui/announce.ts';
import { Button } from '../base/ui/Button.tsx';
import { Notice } from '../base/ui/Notice.tsx';
import { PageBar } from '../base/ui/PageBar.tsx';
import { usePageTitle } from '../base/ui/use-page-title.ts';
import styles from '../lab/room/Room.module.css';
import type { WorkbenchParts } from '../lab/workbench/host.ts';
import type { Playback } from '../playback/types.ts';
import { type HeldRoom, holdJoined, recallJoined } from '../share/room/held-keys.ts';
import { fetchNetwork } from '../share/room/room-api.ts';
import { stateWords } from '../share/room/state-words.ts';
import { type OpenRoom, useConnection, useRoom } from '../share/room/use-room.ts';
import { followingWords } from './FollowBar.tsx';
import { FollowBench } from './FollowBench.tsx';
import { CodeForm, JoinForm } from './JoinForm.tsx';
import { MemberQuestion } from './MemberQuestion.tsx';
import { OwnBench } from './OwnBench.tsx';
import type { OwnCopy } from './own-copy.ts';
import { ScreenRequest } from './ScreenRequest.tsx';
import { TeacherState } from './TeacherState.tsx';
import { useNetwork } from './use-network.ts';

export function RoomPage({ typed }: { readonly typed: string }) {
  const code = readCode(typed);
  return code === null ? <CodeForm key={typed} typed={typed} /> : <Entrance key={code} code={code} />;
}

function Entrance({ code }: { readonly code: string }) {
  const [held, setHeld] = useState(() => recallJoined(code));
  const joined = useCallback(
    (room: HeldRoom | null) => {
      holdJoined(code, room);
      setHeld(room);
    },
    [code],
  );
  return held === null ? <JoinForm code={code} onJoined={joined} /> : <Joined held={held} onRefused={joined} />;
}

interface JoinedProps {
  readonly held: HeldRoom;
  readonly onRefused: (room: null) => void;
}

function Joined({ held, onRefused }: JoinedProps) {
  const room = useRoom(held);
  return room === null ? null : <Inside held={held} room={room} onRefused={onRefused} />;
}

function Inside({ held, room, onRefused }: JoinedProps & { readonly room: OpenRoom }) {
  const { facts } = room;
  const state = useConnection(room);
  const scene = useStore(facts, (now) => now.scene);
  const { network, trouble, again } = useNetwork(held, scene?.hash ?? null);
  const [own, setOwn] = useState<{ readonly copy: OwnCopy; readonly count: number } | null>(null);
  const [parts, setParts] = useState<WorkbenchParts | null>(null);
  const title = held.title === '' ? say('code.title') : held.title;
  usePageTitle(title);
  const leave = useCallback((copy: OwnCopy) => {
    // Another copy, another workbench.
    setOwn((before) => ({ copy, count: (before?.count ?? 0) + 1 }));
    announce(say('follow.left'));
  }, []);
  const goBack = () => {
    setOwn(null);
    announce(say('follow.returned'));
  };
  return (
    <>
      {trouble === null ? null : (
        <Notice
          kind="error"
          title={followingWords(held.title)}
          actions={<Button onPress={again}>{say('follow.again')}</Button>}
        >
          {say('follow.trouble', { reason: trouble })}
        </Notice>
      )}
      <CopyOffer held={held} room={room} onTake={leave} />
      <ScreenRequest held={held} room={room} bench={parts} />
      {own === null && network === null ? (
        <div className={styles.entrance} data-testid="room-waiting">
          <PageBar crumbs={[{ label: title, isAuthored: true }]} />
          <h1>{followingWords(held.title)}</h1>
          <p role="status">{say('follow.waiting')}</p>
          <p className="muted" data-testid="room-state">
            {stateWords(state)} <TeacherState room={room} />
          </p>
        </div>
      ) : null}
      {state.status === 'wrong-key' ? (
        <div className={styles.entrance} role="alert" data-testid="room-no-place">
          <p>{say('join.again')}</p>
          <p>
            <Button onPress={() => onRefused(null)}>{say('join.title')}</Button>
          </p>
        </div>
      ) : null}
      {own === null && network !== null ? (
        <FollowBench title={held.title} room={room} network={network} onParts={setParts} onLeave={leave} />
      ) : null}
      {own === null ? null : (
        <OwnBench key={own.count} copy={own.copy} room={room} onParts={setParts} onReturn={goBack} />
      )}
      <NewestQuestion
        room={room}
        scenario={network?.scenario ?? null}
        playback={own === null ? (parts?.playback ?? null) : null}
      />
    </>
  );
}

interface CopyOfferProps {
  readonly held: HeldRoom;
  readonly room: OpenRoom;
  readonly onTake: (copy: OwnCopy) => void;
}

/** A network that the teacher hands out, until it is taken or another one follows. */
function CopyOffer({ held, room: { facts }, onTake }: CopyOfferProps) {
  const offered = useStore(facts, (now) => now.copy);
  const [taken, setTaken] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  if (offered === null || offered.number === taken) return null;
  const { hash, title, timePs } = offered.copy;
  const take = async () => {
    try {
      const scenario = await fetchNetwork(held, hash);
      setTaken(offered.number);
      onTake({ scenario, timePs, speed: facts.getState().clock?.clock.speed ?? 'max', layer: null });
    } catch (error) {
      setTrouble(reasonOf(error));
    }
  };
  return (
    <section className={styles.bar} aria-label={say('follow.take-copy')} data-testid="room-copy-offer">
      <p role="status">{say('follow.copy-offered', { title: title === '' ? say('follow.untitled') : title })}</p>
      {trouble === null ? null : <p role="alert">{trouble}</p>}
      <span className={styles.actions}>
        <Button onPress={() => void take()} data-testid="room-take-copy">
          {say('follow.take-copy')}
        </Button>
      </span>
    </section>
  );
}

interface NewestQuestionProps {
  readonly room: OpenRoom;
  readonly scenario: Scenario | null;
  readonly playback: Playback | null;
}

/** The question that was asked or changed last, until it is hidden; what follows comes back. */
function NewestQuestion({ room, scenario, playback }: NewestQuestionProps) {
  const asked = useStore(room.facts, ({ questions }) => questions.at(-1) ?? null);
  const [hidden, setHidden] = useState(0);
  if (asked === null || asked.number <= hidden) return null;
  return (
    <MemberQuestion
      key={asked.question.id}
      room={room}
      asked={asked}
      scenario={scenario}
      playback={playback}
      onHide={() => setHidden(asked.number)}
    />
  );
}
