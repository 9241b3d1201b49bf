/** Beside the drawing: what is selected, what is wrong, what is measured. One tab at a time. */
import type { ReactNode } from 'react';
import { type TabOf, Tabs } from '../ui/Tabs.tsx';
import styles from './SidePanel.module.css';

export type SideTab = 'properties' | 'problems' | 'plots' | 'results';

interface SidePanelProps {
  readonly tab: SideTab;
  readonly onTab: (tab: SideTab) => void;
  readonly problemCount: number;
  readonly contents: Readonly<Record<SideTab, ReactNode>>;
}

export function SidePanel({ tab, onTab, problemCount, contents }: SidePanelProps) {
  const tabs: readonly TabOf<SideTab>[] = [
    { id: 'properties', title: 'Properties', content: contents.properties },
    {
      id: 'problems',
      title: (
        <>
          Problems
          {problemCount === 0 ? null : <span className={styles.count}>{problemCount}</span>}
        </>
      ),
      content: contents.problems,
    },
    { id: 'plots', title: 'Plots', content: contents.plots },
    { id: 'results', title: 'Results', content: contents.results },
  ];
  return (
    <aside className={styles.side} aria-label="Details">
      <Tabs label="Details" tabs={tabs} chosen={tab} onChoose={onTab} />
    </aside>
  );
}
