/** The large pane: the drawing, its tables, or the drawing with the scenario's text beside it. */
import { lazy, type ReactNode, Suspense } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { StageControls } from '../editor/StageControls.tsx';
import { Stage } from '../editor/stage/Stage.tsx';
import { ToolRail } from '../editor/ToolRail.tsx';
import type { StageGeometry } from '../network/geometry.ts';
import { demonstrations } from '../papers/demonstrations.ts';
import type { Problem } from '../store/types.ts';
import type { TextIssue } from '../text/reading.ts';
import { hrefOf } from '../ui/location.ts';
import { useMedia } from '../ui/use-media.ts';
import styles from './MainPane.module.css';
import panes from './Panes.module.css';
import type { View } from './TopBar.tsx';

const TableView = lazy(async () => ({ default: (await import('../table/TableView.tsx')).TableView }));
const TextPane = lazy(async () => ({ default: (await import('../text/TextPane.tsx')).TextPane }));

const wide = '(min-width: 1000px)';

const examples = demonstrations.map(({ id, title }) => ({ id, title, href: hrefOf(`/lab?preset=${id}`) }));

interface MainPaneProps {
  readonly view: View;
  readonly hasRail: boolean;
  readonly problems: readonly Problem[];
  /** Faults of the text while it is typed. */
  readonly onTextIssues: (issues: readonly TextIssue[]) => void;
  readonly overlay: (geometry: StageGeometry) => ReactNode;
}

export function MainPane({ view, hasRail, problems, onTextIssues, overlay }: MainPaneProps) {
  const hasRoom = useMedia(wide);
  const drawing = (
    <div className={styles.drawing}>
      {hasRail ? (
        <div className={styles.rail}>
          <ToolRail />
        </div>
      ) : null}
      <div className={styles.stage}>
        <Stage problems={problems} examples={examples} overlay={overlay}>
          <div className={styles.zoom}>
            <StageControls />
          </div>
        </Stage>
      </div>
    </div>
  );
  const text = (
    <Later>
      <TextPane onIssues={onTextIssues} />
    </Later>
  );
  switch (view) {
    case 'drawing':
      return drawing;
    case 'table':
      return <Later>{<TableView />}</Later>;
    case 'text':
      return hasRoom ? <Beside drawing={drawing} text={text} /> : text;
  }
}

function Beside({ drawing, text }: { readonly drawing: ReactNode; readonly text: ReactNode }) {
  return (
    <Group className={panes.panes} orientation="horizontal">
      <Panel id="drawing" minSize={240}>
        {drawing}
      </Panel>
      <Separator className={panes.divider} aria-label="Room for the text" />
      <Panel id="text" defaultSize="50%" minSize={280}>
        {text}
      </Panel>
    </Group>
  );
}

function Later({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <p className={styles.waiting} role="status">
          Fetching
        </p>
      }
    >
      {children}
    </Suspense>
  );
}
