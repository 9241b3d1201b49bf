/** The workbench's part of the top bar: title, undo and redo, views, Share, and all other commands in a menu. */
import { say as sayCommand } from '@lanelab/messages/commands';
import { say } from '@lanelab/messages/workbench';
import type { Scenario } from '@lanelab/scenario';
import { Button } from '../../base/ui/Button.tsx';
import { Choice } from '../../base/ui/Choice.tsx';
import { MenuIcon, RedoIcon, ShareIcon, UndoIcon } from '../../base/ui/icons.tsx';
import { type Action, Menu } from '../../base/ui/Menu.tsx';
import { type Crumb, PageBar } from '../../base/ui/PageBar.tsx';
import { useEditor, useEditorStore } from '../../document/store/use-editor.ts';
import { draftWords, useDraftState } from '../../share/drafts/DraftNotice.tsx';
import type { DraftKeeper } from '../../share/drafts/keeper.ts';
import { BranchButton } from '../branches/BranchButton.tsx';
import { groupTitles } from './command-table.ts';
import { type Command, keysHere } from './commands.ts';
import styles from './TopBar.module.css';

const VIEWS = ['drawing', 'table', 'text'] as const;
export type View = (typeof VIEWS)[number];

const PANES = ['one', 'compare'] as const;
export type PaneCount = (typeof PANES)[number];

export function titleOf(scenario: Scenario): string {
  return scenario.view.title === '' ? say('bar.untitled') : scenario.view.title;
}

interface TopBarProps {
  readonly view: View;
  readonly onView: (view: View) => void;
  /** One pane, or two runs beside each other. */
  readonly panes: PaneCount;
  readonly onPanes: (panes: PaneCount) => void;
  readonly onShare: () => void;
  readonly onBranches: () => void;
  /** Opens an editable copy of a read-only document. */
  readonly onCopy: () => void;
  readonly keeper: DraftKeeper;
  /** Whether a revision of the document is on the server. */
  readonly isStored: boolean;
  /** The entries of the menu. */
  readonly commands: readonly Command[];
  /** Where the page stands, in place of the scenario's title. */
  readonly crumbs?: readonly Crumb[];
}

export function TopBar(props: TopBarProps) {
  const { view, onView, panes, onPanes, onShare, onBranches, onCopy, keeper, isStored, commands, crumbs } = props;
  const title = useEditor((state) => titleOf(state.scenario));
  const isReadOnly = useEditor((state) => state.isReadOnly);
  return (
    <PageBar crumbs={crumbs ?? [{ label: title }]} note={draftWords(useDraftState(keeper), isStored)}>
      {isReadOnly ? (
        <Button onPress={onCopy} aria-label={say('bar.make-copy')} data-testid="make-copy">
          <span className={styles.wide}>{say('bar.make-copy')}</span>
          <span className={styles.narrow}>{say('bar.make-copy-short')}</span>
        </Button>
      ) : (
        <History />
      )}
      <BranchButton onPress={onBranches} />
      {crumbs === undefined ? <Views view={view} onView={onView} panes={panes} onPanes={onPanes} /> : null}
      <span className={styles.share}>
        <Button onPress={onShare} data-testid="share">
          <ShareIcon />
          {say('bar.share')}
        </Button>
      </span>
      <Menu
        label={say('bar.menu')}
        actions={commands.filter(({ off }) => off === undefined).map(actionOf)}
        testId="menu"
      >
        <MenuIcon />
      </Menu>
    </PageBar>
  );
}

/** The drawing, the table or the text; one run or two. A part of another page has one drawing, and the menu has the rest. */
function Views({ view, onView, panes, onPanes }: Pick<TopBarProps, 'view' | 'onView' | 'panes' | 'onPanes'>) {
  return (
    <>
      <span className={styles.views}>
        <Choice
          label={say('bar.view')}
          isLabelHidden
          options={VIEWS.map((value) => ({ value, label: say(`bar.view-${value}`) }))}
          value={view}
          onChange={onView}
          testId="views"
        />
      </span>
      <span className={styles.panes}>
        <Choice
          label={say('bar.panes')}
          isLabelHidden
          options={PANES.map((value) => ({ value, label: say(`bar.panes-${value}`) }))}
          value={panes}
          onChange={onPanes}
          testId="panes"
        />
      </span>
    </>
  );
}

function actionOf({ id, group, label, keys, run }: Command): Action {
  return { id, group: groupTitles[group], label, run, ...(keys === undefined ? {} : { note: keysHere(keys) }) };
}

/** Undo and redo, each named by the edit that it would undo or redo. */
function History() {
  const store = useEditorStore();
  const undo = useEditor((state) => state.gesture ?? state.undo);
  const redo = useEditor((state) => state.redo);
  return (
    <span className={styles.history}>
      <Button
        kind="quiet"
        onPress={store.undo}
        isDisabled={undo === null}
        aria-label={undo === null ? sayCommand('command.undo') : sayCommand('command.undo-edit', { edit: undo })}
        title={undo === null ? say('bar.nothing-to-undo') : sayCommand('command.undo-edit', { edit: undo })}
        data-testid="undo"
      >
        <UndoIcon />
      </Button>
      <Button
        kind="quiet"
        onPress={store.redo}
        isDisabled={redo === null}
        aria-label={redo === null ? sayCommand('command.redo') : sayCommand('command.redo-edit', { edit: redo })}
        title={redo === null ? say('bar.nothing-to-redo') : sayCommand('command.redo-edit', { edit: redo })}
        data-testid="redo"
      >
        <RedoIcon />
      </Button>
    </span>
  );
}
