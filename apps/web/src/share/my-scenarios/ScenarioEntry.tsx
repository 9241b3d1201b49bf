/** One stored scenario: its drawing, what it is, and everything that can be done with it. */
import { say } from '@lanelab/messages/my-scenarios';
import { useState } from 'react';
import { formatDateTime } from '../../base/format/date.ts';
import { announce } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { copyText } from '../../base/ui/clipboard.ts';
import { Link } from '../../base/ui/Link.tsx';
import { RichText } from '../../base/ui/RichText.tsx';
import { useTheme } from '../../base/ui/theme.ts';
import type { StoredInfo } from '../links/answers.ts';
import { StoreError } from '../links/ask-server.ts';
import { keepKey, keepOwn, shelfForNew } from '../links/keyring.ts';
import { storedAddress, wholeLink } from '../links/links.ts';
import { forkStored, pictureOf, putOnShelf } from '../links/server.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import styles from './MyScenariosPage.module.css';
import { Revisions } from './Revisions.tsx';

interface ShelfEntryProps {
  readonly entry: StoredInfo;
  /** On a shelf of this browser: may be deleted. */
  readonly isOwn: boolean;
  /** The list is as the server has it now. */
  readonly isFresh: boolean;
  /** Asks for the list again. */
  readonly onChange: () => void;
}

const PICTURE_WIDTH = 320;

export function ShelfEntry({ entry, isOwn, isFresh, onChange }: ShelfEntryProps) {
  const { id, revision, updatedAt, forkedFrom } = entry;
  const title = entry.title === '' ? say('scenario-entry.untitled-scenario') : entry.title;
  const theme = useTheme();
  const [problem, setProblem] = useState<string | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const [areRevisionsOpen, setAreRevisionsOpen] = useState(false);
  const [copied, setCopied] = useState<'no' | 'copied' | 'refused'>('no');

  const attempt = async (work: () => Promise<void>) => {
    setProblem(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      setProblem(error.message);
    }
  };
  const fork = () =>
    attempt(async () => {
      const shelfKey = shelfForNew();
      const copy = await forkStored(id, undefined, shelfKey);
      keepKey({ id: copy.id, key: copy.editKey });
      if (shelfKey !== null) keepOwn(copy.id, shelfKey);
      announce(say('scenario-entry.copied-title', { title }));
      onChange();
    });
  const shelve = () =>
    attempt(async () => {
      const shelfKey = shelfForNew();
      if (shelfKey === null) return setProblem(say('scenario-entry.this-browser-keeps-no-storage'));
      await putOnShelf(id, shelfKey);
      keepOwn(id, shelfKey);
      announce(say('scenario-entry.title-is-on-your-shelf', { title }));
      onChange();
    });
  const copy = async () => {
    const isCopied = await copyText(wholeLink(storedAddress(id)));
    setCopied(isCopied ? 'copied' : 'refused');
    announce(isCopied ? say('scenario-entry.link-copied') : say('scenario-entry.the-link-is-shown-to'));
  };

  return (
    <li className={styles.entry} data-testid="shelf-entry">
      <div className={styles.picture}>
        {isFresh ? (
          <img
            src={pictureOf(id, revision, theme, PICTURE_WIDTH)}
            alt={say('scenario-entry.network-of-title', { title })}
            loading="lazy"
          />
        ) : null}
      </div>
      <div className={styles.words}>
        <h3>
          <Link to={storedAddress(id)}>{title}</Link>
        </h3>
        <p className="muted">
          {say('scenario-entry.revision-and-date', { revision, date: formatDateTime(updatedAt) })}
          {forkedFrom === null ? null : (
            <>
              {'; '}
              <RichText
                text={say('scenario-entry.copied-from-revision', { revision: forkedFrom.revision, id: forkedFrom.id })}
                marks={{
                  link: (inner) => <Link to={`/s/${forkedFrom.id}?revision=${forkedFrom.revision}`}>{inner}</Link>,
                }}
              />
            </>
          )}
        </p>
        <div className={styles.actions}>
          <Button onPress={() => void copy()} data-testid="shelf-copy-link">
            {copied === 'copied' ? say('scenario-entry.link-copied-2') : say('scenario-entry.copy-link')}
          </Button>
          <Button onPress={() => void fork()} data-testid="shelf-fork">
            {say('scenario-entry.make-a-copy')}
          </Button>
          <Button
            aria-expanded={areRevisionsOpen}
            onPress={() => setAreRevisionsOpen(!areRevisionsOpen)}
            data-testid="shelf-revisions"
          >
            {say('scenario-entry.revisions')}
          </Button>
          {isOwn ? (
            <Button kind="quiet" onPress={() => setIsDeleting(true)} data-testid="shelf-delete">
              {say('scenario-entry.delete')}
            </Button>
          ) : (
            <Button kind="quiet" onPress={() => void shelve()} data-testid="shelf-put">
              {say('scenario-entry.put-on-my-shelf')}
            </Button>
          )}
        </div>
        {copied === 'refused' ? (
          <input
            readOnly
            className={styles.link}
            aria-label={say('scenario-entry.link-of-title', { title })}
            value={wholeLink(storedAddress(id))}
            onFocus={(event) => event.currentTarget.select()}
          />
        ) : null}
        {problem === null ? null : (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        {areRevisionsOpen ? <Revisions entry={entry} onChange={onChange} /> : null}
      </div>
      <DeleteDialog
        id={id}
        title={title}
        isOpen={isDeleting}
        onClose={() => setIsDeleting(false)}
        onDeleted={onChange}
      />
    </li>
  );
}
