import { Link } from '../base/ui/Link.tsx';
import { usePageTitle } from '../base/ui/use-page-title.ts';
import styles from './Message.module.css';

export function NotFound({ path }: { readonly path: string }) {
  usePageTitle('No such page');
  return (
    <section className={styles.message} data-testid="not-found">
      <h1>There is no page here</h1>
      <p>
        Nothing in the lab is called <code className={styles.path}>{path}</code>. If you followed a link, a part of it
        may be missing.
      </p>
      <p className={styles.ways}>
        <Link to="/papers">All experiments</Link>
        <Link to="/">Start page</Link>
        <Link to="/help">Help</Link>
      </p>
    </section>
  );
}
