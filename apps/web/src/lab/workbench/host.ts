/** What a page around the workbench, such as a lesson, has it do otherwise, and what it gets of it. */
import type { ReactNode } from 'react';
import type { Crumb } from '../../base/ui/PageBar.tsx';
import type { KeeperOptions } from '../../share/drafts/keeper.ts';
import type { Protocols } from '../messages/context.ts';
import type { Bench } from '../room/bench.ts';
import type { PaneActions } from './use-panes.ts';

/** The parts of an open workbench that the page around it may use. */
export interface WorkbenchParts extends Bench {
  readonly panes: PaneActions;
  /** Null until the log has been fetched. */
  readonly protocols: Protocols | null;
}

export interface WorkbenchHost {
  /** In place of the scenario's title. */
  readonly title: string;
  readonly crumbs: readonly Crumb[];
  /** Whether the details are closed at first, however much room there is. */
  readonly hidesDetails: boolean;
  /** Where edits are kept, in place of the drafts. */
  readonly keeping: KeeperOptions;
  /** What has to be done before the clock may run, in a sentence; it stands in the place of the time bar. */
  readonly held: string | null;
  /** In the place of the time bar, where the page around moves the clock. */
  readonly timeBar?: ReactNode;
  /** Opens a copy that can be changed, in place of one at an address of its own. */
  readonly onCopy?: () => void;
}
