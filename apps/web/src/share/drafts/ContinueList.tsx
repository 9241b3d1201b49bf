/** “Continue”: what was edited here and is in this browser only; nothing at all where there is nothing. */
import { say } from '@lanelab/messages/my-scenarios';
import { useRef, useState } from 'react';
import { formatWhen } from '../../base/format/date.ts';
import { announce } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { CloseIcon } from '../../base/ui/icons.tsx';
import { Link } from '../../base/ui/Link.tsx';
import styles from './ContinueList.module.css';
import { type Draft, removeDraft, restoreDraft } from './drafts.ts';
import { useDrafts } from './use-drafts.ts';

interface ContinueListProps {
  /** Drafts shown before “Show all”. */
  readonly shown?: number;
  readonly level?: 2 | 3;
}

const nameOf = ({ title }: Draft): string => (title === '' ? say('continue-list.untitled') : title);

export function ContinueList({ shown = 3, level = 2 }: ContinueListProps) {
  const list = useDrafts();
  const [isWhole, setIsWhole] = useState(false);
  const [removed, setRemoved] = useState<Draft | null>(null);
  const place = useRef<HTMLElement>(null);
  if (list.state !== 'ready' || (list.drafts.length === 0 && removed === null)) return null;
  const drafts = isWhole ? list.drafts : list.drafts.slice(0, shown);
  const Heading = level === 2 ? 'h2' : 'h3';

  const remove = async (draft: Draft) => {
    await removeDraft(draft.id);
    setRemoved(draft);
    announce(say('continue-list.draft-removed', { draft: nameOf(draft) }));
    place.current?.focus();
  };
  const undo = async (draft: Draft) => {
    await restoreDraft(draft);
    setRemoved(null);
    announce(say('continue-list.draft-is-back', { draft: nameOf(draft) }));
  };

  return (
    <section
      ref={place}
      className={styles.continue}
      aria-label={say('continue-list.continue')}
      tabIndex={-1}
      data-testid="continue"
    >
      <header>
        <Heading>{say('continue-list.continue')}</Heading>
        <p className="muted">{say('continue-list.in-this-browser-only-on')}</p>
      </header>
      <ul>
        {drafts.map((draft) => (
          <li key={draft.id} data-testid="draft">
            <Link to={`/lab?draft=${draft.id}`}>{nameOf(draft)}</Link>
            <span className="muted">
              {say('continue-list.summary-edited-changed-at', {
                summary: draft.summary,
                changedAt: formatWhen(draft.changedAt, list.readAt),
              })}
            </span>
            <Button
              kind="quiet"
              aria-label={say('continue-list.remove-draft', { draft: nameOf(draft) })}
              onPress={() => void remove(draft)}
              data-testid="remove-draft"
            >
              <CloseIcon />
            </Button>
          </li>
        ))}
      </ul>
      {removed === null ? null : (
        <p className={styles.removed} data-testid="draft-removed">
          {say('continue-list.removed-was-removed', { removed: nameOf(removed) })}{' '}
          <Button onPress={() => void undo(removed)}>{say('continue-list.undo')}</Button>
        </p>
      )}
      {list.drafts.length > shown && !isWhole ? (
        <p>
          <Button onPress={() => setIsWhole(true)}>
            {say('continue-list.show-all-length', { length: list.drafts.length })}
          </Button>
        </p>
      ) : null}
    </section>
  );
}
