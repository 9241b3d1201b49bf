/** Networks that show one mechanism each, opened as scenarios. */
import { keepNumbersWhole } from '../format/number.ts';
import { demonstrations } from '../papers/demonstrations.ts';
import { ForwardIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import styles from './GalleryPage.module.css';

export function Demonstrations() {
  return (
    <section className={styles.paper} aria-labelledby="demonstrations">
      <header>
        <h2 id="demonstrations">One mechanism each</h2>
        <p className={styles.more}>Networks to run, take apart and share</p>
      </header>
      <ul className={styles.list}>
        {demonstrations.map((preset) => (
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
