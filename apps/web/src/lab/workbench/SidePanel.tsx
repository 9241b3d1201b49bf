/** Beside the drawing: what is selected, what the network says and knows, what is wrong, what is measured. One tab at a time. */
import { type ReactNode, Suspense } from 'react';
import { type TabOf, Tabs } from '../../base/ui/Tabs.tsx';
import styles from './SidePanel.module.css';

export type SideTab = 'properties' | 'packet' | 'tables' | 'problems' | 'plots' | 'results';

interface SidePanelProps {
  readonly tab: SideTab;
  readonly onTab: (tab: SideTab) => void;
  readonly problemCount: number;
  readonly contents: Readonly<Record<SideTab, ReactNode>>;
}

export function SidePanel({ tab, onTab, problemCount, contents }: SidePanelProps) {
  const tabs: readonly TabOf<SideTab>[] = [
    { id: 'properties', title: 'Properties', content: <Late>{contents.properties}</Late> },
    { id: 'packet', title: 'Packet', content: <Late>{contents.packet}</Late> },
    { id: 'tables', title: 'Tables', content: <Late>{contents.tables}</Late> },
    {
      id: 'problems',
      title: (
        <>
          Problems
          {problemCount === 0 ? null : <span className={styles.count}>{problemCount}</span>}
        </>
      ),
      content: <Late>{contents.problems}</Late>,
    },
    { id: 'plots', title: 'Plots', content: <Late>{contents.plots}</Late> },
    { id: 'results', title: 'Results', content: <Late>{contents.results}</Late> },
  ];
  return (
    <aside className={styles.side} aria-label="Details">
      <Tabs label="Details" tabs={tabs} chosen={tab} onChoose={onTab} />
    </aside>
  );
}

function Late({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <p className={styles.pane} role="status">
          Fetching
        </p>
      }
    >
      {children}
    </Suspense>
  );
}
