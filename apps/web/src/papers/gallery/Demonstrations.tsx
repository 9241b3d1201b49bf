/** Networks that show one mechanism each, and those that each show one message, opened as scenarios. */
import { say } from '@lanelab/messages/papers';
import { CONFORMANCE, DEMONSTRATIONS } from '@lanelab/papers';
import { keepNumbersWhole } from '../../base/format/number.ts';
import { ForwardIcon } from '../../base/ui/icons.tsx';
import { Link } from '../../base/ui/Link.tsx';
import styles from './GalleryPage.module.css';

interface PresetListProps {
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly presets: typeof DEMONSTRATIONS;
}

function PresetList({ id, title, about, presets }: PresetListProps) {
  return (
    <section className={styles.paper} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p className={styles.more}>{about}</p>
      </header>
      <ul className={styles.list}>
        {presets.map((preset) => (
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

export function Demonstrations() {
  return (
    <>
      <PresetList
        id="demonstrations"
        title={say('demonstrations.one-mechanism-each')}
        about={say('demonstrations.networks-to-run-take-apart')}
        presets={DEMONSTRATIONS}
      />
      <PresetList
        id="conformance"
        title={say('conformance.title')}
        about={say('conformance.about')}
        presets={CONFORMANCE}
      />
    </>
  );
}
