/** One version of a scenario at a glance: its drawing, its name and what is in it. */

import { renderTopology } from '@lanelab/charts';
import { say } from '@lanelab/messages/share';
import type { Scenario } from '@lanelab/scenario';
import { useMemo } from 'react';
import { useTheme } from '../../base/ui/theme.ts';
import { summary } from '../../document/topology-view/describe.ts';
import styles from './Conflict.module.css';

const picture = { width: 560, height: 300 };

interface RevisionProps {
  readonly heading: string;
  readonly note: string;
  readonly scenario: Scenario;
  readonly testId: string;
}

export function Revision({ heading, note, scenario, testId }: RevisionProps) {
  const theme = useTheme();
  const html = useMemo(() => ({ __html: renderTopology(scenario, { theme, ...picture }) }), [scenario, theme]);
  return (
    <section className={styles.version} data-testid={testId}>
      <h4>{heading}</h4>
      <div className={styles.picture} aria-hidden="true" dangerouslySetInnerHTML={html} />
      <p>
        <b>{scenario.view.title === '' ? say('revision.untitled') : scenario.view.title}</b>
      </p>
      <p className="muted">{summary(scenario)}</p>
      <p className="muted">{note}</p>
    </section>
  );
}
