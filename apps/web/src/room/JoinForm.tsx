/** The entrance of a room: its code where the address has none, and the name of who joins. */
import { readCode, showCode } from '@lanelab/lessons/class-code';
import { say } from '@lanelab/messages/room';
import { type FormEvent, useState } from 'react';
import { Button } from '../base/ui/Button.tsx';
import { Link } from '../base/ui/Link.tsx';
import { navigate } from '../base/ui/location.ts';
import { Notice } from '../base/ui/Notice.tsx';
import { TextInput } from '../base/ui/TextInput.tsx';
import { useFetched } from '../base/ui/use-fetched.ts';
import { usePageTitle } from '../base/ui/use-page-title.ts';
import styles from '../lab/room/Room.module.css';
import { StoreError } from '../share/links/ask-server.ts';
import type { HeldRoom } from '../share/room/held-keys.ts';
import { findRoom, joinRoom, type RoomHead } from '../share/room/room-api.ts';

export function CodeForm({ typed: first }: { readonly typed: string }) {
  usePageTitle(say('join.title'));
  const [typed, setTyped] = useState(first);
  const [isTried, setTried] = useState(first !== '');
  const code = readCode(typed);
  const join = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (code !== null) navigate(`/room/${code}`);
  };
  return (
    <form className={styles.entrance} onSubmit={join}>
      <h1>{say('join.title')}</h1>
      <TextInput
        isText
        label={say('join.code')}
        note={say('join.code-note')}
        value={typed}
        error={isTried && code === null ? say('join.no-code', { typed }) : null}
        onChange={setTyped}
        testId="join-code"
      />
      <p>
        <Button kind="main" type="submit" data-testid="join-find">
          {say('join.join')}
        </Button>
      </p>
    </form>
  );
}

type Found = { readonly head: RoomHead } | { readonly reason: string };

async function find(code: string): Promise<Found> {
  try {
    return { head: await findRoom(code) };
  } catch (error) {
    if (error instanceof StoreError) return { reason: error.message };
    throw error;
  }
}

interface JoinFormProps {
  readonly code: string;
  readonly onJoined: (room: HeldRoom) => void;
}

export function JoinForm({ code, onJoined }: JoinFormProps) {
  usePageTitle(say('join.title'));
  const { value: found } = useFetched(code, find);
  return (
    <div className={styles.entrance}>
      <h1>{say('join.title')}</h1>
      {found === null ? <p role="status">{say('join.finding')}</p> : null}
      {found !== null && 'reason' in found ? (
        <Notice
          kind="error"
          title={showCode(code)}
          actions={<Link to="/room">{say('join.other')}</Link>}
          testId="join-refused"
        >
          {found.reason}
        </Notice>
      ) : null}
      {found !== null && 'head' in found ? <NameForm head={found.head} onJoined={onJoined} /> : null}
    </div>
  );
}

const MOST_NAME = 60;

function NameForm({ head: { code, title }, onJoined }: { readonly head: RoomHead } & Pick<JoinFormProps, 'onJoined'>) {
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const isName = name.trim() !== '' && name.trim().length <= MOST_NAME;
  const join = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isName) return;
    try {
      const { memberKey } = await joinRoom(code, name.trim());
      onJoined({ code, key: memberKey, title });
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      setTrouble(error.message);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void join(event)}>
      <p>{title === '' ? say('join.room-untitled') : say('join.room', { room: title })}</p>
      <TextInput
        isText
        label={say('join.name')}
        note={say('join.name-note')}
        value={name}
        error={trouble ?? (isTried && !isName ? say('join.no-name') : null)}
        onChange={setName}
        testId="join-name"
      />
      <Button kind="main" type="submit" data-testid="join-now">
        {say('join.join')}
      </Button>
    </form>
  );
}
