/** `/lab#…`: a scenario that came whole in the link. */
import { useMemo } from 'react';
import { demonstrations } from '../papers/demonstrations.ts';
import { OpenAnother } from '../share/OpenAnother.tsx';
import { readAddress } from '../share/opening.ts';
import { Link } from '../ui/Link.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import styles from './Opened.module.css';
import { OpenedScenario } from './OpenedScenario.tsx';
import { RefusedLink } from './RefusedLink.tsx';

function OpenPage() {
  usePageTitle('Open a scenario');
  return (
    <div className={styles.refused}>
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

interface LinkedPageProps {
  readonly hash: string;
  readonly search: string;
}

export function LinkedPage({ hash, search }: LinkedPageProps) {
  const asked = useMemo(() => readAddress({ path: '/lab', hash, search }), [hash, search]);
  if (asked.kind !== 'opened') return <OpenPage />;
  const { opening } = asked;
  if (opening.kind === 'refused')
    return <RefusedLink title={opening.title} reason={opening.reason} readable={opening.readable} />;
  const from = opening.origin.kind === 'preset' ? `the preset ${opening.origin.id}` : 'from a self-contained link';
  return <OpenedScenario scenario={opening.scenario} source={[from, ...opening.notes].join('. ')} />;
}
