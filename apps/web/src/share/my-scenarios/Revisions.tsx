/** The history of a stored scenario: every revision opens, and any older one can be made the newest again. */

import { say } from '@lanelab/messages/my-scenarios';
import { fewIssuesInWords } from '@lanelab/messages/scenario';
import { parseScenario } from '@lanelab/scenario';
import { useEffect, useState } from 'react';
import { formatDateTime } from '../../base/format/date.ts';
import { formatInteger } from '../../base/format/number.ts';
import { announce } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Link } from '../../base/ui/Link.tsx';
import type { StoredInfo } from '../links/answers.ts';
import { StoreError } from '../links/ask-server.ts';
import { listRevisions, readStored, updateStored } from '../links/server.ts';
import styles from './MyScenariosPage.module.css';

interface RevisionsProps {
  /** As the list shows it: the newest revision. */
  readonly entry: StoredInfo;
  readonly onChange: () => void;
}

interface Listed {
  readonly revisions: readonly StoredInfo[];
  readonly next: string | null;
}

export function Revisions({ entry, onChange }: RevisionsProps) {
  const { id, revision: newest, etag } = entry;
  const [listed, setListed] = useState<Listed | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const attempt = async (work: () => Promise<void>) => {
    setProblem(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      setProblem(error.message);
    }
  };
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const page = await listRevisions(id);
      if (isCurrent) setListed({ revisions: page.items, next: page.next });
    };
    void attempt(read);
    return () => {
      isCurrent = false;
    };
  }, [id, newest]);

  const more = (next: string) =>
    attempt(async () => {
      const page = await listRevisions(id, next);
      setListed((now) => ({ revisions: [...(now?.revisions ?? []), ...page.items], next: page.next }));
    });
  const restore = (revision: number) =>
    attempt(async () => {
      const old = await readStored(id, revision);
      const parsed = parseScenario(old.scenario);
      if (!parsed.ok)
        return setProblem(
          say('revisions.revision-revision-cannot-be-stored', { revision, parsed: fewIssuesInWords(parsed.errors) }),
        );
      const stored = await updateStored(id, parsed.scenario, etag);
      announce(say('revisions.revision-revision-is-the-newest', { revision, revision2: stored.revision }));
      onChange();
    });

  return (
    <div className={styles.revisions} data-testid="revisions">
      {listed === null && problem === null ? <p className="muted">{say('revisions.fetching-the-revisions')}</p> : null}
      {listed === null ? null : (
        <ol reversed>
          {listed.revisions.map(({ revision, updatedAt, bytes }) => (
            <li key={revision}>
              <Link to={`/s/${id}?revision=${revision}`}>{say('revisions.revision-revision', { revision })}</Link>
              <span className="muted">
                {say('revisions.updated-at-bytes-octets', {
                  updatedAt: formatDateTime(updatedAt),
                  bytes: formatInteger(bytes),
                })}
              </span>
              {revision === newest ? (
                <span className="muted">{say('revisions.newest')}</span>
              ) : (
                <Button onPress={() => void restore(revision)} data-testid={`restore-${revision}`}>
                  {say('revisions.restore')}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      {listed !== null && listed.next !== null ? (
        <p>
          <Button onPress={() => void more(listed.next ?? '')}>{say('revisions.show-older')}</Button>
        </p>
      ) : null}
      {problem === null ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
