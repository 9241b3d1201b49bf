/** Networks that show one mechanism each, opened as scenarios. */
import { say } from '@lanelab/messages/papers';
import { DEMONSTRATIONS } from '@lanelab/papers';
import { keepNumbersWhole } from '../../base/format/number.ts';
import { ForwardIcon } from '../../base/ui/icons.tsx';
import { Link } from '../../base/ui/Link.tsx';
import styles from './GalleryPage.module.css';

export function Demonstrations() {
  return (
    <section className={styles.paper} aria-labelledby="demonstrations">
      <header>
        <h2 id="demonstrations">{say('demonstrations.one-mechanism-each')}</h2>
        <p className={styles.more}>{say('demonstrations.networks-to-run-take-apart')}</p>
      </header>
      <ul className={styles.list}>
        {DEMONSTRATIONS.map((preset) => (
          <li key={preset.id}>
            <Link to={`/lab?preset=${preset.id}`} data-testid={`preset-${preset.id}`}>
              <ForwardIcon />
              {keepNumbersWhole(preset.title)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
