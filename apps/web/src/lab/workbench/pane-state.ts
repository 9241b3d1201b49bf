/** Which panes of the workbench are open, and which of them there is room for. No React, no DOM. */
import type { DrawerTab } from '../messages/Drawer.tsx';
import type { SideTab } from './SidePanel.tsx';
import type { View } from './TopBar.tsx';

export type DialogName =
  | 'share'
  | 'palette'
  | 'keys'
  | 'history'
  | 'report'
  | 'add-to-lecture'
  | 'add-to-lesson'
  | 'branches'
  | 'picture'
  | 'print'
  | 'room';

export interface PaneState {
  readonly view: View;
  /** Two runs stand side by side in place of one drawing. */
  readonly isComparing: boolean;
  /** The branch that was asked for beside the shown one; null where the address says what is compared with. */
  readonly comparedBranch: number | null;
  /** Counts branches that were asked for: another number, another comparison. */
  readonly comparisons: number;
  /** The tab of the details. */
  readonly tab: SideTab;
  /** Null until somebody opens or closes the details: then the room decides. */
  readonly areDetailsOpen: boolean | null;
  /** The details below two runs, which are a drawer of their own. */
  readonly isCompareDrawerOpen: boolean;
  /** Null until somebody opens or closes the rail of tools: then the room decides. */
  readonly isRailOpen: boolean | null;
  /** The tab of the log of messages; null where the log is closed. */
  readonly log: DrawerTab | null;
  readonly dialog: DialogName | null;
}

/** The room that the window and the theme leave. */
export interface Room {
  readonly isNarrow: boolean;
  readonly isProjected: boolean;
}

export const firstPanes = (isComparing: boolean): PaneState => ({
  view: 'drawing',
  isComparing,
  comparedBranch: null,
  comparisons: 0,
  tab: 'properties',
  areDetailsOpen: null,
  isCompareDrawerOpen: false,
  isRailOpen: null,
  log: null,
  dialog: null,
});

/** In a narrow window the details are a sheet over the drawing, closed at first, and a table takes all the room. */
export function areDetailsShown(panes: PaneState, { isNarrow }: Room): boolean {
  if (panes.isComparing) return panes.isCompareDrawerOpen;
  return (panes.areDetailsOpen ?? !isNarrow) && !(isNarrow && panes.view !== 'drawing');
}

export const isRailShown = ({ isRailOpen }: PaneState, { isNarrow, isProjected }: Room): boolean =>
  isRailOpen ?? !(isProjected || isNarrow);

/** Whether the log takes the place of the details, because there is no room for both. */
export const isLogAlone = ({ isComparing }: PaneState, { isNarrow }: Room): boolean => isNarrow || isComparing;

/** Opens the details at a tab, those beside one drawing and those below two runs. */
export const withTab = (panes: PaneState, tab: SideTab): PaneState => ({
  ...panes,
  tab,
  areDetailsOpen: true,
  isCompareDrawerOpen: true,
});

/** Opens the details at a tab; the log closes where it would cover them. */
export const withTabInSight = (panes: PaneState, tab: SideTab, room: Room): PaneState => ({
  ...withTab(panes, tab),
  log: isLogAlone(panes, room) ? null : panes.log,
});

/** A run is being measured: its results come forward, unless the details show the run itself already. */
export const withResults = (panes: PaneState): PaneState =>
  panes.tab === 'properties' || panes.tab === 'problems' ? { ...panes, tab: 'results' } : panes;

/** Opens the details at a tab where there is room beside the log; where the log covers them, they show the tab once it is closed. */
export const withTabBehindLog = (panes: PaneState, tab: SideTab, room: Room): PaneState =>
  panes.log !== null && isLogAlone(panes, room) ? { ...panes, tab } : withTab(panes, tab);

export const withDetailsToggled = (panes: PaneState, room: Room): PaneState =>
  panes.isComparing
    ? { ...panes, isCompareDrawerOpen: !panes.isCompareDrawerOpen }
    : { ...panes, areDetailsOpen: !areDetailsShown(panes, room) };
