/** The large pane: the drawing, its tables, or the drawing with the scenario's text beside it. */
import { lazy, type ReactNode, Suspense } from 'react';
import { hrefOf } from '../../base/ui/location.ts';
import { Splitter } from '../../base/ui/Splitter.tsx';
import { useMedia } from '../../base/ui/use-media.ts';
import type { Problem } from '../../document/store/types.ts';
import type { StageGeometry } from '../../document/topology-view/geometry.ts';
import type { Layer } from '../../document/topology-view/layer.ts';
import { demonstrations } from '../../papers/collection/demonstrations.ts';
import { StageControls } from '../editor/StageControls.tsx';
import { Stage } from '../editor/stage/Stage.tsx';
import { ToolRail } from '../editor/ToolRail.tsx';
import type { TextIssue } from '../text/reading.ts';
import styles from './MainPane.module.css';
import type { View } from './TopBar.tsx';

const TableView = lazy(async () => ({ default: (await import('../table/TableView.tsx')).TableView }));
const TextPane = lazy(async () => ({ default: (await import('../text/TextPane.tsx')).TextPane }));

const wide = '(min-width: 1000px)';

/** Few enough to stand on an empty sheet: a collapse, a shortcut, one stream three ways. */
const SHOWN = new Set(['clip-pair-collapse', 'class-mpoa', 'three-ways']);
const examples = demonstrations
  .filter(({ id }) => SHOWN.has(id))
  .map(({ id, title }) => ({ id, title, href: hrefOf(`/lab?preset=${id}`) }));

interface MainPaneProps {
  readonly view: View;
  readonly hasRail: boolean;
  readonly problems: readonly Problem[];
  /** Faults of the text while it is typed. */
  readonly onTextIssues: (issues: readonly TextIssue[]) => void;
  readonly overlay: (geometry: StageGeometry) => ReactNode;
  /** Beside the zoom. */
  readonly controls?: ReactNode;
  /** Parts of the drawing's layers, and which one is shown. */
  readonly layers: {
    readonly layer: Layer;
    readonly under: ReactNode;
    readonly above: ReactNode;
    readonly beside: ReactNode;
  };
}

export function MainPane({ view, hasRail, problems, onTextIssues, overlay, controls = null, layers }: MainPaneProps) {
  const hasRoom = useMedia(wide);
  const drawing = (
    <div className={styles.drawing}>
      {hasRail ? (
        <div className={styles.rail}>
          <ToolRail />
        </div>
      ) : null}
      <div className={styles.stage}>
        <Stage
          problems={problems}
          examples={examples}
          overlay={overlay}
          under={layers.under}
          above={layers.above}
          layer={layers.layer}
        >
          {layers.beside}
          <div className={styles.zoom}>
            {controls}
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
  if (view === 'table')
    return (
      <Later>
        <TableView />
      </Later>
    );
  if (view === 'text' && !hasRoom) return text;
  return (
    <Splitter
      direction="level"
      label="Room for the text"
      first={drawing}
      second={view === 'text' ? text : null}
      size={0.5}
      least={280}
      most={0.75}
    />
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
