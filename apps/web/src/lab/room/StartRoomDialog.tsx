/** Starts a live room that follows this workbench or lecture. */
import { showCode } from '@lanelab/lessons/class-code';
import { say } from '@lanelab/messages/room';
import { type FormEvent, useState } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { Dialog } from '../../base/ui/Dialog.tsx';
import { TextInput } from '../../base/ui/TextInput.tsx';
import { StoreError } from '../../share/links/ask-server.ts';
import { leadRoom, useLedRoom } from '../../share/room/led-room.ts';
import { makeRoom } from '../../share/room/room-api.ts';
import styles from './Room.module.css';

export function StartRoomDialog({ onClose }: { readonly onClose: () => void }) {
  const led = useLedRoom();
  return (
    <Dialog title={say('start.title')} isOpen onClose={onClose} testId="start-room">
      {led === null ? <StartForm onDone={onClose} /> : <p>{say('start.leads', { code: showCode(led.code) })}</p>}
    </Dialog>
  );
}

function StartForm({ onDone }: { readonly onDone: () => void }) {
  const [title, setTitle] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isStarting, setStarting] = useState(false);
  const start = async (event: FormEvent) => {
    event.preventDefault();
    setStarting(true);
    try {
      const made = await makeRoom(title.trim());
      leadRoom({ code: made.code, key: made.teacherKey, title: made.title });
      onDone();
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      setTrouble(error.message);
      setStarting(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void start(event)}>
      <p>{say('start.says')}</p>
      <TextInput
        isText
        label={say('start.name')}
        note={say('start.name-note')}
        value={title}
        error={trouble}
        onChange={setTitle}
        testId="room-title"
      />
      <Button kind="main" type="submit" isDisabled={isStarting} data-testid="room-start">
        {say(isStarting ? 'start.starting' : 'start.start')}
      </Button>
    </form>
  );
}
