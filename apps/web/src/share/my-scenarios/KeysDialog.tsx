/** Keys as text: to be taken along to another browser, and to be taken over from one. */
import { say } from '@lanelab/messages/my-scenarios';
import { useState } from 'react';
import { announce } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Dialog } from '../../base/ui/Dialog.tsx';
import { downloadText } from '../../base/ui/download.ts';
import { DownloadIcon } from '../../base/ui/icons.tsx';
import { CopyText } from '../dialog/CopyText.tsx';
import { adoptShelf, keepKey, keysAsText, readKeys, useKeys, useShelfKeys } from '../links/keyring.ts';
import styles from './MyScenariosPage.module.css';

interface KeysDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function KeysDialog({ isOpen, onClose }: KeysDialogProps) {
  return (
    <Dialog title={say('keys-dialog.keys')} isOpen={isOpen} onClose={onClose} testId="keys-dialog">
      <Keys onDone={onClose} />
    </Dialog>
  );
}

function Keys({ onDone }: { readonly onDone: () => void }) {
  const keys = useKeys();
  const shelves = useShelfKeys();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const own = keysAsText(shelves, keys, location.origin);

  const take = () => {
    const found = readKeys(text);
    if (found.shelves.length === 0 && found.keys.length === 0) return setProblem(say('keys-dialog.there-is-no-key-in'));
    let isKept = true;
    for (const shelf of found.shelves) isKept = adoptShelf(shelf) && isKept;
    for (const key of found.keys) isKept = keepKey(key) && isKept;
    announce(say('keys-dialog.keys-taken-over'));
    if (isKept) onDone();
    else setProblem(say('keys-dialog.this-browser-keeps-no-storage'));
  };

  return (
    <div className={styles.keys}>
      <section>
        <h3>{say('keys-dialog.take-them-along')}</h3>
        <p className="muted">{say('keys-dialog.a-line-for-your-shelf')}</p>
        {own === '' ? (
          <p>{say('keys-dialog.there-are-no-keys-in')}</p>
        ) : (
          <>
            <CopyText label={say('keys-dialog.keys-of-this-browser')} text={own} testId="keys-text" />
            <p>
              <Button onPress={() => downloadText('lanelab-keys.txt', own, 'text/plain')} data-testid="save-keys">
                <DownloadIcon />
                {say('keys-dialog.save-as-a-file')}
              </Button>
            </p>
          </>
        )}
      </section>
      <section>
        <h3>
          <label htmlFor="keys-in">{say('keys-dialog.bring-them-here')}</label>
        </h3>
        <p className="muted">{say('keys-dialog.paste-the-text-from-the')}</p>
        <textarea
          id="keys-in"
          rows={4}
          value={text}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => {
            setText(event.target.value);
            setProblem(null);
          }}
          data-testid="keys-in"
        />
        {problem === null ? null : (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <p>
          <Button onPress={take} isDisabled={text.trim() === ''} data-testid="take-keys">
            {say('keys-dialog.take-them-over')}
          </Button>
        </p>
      </section>
    </div>
  );
}
