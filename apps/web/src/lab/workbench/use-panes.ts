/** The workbench's panes: which are shown, and what opens and closes them. */
import { useMemo, useState } from 'react';
import { useTheme } from '../../base/ui/theme.ts';
import { useMedia } from '../../base/ui/use-media.ts';
import { asksToCompare } from '../../share/links/link-options.ts';
import type { DrawerTab } from '../messages/Drawer.tsx';
import {
  areDetailsShown,
  type DialogName,
  firstPanes,
  isLogAlone,
  isRailShown,
  type PaneState,
  withDetailsToggled,
  withResults,
  withTab,
  withTabBehindLog,
  withTabInSight,
} from './pane-state.ts';
import { focusTab, type SideTab } from './SidePanel.tsx';
import type { View } from './TopBar.tsx';

const NARROW = '(max-width: 767px)';

/** What opens and closes panes; the same functions as long as the room stays the same. */
export interface PaneActions {
  readonly showView: (view: View) => void;
  readonly compare: (isComparing: boolean) => void;
  readonly toggleCompare: () => void;
  /** Shows another branch beside the one that is shown. */
  readonly compareBranch: (branch: number) => void;
  /** Changes the tab of the details, open or not. */
  readonly chooseTab: (tab: SideTab) => void;
  /** Opens the details at a tab. */
  readonly showTab: (tab: SideTab) => void;
  /** Opens the details at a tab; the log closes where it would cover them. */
  readonly showTabInSight: (tab: SideTab) => void;
  /** Opens the details at a tab; a log that covers them stays. */
  readonly showTabBehindLog: (tab: SideTab) => void;
  /** Opens the details at a tab, and the keyboard goes on from there. */
  readonly goToTab: (tab: SideTab) => void;
  /** Shows the results of a run that is being measured. */
  readonly showResults: () => void;
  readonly toggleDetails: () => void;
  readonly toggleRail: () => void;
  readonly showLog: (tab: DrawerTab) => void;
  readonly toggleLog: (tab: DrawerTab) => void;
  readonly closeLog: () => void;
  readonly openDialog: (dialog: DialogName) => void;
  readonly closeDialog: () => void;
}

export interface WorkbenchPanes extends PaneState {
  readonly actions: PaneActions;
  readonly hasDetails: boolean;
  readonly hasRail: boolean;
  /** Whether the log takes the place of the details. */
  readonly isLogAlone: boolean;
  readonly isNarrow: boolean;
  readonly isProjected: boolean;
}

/** `hidesDetails`: whether the details are closed at first; else the room decides. */
export function usePanes(hidesDetails = false): WorkbenchPanes {
  const [panes, setPanes] = useState(() => ({
    ...firstPanes(asksToCompare(location.search, location.hash)),
    areDetailsOpen: hidesDetails ? false : null,
  }));
  const isProjected = useTheme() === 'projector';
  const isNarrow = useMedia(NARROW);
  const actions = useMemo((): PaneActions => {
    const room = { isNarrow, isProjected };
    const change = (next: Partial<PaneState>) => setPanes((now) => ({ ...now, ...next }));
    return {
      showView: (view) => change({ view, isComparing: false }),
      compare: (isComparing) => change({ isComparing }),
      compareBranch: (comparedBranch) =>
        setPanes((now) => ({ ...now, isComparing: true, comparedBranch, comparisons: now.comparisons + 1 })),
      toggleCompare: () => setPanes((now) => ({ ...now, isComparing: !now.isComparing })),
      chooseTab: (tab) => change({ tab }),
      showTab: (tab) => setPanes((now) => withTab(now, tab)),
      showTabInSight: (tab) => setPanes((now) => withTabInSight(now, tab, room)),
      showTabBehindLog: (tab) => setPanes((now) => withTabBehindLog(now, tab, room)),
      goToTab: (tab) => {
        setPanes((now) => withTabInSight(now, tab, room));
        // The palette returns the focus to where it was before the next frame.
        requestAnimationFrame(() => requestAnimationFrame(() => focusTab(tab)));
      },
      showResults: () => setPanes(withResults),
      toggleDetails: () => setPanes((now) => withDetailsToggled(now, room)),
      toggleRail: () => setPanes((now) => ({ ...now, isRailOpen: !isRailShown(now, room) })),
      showLog: (log) => change({ log }),
      toggleLog: (log) => setPanes((now) => ({ ...now, log: now.log === log ? null : log })),
      closeLog: () => change({ log: null }),
      openDialog: (dialog) => change({ dialog }),
      closeDialog: () => change({ dialog: null }),
    };
  }, [isNarrow, isProjected]);
  const room = { isNarrow, isProjected };
  return {
    ...panes,
    ...room,
    actions,
    hasDetails: areDetailsShown(panes, room),
    hasRail: isRailShown(panes, room),
    isLogAlone: isLogAlone(panes, room),
  };
}
