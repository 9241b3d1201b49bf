/** How students join: the code in large letters, the address as a QR code, and who is there already. */
import { showCode } from '@lanelab/lessons/class-code';
import { say } from '@lanelab/messages/room';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { announceAnswer } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { copyText } from '../../base/ui/clipboard.ts';
import { Dialog } from '../../base/ui/Dialog.tsx';
import { hrefOf } from '../../base/ui/location.ts';
import type { HeldRoom } from '../../share/room/held-keys.ts';
import type { OpenRoom } from '../../share/room/use-room.ts';
import styles from './Room.module.css';

interface CodeDialogProps {
  readonly held: HeldRoom;
  readonly room: OpenRoom;
  readonly onClose: () => void;
}

export function CodeDialog({ held: { code }, room: { connection, facts }, onClose }: CodeDialogProps) {
  const people = useStore(facts, (state) => state.people);
  const link = new URL(hrefOf(`/room/${code}`), location.href).href;
  const copy = async () => {
    if (await copyText(link)) announceAnswer(say('code.copied'));
  };
  const remove = (member: string, name: string) => {
    void connection.say({ kind: 'remove', member });
    announceAnswer(say('people.removed', { name }));
  };
  const askForScreen = (member: string) => {
    void connection.say({ kind: 'screen', member, state: 'asked' });
    onClose();
  };
  return (
    <Dialog title={say('code.title')} isOpen onClose={onClose} testId="room-code-dialog">
      <div className={styles.joining}>
        <div>
          <p>{say('code.join', { address: new URL(hrefOf('/room'), location.href).href })}</p>
          <p
            className={styles.code}
            aria-label={say('code.label', { code: showCode(code) })}
            data-testid="room-code-text"
          >
            {showCode(code)}
          </p>
          <Button onPress={() => void copy()} data-testid="room-copy-link">
            {say('code.copy')}
          </Button>
        </div>
        <Qr link={link} />
      </div>
      <h3>{say('people.title')}</h3>
      {people.length === 0 ? (
        <p className="muted">{say('people.none')}</p>
      ) : (
        <ul className={styles.people} data-testid="room-people">
          {people.map(({ id, name, isHere }) => (
            <li key={id} className={isHere ? undefined : 'muted'}>
              <span data-authored>{isHere ? name : say('people.away', { name })}</span>
              {isHere ? (
                <Button
                  kind="quiet"
                  aria-label={say('screen.ask-name', { name })}
                  onPress={() => askForScreen(id)}
                  data-testid="ask-screen"
                >
                  {say('screen.ask')}
                </Button>
              ) : null}
              <Button
                kind="quiet"
                aria-label={say('people.remove-name', { name })}
                onPress={() => remove(id, name)}
                data-testid="remove-member"
              >
                {say('people.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

/** The encoder comes when a code is first shown. */
function Qr({ link }: { readonly link: string }) {
  const [svg, setSvg] = useState('');
  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      const { qrCode } = await import('../../share/dialog/qr.ts');
      if (isCurrent) setSvg(qrCode(link)?.svg ?? '');
    };
    void draw();
    return () => {
      isCurrent = false;
    };
  }, [link]);
  return <div className={styles.qr} role="img" aria-label={say('code.qr')} dangerouslySetInnerHTML={{ __html: svg }} />;
}
