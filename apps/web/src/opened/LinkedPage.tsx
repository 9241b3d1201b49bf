/** `/lab#…`: a scenario that came whole in the link. */
import { useMemo } from 'react';
import { readLink } from '../share/links.ts';
import { OpenAnother } from '../share/OpenAnother.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import styles from './Opened.module.css';
import { OpenedScenario } from './OpenedScenario.tsx';
import { RefusedLink } from './RefusedLink.tsx';

function OpenPage() {
  usePageTitle('Open a scenario');
  return (
    <div className={styles.refused}>
      <OpenAnother title="Open a scenario" />
    </div>
  );
}

export function LinkedPage({ hash }: { readonly hash: string }) {
  const read = useMemo(() => readLink(hash), [hash]);
  if (read.kind === 'empty') return <OpenPage />;
  if (read.kind === 'refused') return <RefusedLink title="This link cannot be opened" reason={read.reason} readable={null} />;
  return <OpenedScenario scenario={read.scenario} source={read.hasPresetChanged ? 'from a self-contained link; the preset that it is based on has changed since' : 'from a self-contained link'} />;
}
