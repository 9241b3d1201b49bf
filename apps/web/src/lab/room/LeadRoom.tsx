/** The bar of a teacher who leads a room from a workbench or a lecture: who is there, the code, a question, a copy, and the end of the room. */
import { say } from '@lanelab/messages/room';
import { documentHash } from '@lanelab/scenario';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { reasonOf } from '../../base/format/reason.ts';
import { announce } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Notice } from '../../base/ui/Notice.tsx';
import type { HeldRoom } from '../../share/room/held-keys.ts';
import { leadRoom } from '../../share/room/led-room.ts';
import { closeRoom, storeNetwork } from '../../share/room/room-api.ts';
import { stateWords } from '../../share/room/state-words.ts';
import { type OpenRoom, useConnection, useRoom } from '../../share/room/use-room.ts';
import type { Bench } from './bench.ts';
import { CodeDialog } from './CodeDialog.tsx';
import { leadBench } from './lead.ts';
import { QuestionDialog } from './QuestionDialog.tsx';
import styles from './Room.module.css';
import { ScreenStatus } from './ScreenStatus.tsx';

interface LeadRoomProps {
  readonly bench: Bench;
  readonly held: HeldRoom;
  /** What students read above the network; its own title where it is left out. */
  readonly title?: string;
  /** Whether students follow what the bench shows now; else they stay where they are, with the clock paused. */
  readonly isFollowed?: boolean;
  /** Puts the bar into something that shows a little of the room while the bar is hidden. */
  readonly around?: (bar: ReactNode, news: RoomNews) => ReactNode;
}

export interface RoomNews {
  /** How many students are here. */
  readonly here: number;
  /** What is wrong, in a sentence; null while all is well. */
  readonly trouble: string | null;
}

export function LeadRoom(props: LeadRoomProps) {
  const room = useRoom(props.held);
  return room === null ? null : <LeadBar {...props} room={room} />;
}

function LeadBar(props: LeadRoomProps & { readonly room: OpenRoom }) {
  const { bench, held, title, isFollowed = true, around, room } = props;
  const { connection, facts } = room;
  const state = useConnection(room);
  const here = useStore(facts, ({ people }) => people.filter(({ isHere }) => isHere).length);
  const [dialog, setDialog] = useState<'code' | 'question' | null>(null);
  const [isSure, setSure] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const isOver = state.status === 'over' || state.status === 'wrong-key';

  useEffect(() => {
    if (isOver || !isFollowed) return undefined;
    return leadBench({
      bench,
      title,
      storeNetwork: (hash, scenario) => storeNetwork(held, hash, scenario),
      say: (says) => void connection.say(says),
      onTrouble: (error) => setTrouble(error === null ? null : reasonOf(error)),
    });
  }, [bench, title, isFollowed, held, connection, isOver]);
  // A dialog would hide the next beat of a lecture.
  useEffect(() => setDialog(null), [title]);
  useEffect(() => {
    if (here > 0) announce(say('lead.joined', { count: here }));
  }, [here]);

  const handOut = async () => {
    const { scenario } = bench.store.getState();
    const hash = documentHash(scenario);
    try {
      await storeNetwork(held, hash, scenario);
      const name = scenario.view.title.slice(0, 200);
      const outcome = await connection.say({
        kind: 'copy',
        hash,
        title: name,
        timePs: Math.round(bench.playback.goalPs()),
      });
      if (outcome?.ok === false) setTrouble(outcome.why);
      else announce(say('lead.copied'));
    } catch (error) {
      setTrouble(reasonOf(error));
    }
  };
  const close = async () => {
    if (!isSure) return setSure(true);
    try {
      await closeRoom(held);
    } catch (error) {
      if (!isOver) return setTrouble(reasonOf(error));
    }
    announce(say('lead.closed'));
    leadRoom(null);
  };

  const bar = (
    <section className={styles.bar} aria-label={say('lead.label')} data-testid="lead-room" data-status={state.status}>
      <p className={styles.state} data-status={state.status}>
        <b data-authored>{held.title}</b> <span data-testid="room-state">{stateWords(state)}</span>
      </p>
      <p className="muted" data-testid="room-here">
        {say('lead.here', { count: here })}
      </p>
      <ScreenStatus held={held} room={room} />
      <span className={styles.actions}>
        <Button onPress={() => setDialog('code')} data-testid="room-code">
          {say('lead.code')}
        </Button>
        <Button onPress={() => setDialog('question')} data-testid="room-ask">
          {say('lead.ask')}
        </Button>
        <Button onPress={() => void handOut()} data-testid="room-copy">
          {say('lead.copy')}
        </Button>
        <Button kind="quiet" onPress={() => void close()} data-testid="room-close">
          {say(isSure && !isOver ? 'lead.close-sure' : 'lead.close')}
        </Button>
      </span>
      {trouble === null ? null : (
        <Notice kind="error" title={say('lead.label')}>
          {trouble}
        </Notice>
      )}
      {dialog === 'code' ? <CodeDialog held={held} room={room} onClose={() => setDialog(null)} /> : null}
      {dialog === 'question' ? (
        <QuestionDialog bench={bench} connection={connection} facts={facts} onClose={() => setDialog(null)} />
      ) : null}
    </section>
  );
  const words = state.status === 'open' ? null : stateWords(state);
  return around === undefined ? bar : around(bar, { here, trouble: trouble ?? words });
}
