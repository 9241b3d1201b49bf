/** `/lab#…`: a scenario that came whole in the link. */
import { useMemo } from 'react';
import { readLink } from '../share/links.ts';
import { OpenAnother } from '../share/OpenAnother.tsx';
import { OpenedScenario } from './OpenedScenario.tsx';
import { RefusedLink } from './RefusedLink.tsx';

export function LinkedPage({ hash }: { readonly hash: string }) {
  const read = useMemo(() => readLink(hash), [hash]);
  if (read.kind === 'empty') return <OpenAnother title="Open a scenario" />;
  if (read.kind === 'refused') return <RefusedLink title="This link cannot be opened" reason={read.reason} readable={read.readable} />;
  return <OpenedScenario scenario={read.scenario} source="from a self-contained link" />;
}
