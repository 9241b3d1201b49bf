/** The workbench's part of the top bar: what is open, undo and redo, ways to see it, share, and everything else in a menu. */
import type { Scenario } from '@lanelab/scenario';
import { Button } from '../../base/ui/Button.tsx';
import { Choice } from '../../base/ui/Choice.tsx';
import { MenuIcon, RedoIcon, ShareIcon, UndoIcon } from '../../base/ui/icons.tsx';
import { type Act, Menu } from '../../base/ui/Menu.tsx';
import { PageBar } from '../../base/ui/PageBar.tsx';
import { paneWords } from '../../base/words/pane-words.ts';
import { useEditor, useEditorStore } from '../../document/store/use-editor.ts';
import { type Command, keysHere } from './commands.ts';
import styles from './TopBar.module.css';

const VIEWS = ['drawing', 'table', 'text'] as const;
export type View = (typeof VIEWS)[number];

const PANES = ['one', 'compare'] as const;
export type PaneCount = (typeof PANES)[number];

const words: Readonly<Record<View, string>> = { drawing: 'Drawing', table: 'Table', text: 'Text' };

export function titleOf(scenario: Scenario): string {
  return scenario.view.title === '' ? 'Untitled network' : scenario.view.title;
}

interface TopBarProps {
  readonly view: View;
  readonly onView: (view: View) => void;
  /** One pane, or two runs beside each other. */
  readonly panes: PaneCount;
  readonly onPanes: (panes: PaneCount) => void;
  readonly onShare: () => void;
  /** Another document of the same, which may be changed. */
  readonly onCopy: () => void;
  /** Where the edits are kept, in a few words. */
  readonly kept: string;
  /** What stands in the menu. */
  readonly commands: readonly Command[];
}

export function TopBar({ view, onView, panes, onPanes, onShare, onCopy, kept, commands }: TopBarProps) {
  const title = useEditor((state) => titleOf(state.scenario));
  const isReadOnly = useEditor((state) => state.isReadOnly);
  return (
    <PageBar crumbs={[{ label: title }]} note={kept}>
      {isReadOnly ? (
        <Button onPress={onCopy} data-testid="make-copy">
          <span>
            <span className={styles.word}>Make a </span>
            <span className={styles.copy}>copy</span>
          </span>
        </Button>
      ) : (
        <History panes={panes} />
      )}
      <span className={styles.views} data-panes={panes}>
        <Choice
          label="View"
          isLabelHidden
          options={VIEWS.map((value) => ({ value, label: words[value] }))}
          value={view}
          onChange={onView}
          testId="views"
        />
      </span>
      <span className={styles.panes}>
        <Choice
          label={paneWords.panes}
          isLabelHidden
          options={PANES.map((value) => ({ value, label: paneWords[value] }))}
          value={panes}
          onChange={onPanes}
          testId="panes"
        />
      </span>
      <Button onPress={onShare} data-testid="share">
        <ShareIcon />
        <span className={styles.word}>Share</span>
      </Button>
      <Menu label="Menu" acts={commands.filter(({ off }) => off === undefined).map(actOf)} testId="menu">
        <MenuIcon />
      </Menu>
    </PageBar>
  );
}

function actOf({ id, label, keys, run }: Command): Act {
  return { id, label, run, ...(keys === undefined ? {} : { note: keysHere(keys) }) };
}

/** There wherever something can be changed, on touch screens too; they name what they would do. */
function History({ panes }: { readonly panes: PaneCount }) {
  const store = useEditorStore();
  const undo = useEditor((state) => state.undo);
  const redo = useEditor((state) => state.redo);
  return (
    <span className={styles.history} data-panes={panes}>
      <Button
        kind="quiet"
        onPress={store.undo}
        isDisabled={undo === null}
        aria-label={undo === null ? 'Undo' : `Undo: ${undo}`}
        title={undo === null ? 'Nothing to undo' : `Undo: ${undo}`}
        data-testid="undo"
      >
        <UndoIcon />
      </Button>
      <Button
        kind="quiet"
        onPress={store.redo}
        isDisabled={redo === null}
        aria-label={redo === null ? 'Redo' : `Redo: ${redo}`}
        title={redo === null ? 'Nothing to redo' : `Redo: ${redo}`}
        data-testid="redo"
      >
        <RedoIcon />
      </Button>
    </span>
  );
}
