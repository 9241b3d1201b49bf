/**
 * The tabs beside the drawing: the form of the selection, the chosen packet, the tables of a device, problems, plots and
 * results. One is shown at a time.
 */
import { say } from '@lanelab/messages/workbench';
import type { ReactNode } from 'react';
import { type TabOf, Tabs } from '../../base/ui/Tabs.tsx';
import { WhenFetched } from './lazy-panels.tsx';
import styles from './SidePanel.module.css';

const SIDE_TABS = ['properties', 'packet', 'tables', 'problems', 'plots', 'results'] as const;
export type SideTab = (typeof SIDE_TABS)[number];

interface SidePanelProps {
  readonly tab: SideTab;
  readonly onTab: (tab: SideTab) => void;
  readonly problemCount: number;
  readonly contents: Readonly<Record<SideTab, ReactNode>>;
}

export function SidePanel({ tab, onTab, problemCount, contents }: SidePanelProps) {
  const tabs = SIDE_TABS.map(
    (id): TabOf<SideTab> => ({
      id,
      title: id === 'problems' ? <ProblemsTitle count={problemCount} /> : say(`details.${id}`),
      content: <WhenFetched className={styles.pane ?? ''}>{contents[id]}</WhenFetched>,
    }),
  );
  return (
    <aside className={styles.side} aria-label={say('details.label')}>
      <Tabs label={say('details.label')} tabs={tabs} chosen={tab} onChoose={onTab} />
    </aside>
  );
}

function ProblemsTitle({ count }: { readonly count: number }) {
  return (
    <>
      {say('details.problems')}
      {count === 0 ? null : <span className={styles.count}>{count}</span>}
    </>
  );
}
