/** `/lab#…`: a scenario that came whole in the link. */
import { closest, findPreset, PRESETS } from '@lanelab/scenario';
import { useMemo } from 'react';
import { demonstrations } from '../papers/demonstrations.ts';
import { readLink } from '../share/links.ts';
import { OpenAnother } from '../share/OpenAnother.tsx';
import { Link } from '../ui/Link.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import styles from './Opened.module.css';
import { OpenedScenario } from './OpenedScenario.tsx';
import { RefusedLink } from './RefusedLink.tsx';

function PresetPage({ id }: { readonly id: string }) {
  const scenario = useMemo(() => findPreset(id)?.build() ?? null, [id]);
  if (scenario !== null) return <OpenedScenario scenario={scenario} source={`the preset ${id}`} />;
  const near = closest(
    id,
    PRESETS.map((preset) => preset.id),
  );
  const reason = `No preset is called “${id}”${near === null ? '' : `; did you mean “${near}”?`}`;
  return <RefusedLink title="There is no such preset" reason={reason} readable={null} />;
}

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
  const read = useMemo(() => readLink(hash), [hash]);
  const presetId = new URLSearchParams(search).get('preset');
  if (read.kind === 'empty' && presetId !== null) return <PresetPage id={presetId} />;
  if (read.kind === 'empty') return <OpenPage />;
  if (read.kind === 'refused')
    return <RefusedLink title="This link cannot be opened" reason={read.reason} readable={null} />;
  return (
    <OpenedScenario
      scenario={read.scenario}
      source={
        read.hasPresetChanged
          ? 'from a self-contained link; the preset that it is based on has changed since'
          : 'from a self-contained link'
      }
    />
  );
}
