/** One figure or table of a paper: its question, network, parameters, runs, chart and what differs. */

import { say } from '@lanelab/messages/experiment';
import type { Experiment } from '@lanelab/papers';
import { use } from 'react';
import { Link } from '../../base/ui/Link.tsx';
import { Notice } from '../../base/ui/Notice.tsx';
import { usePageTitle } from '../../base/ui/use-page-title.ts';
import { ReportButton } from '../../playback/report/ReportButton.tsx';
import { experimentAt } from '../collection/find.ts';
import { papers } from '../collection/papers.ts';
import { shippedFigure } from '../shipped/fetch-shipped.ts';
import { OverheadPage } from './OverheadPage.tsx';
import { RunsPage } from './RunsPage.tsx';
import { SweepPage } from './SweepPage.tsx';

interface ExperimentPageProps {
  readonly paper: string;
  readonly id: string;
}

export function ExperimentPage({ paper, id }: ExperimentPageProps) {
  const experiment = use(experimentAt(paper, id));
  if (experiment === null) return <UnknownExperiment paper={paper} id={id} />;
  return <KnownExperiment experiment={experiment} />;
}

function KnownExperiment({ experiment }: { readonly experiment: Experiment }) {
  const shipped = use(shippedFigure(experiment.id));
  switch (experiment.kind) {
    case 'overhead':
      return <OverheadPage experiment={experiment} shipped={shipped} />;
    case 'sweep':
      return <SweepPage experiment={experiment} shipped={shipped} />;
    case 'variants':
    case 'trace':
    case 'drawing':
      return <RunsPage experiment={experiment} shipped={shipped} />;
  }
}

function UnknownExperiment({ paper, id }: ExperimentPageProps) {
  usePageTitle(say('experiment-page.no-such-experiment'));
  const problem = say('experiment-page.nothing-in-the-paper-paper', { paper, id });
  return (
    <div style={{ display: 'grid', gap: 'var(--s4)', padding: 'var(--s6) var(--page)', maxWidth: '80ch' }}>
      <Notice
        kind="note"
        title={say('experiment-page.there-is-no-such-experiment')}
        testId="no-experiment"
        actions={
          <>
            <Link to="/papers">{say('experiment-page.all-experiments')}</Link>
            {papers.map(({ name, short }) => (
              <Link key={name} to={`/papers?paper=${name}`}>
                {short}
              </Link>
            ))}
          </>
        }
      >
        {problem}
      </Notice>
      <ReportButton problem={problem} />
    </div>
  );
}
