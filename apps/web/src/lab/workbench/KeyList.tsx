/** Groups of keys, in as many columns as there is room for. */
import type { KeyGroup } from './command-table.ts';
import { keysHere } from './commands.ts';
import styles from './KeyList.module.css';

export function KeyList({ groups }: { readonly groups: readonly KeyGroup[] }) {
  return (
    <div className={styles.groups}>
      {groups.map(({ title, rows }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl className={styles.rows}>
            {rows.map(({ keys, does }) => (
              <div key={`${keys} ${does}`}>
                <dt>
                  <kbd>{keysHere(keys)}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
