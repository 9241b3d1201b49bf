/** The large pane: the drawing, its tables, or the drawing with the scenario's text beside it. */
import { say as sayDrawer } from '@lanelab/messages/drawer';
import { say } from '@lanelab/messages/workbench';
import { DEMONSTRATIONS } from '@lanelab/papers';
import type { Layer } from '@lanelab/scenario';
import type { ReactNode } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { hrefOf } from '../../base/ui/location.ts';
import { Splitter } from '../../base/ui/Splitter.tsx';
import { useMedia } from '../../base/ui/use-media.ts';
import type { Problem } from '../../document/store/types.ts';
import type { StageGeometry } from '../../document/topology-view/geometry.ts';
import { StageControls } from '../editor/StageControls.tsx';
import { Stage } from '../editor/stage/Stage.tsx';
import { ToolRail } from '../editor/ToolRail.tsx';
import type { DrawerTab } from '../messages/Drawer.tsx';
import type { TextIssue } from '../text/reading.ts';
import { TableView, TextPane, WhenFetched } from './lazy-panels.tsx';
import styles from './MainPane.module.css';
import type { View } from './TopBar.tsx';

const ROOM_FOR_TEXT = '(min-width: 1000px)';

/** A few examples for an empty sheet: a collapse, a shortcut, one stream in three networks. */
const EXAMPLE_IDS = new Set(['clip-pair-collapse', 'class-mpoa', 'three-ways']);
const examples = DEMONSTRATIONS.filter(({ id }) => EXAMPLE_IDS.has(id)).map(({ id, title }) => ({
  id,
  title,
  href: hrefOf(`/lab?preset=${id}`),
}));
interface MainPaneProps {
  readonly view: View;
  readonly hasRail: boolean;
  readonly problems: readonly Problem[];
  /** Called with the faults of the text while it is typed. */
  readonly onTextIssues: (issues: readonly TextIssue[]) => void;
  readonly overlay: (geometry: StageGeometry) => ReactNode;
  /** Opens the log of the run; null while it is open. */
  readonly onOpenLog: ((tab: DrawerTab) => void) | null;
  /** Opens the details as a sheet over the drawing; null where they are open, or stand beside it. */
  readonly onOpenDetails: (() => void) | null;
  /** Opens and closes the details beside the drawing; null where they stay. */
  readonly details: { readonly isOpen: boolean; readonly toggle: () => void } | null;
  /** The layer that the drawing shows, and its parts under, above and beside the devices. */
  readonly layers: {
    readonly layer: Layer;
    readonly under: ReactNode;
    readonly above: ReactNode;
    readonly beside: ReactNode;
  };
}

export function MainPane({
  view,
  hasRail,
  problems,
  onTextIssues,
  overlay,
  onOpenLog,
  onOpenDetails,
  details,
  layers,
}: MainPaneProps) {
  const hasRoom = useMedia(ROOM_FOR_TEXT);
  const drawing = (
    <div className={styles.drawing}>
      {hasRail ? (
        <div className={styles.rail}>
          <ToolRail />
        </div>
      ) : null}
      <div className={styles.stage} data-details={details !== null || undefined}>
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
            {details === null ? null : (
              <span data-stage-ui data-room="lower-right">
                <Button aria-pressed={details.isOpen} onPress={details.toggle} data-testid="toggle-details">
                  {say('details.label')}
                </Button>
              </span>
            )}
            {onOpenLog === null ? null : <LogButtons onOpen={onOpenLog} />}
            <StageControls />
          </div>
          {onOpenDetails === null ? null : (
            <div className={styles.details} data-stage-ui data-room="lower-right">
              <Button onPress={onOpenDetails} data-testid="open-details">
                {say('details.label')}
              </Button>
            </div>
          )}
        </Stage>
      </div>
    </div>
  );
  const text = (
    <WhenFetched className={styles.waiting ?? ''}>
      <TextPane onIssues={onTextIssues} />
    </WhenFetched>
  );
  if (view === 'table')
    return (
      <WhenFetched className={styles.waiting ?? ''}>
        <TableView />
      </WhenFetched>
    );
  if (view === 'text' && !hasRoom) return text;
  return (
    <Splitter
      direction="level"
      label={say('panes.text-size')}
      first={drawing}
      second={view === 'text' ? text : null}
      size={0.5}
      least={280}
      most={0.75}
    />
  );
}

const LOG_TABS = ['messages', 'ladder', 'diary', 'checks'] as const satisfies readonly DrawerTab[];

/** Beside the zoom, over the lower right corner of the stage: buttons that open the log below the drawing. */
function LogButtons({ onOpen }: { readonly onOpen: (tab: DrawerTab) => void }) {
  return (
    <div
      className={styles.logButtons}
      role="group"
      aria-label={sayDrawer('label')}
      data-stage-ui
      data-room="lower-right"
    >
      {LOG_TABS.map((tab) => (
        <Button key={tab} kind="quiet" data-testid={`open-${tab}`} onPress={() => onOpen(tab)}>
          {sayDrawer(`tab.${tab}`)}
        </Button>
      ))}
    </div>
  );
}
