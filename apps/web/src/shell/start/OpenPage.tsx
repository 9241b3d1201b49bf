/** `/open`: a link, a file, or an example to begin with. */

import { Link } from '../../base/ui/Link.tsx';
import { usePageTitle } from '../../base/ui/use-page-title.ts';
import { demonstrations } from '../../papers/collection/demonstrations.ts';
import { OpenAnother } from '../../share/dialog/OpenAnother.tsx';
import styles from './OpenPage.module.css';

export function OpenPage() {
  usePageTitle('Open a scenario');
  return (
    <div className={styles.page} data-testid="open-page">
      <OpenAnother title="Open a scenario" />
      <p className="muted">
        A scenario is a network with its traffic, parameters and seed. Share makes a link or a file of it on every page
        that runs something; opened here, it gives the same result to the last bit. To see one:
      </p>
      <ul className={styles.examples}>
        {demonstrations.map((preset) => (
          <li key={preset.id}>
            <Link to={`/lab?preset=${preset.id}`}>{preset.title}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
