/** `/open`: a link, a file, or an example to begin with. */

import { say } from '@lanelab/messages/start';
import { DEMONSTRATIONS } from '@lanelab/papers';
import { Link } from '../../base/ui/Link.tsx';
import { usePageTitle } from '../../base/ui/use-page-title.ts';
import { OpenAnother } from '../../share/dialog/OpenAnother.tsx';
import styles from './OpenPage.module.css';

export function OpenPage() {
  usePageTitle(say('open-page.open-a-scenario'));
  return (
    <div className={styles.page} data-testid="open-page">
      <OpenAnother title={say('open-page.open-a-scenario')} />
      <p className="muted">{say('open-page.a-scenario-is-a-network')}</p>
      <ul className={styles.examples}>
        {DEMONSTRATIONS.map((preset) => (
          <li key={preset.id}>
            <Link to={`/lab?preset=${preset.id}`}>{preset.title}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
