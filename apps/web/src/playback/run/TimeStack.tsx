/** Where the time of one stream went: its bottleneck in a sentence, then every cause, stacked to the whole. */
import { say } from '@lanelab/messages/results';
import { bottleneckSentence, lossSentences } from '@lanelab/messages/time-accounts';
import { formatDecimal, formatInteger, formatShare } from '../../base/format/number.ts';
import { Term } from '../../base/words/Term.tsx';
import { type AccountRow, causeRows, heldRows, waitRows, waitSentence } from './account-rows.ts';
import type { Names } from './names.ts';
import styles from './TimeStack.module.css';
import type { TimeAccount } from './types.ts';

interface TimeStackProps {
  readonly account: TimeAccount;
  readonly names: Names;
  readonly testId: string;
}

export function TimeStack({ account, names, testId }: TimeStackProps) {
  const held = heldRows(account);
  const waits = waitRows(account, names);
  const sentences = [bottleneckSentence(account.bottleneck), waitSentence(account, names), ...lossSentences(account)];
  return (
    <div className={styles.account} data-testid={testId}>
      <p className={styles.sentence}>{sentences.filter((sentence) => sentence !== null).join(' ')}</p>
      <Rows rows={causeRows(account)} />
      <p className="muted">
        {say('time.elapsed', {
          ms: formatDecimal(account.elapsedPs / 1e9, 3),
          count: account.deliveries,
          grouped: formatInteger(account.deliveries),
        })}
      </p>
      {waits.length === 0 ? null : (
        <>
          <p className={styles.held}>{say('time.waits')}</p>
          <Rows rows={waits} />
        </>
      )}
      {held.length === 0 ? null : (
        <>
          <p className={styles.held}>{say('time.held')}</p>
          <Rows rows={held} />
        </>
      )}
    </div>
  );
}

function Rows({ rows }: { readonly rows: readonly AccountRow[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ key, name, term, ms, share, from }) => (
        <div key={key}>
          <dt>{term === undefined ? name : <Term id={term}>{name}</Term>}</dt>
          <dd className={styles.number}>{formatDecimal(ms, 3)} ms</dd>
          <dd className={styles.number}>{formatShare(share)}</dd>
          <dd className={styles.bar} aria-hidden="true">
            <span
              style={{
                marginLeft: `min(${(from * 100).toFixed(2)}%, 100% - 1px)`,
                width: `${(share * 100).toFixed(2)}%`,
              }}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
