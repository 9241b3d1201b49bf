/**
 * The tabs beside the drawing: the form of the selection, the chosen packet, the tables of a device, problems, plots and
 * results. One is shown at a time.
 */
import { say } from '@lanelab/messages/workbench';
import type { ReactNode } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { CloseIcon } from '../../base/ui/icons.tsx';
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
  /** Closes the panel where it is a sheet over the drawing; null where it stands beside it. */
  readonly onClose: (() => void) | null;
  /** Called on Escape, once no field has an edit left to undo: the keyboard returns to the drawing. */
  readonly onLeave: () => void;
}

export function SidePanel({ tab, onTab, problemCount, contents, onClose, onLeave }: SidePanelProps) {
  const tabs = SIDE_TABS.map(
    (id): TabOf<SideTab> => ({
      id,
      title: id === 'problems' ? <ProblemsTitle count={problemCount} /> : say(`details.${id}`),
      content: <WhenFetched className={styles.pane ?? ''}>{contents[id]}</WhenFetched>,
    }),
  );
  return (
    <aside className={styles.side} aria-label={say('details.label')} data-sheet={onClose !== null || undefined}>
      <div
        role="presentation"
        className={styles.keys}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented) return;
          event.stopPropagation();
          onLeave();
        }}
      >
        <Tabs label={say('details.label')} tabs={tabs} chosen={tab} onChoose={onTab} />
      </div>
      {onClose === null ? null : (
        <span className={styles.close}>
          <Button kind="quiet" aria-label={say('details.close')} onPress={onClose} data-testid="details-close">
            <CloseIcon />
          </Button>
        </span>
      )}
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

/** Moves the focus to a tab; the next Tab leads to what it shows. */
export function focusTab(tab: SideTab): void {
  document.querySelector<HTMLElement>(`[data-testid="tab-${tab}"]`)?.focus();
}
