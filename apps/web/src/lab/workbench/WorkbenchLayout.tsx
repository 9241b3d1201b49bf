/** The layout of the workbench: bar and notices above, drawing and details in the middle, the time bar below. */
import { say } from '@lanelab/messages/workbench';
import type { Scenario } from '@lanelab/scenario';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { Notice } from '../../base/ui/Notice.tsx';
import type { FoundMark } from '../../playback/mark-at.ts';
import type { TimeMark } from '../../playback/ruler.ts';
import { TimeBar } from '../../playback/TimeBar.tsx';
import { DraftNotice } from '../../share/drafts/DraftNotice.tsx';
import type { DraftKeeper } from '../../share/drafts/keeper.ts';
import type { Origin } from '../../share/links/opening.ts';
import { useLedRoom } from '../../share/room/led-room.ts';
import type { Drawing } from '../editor/drawing.ts';
import { LayerFeed } from '../layers/lazy-layers.ts';
import { useAreLayersDue, useLayers, useLayersStore } from '../layers/state.ts';
import type { Bench } from '../room/bench.ts';
import { DetailsPane } from './DetailsPane.tsx';
import { DrawingPane } from './DrawingPane.tsx';
import type { WorkbenchHost } from './host.ts';
import {
  AddInstantDialog,
  AddStepDialog,
  BranchesDialog,
  ChecksPanel,
  CommandPalette,
  CompareMain,
  HistoryDialog,
  KeepBoth,
  KeysHelp,
  LeadRoom,
  LogDrawer,
  PictureDialog,
  ReportDialog,
  ScenarioSheet,
  ShareDialog,
  StartRoomDialog,
} from './lazy-panels.tsx';
import { Panes } from './Panes.tsx';
import type { SideTab } from './SidePanel.tsx';
import { TopBar } from './TopBar.tsx';
import type { Clock } from './use-clock.ts';
import type { WorkbenchCommands } from './use-commands.ts';
import { useHappenings } from './use-happenings.ts';
import { type OpenDocument, useDocumentActions } from './use-open-document.ts';
import type { WorkbenchPanes } from './use-panes.ts';
import { useControlLane } from './use-protocols.ts';
import styles from './Workbench.module.css';

/** Tabs whose tables have more columns than fit beside the drawing. */
const WIDE_TABS: ReadonlySet<SideTab> = new Set(['tables', 'results']);

interface WorkbenchLayoutProps {
  readonly origin: Origin;
  /** What the reader should know about the link that was opened. */
  readonly notes: readonly string[];
  readonly keeper: DraftKeeper;
  readonly document: OpenDocument;
  readonly panes: WorkbenchPanes;
  readonly clock: Clock;
  readonly drawing: Drawing;
  readonly commands: WorkbenchCommands;
  readonly host: WorkbenchHost | null;
}

export function WorkbenchLayout(props: WorkbenchLayoutProps) {
  const { origin, notes, keeper, document, panes, clock, drawing, commands, host } = props;
  const { scenario } = document;
  const { playback } = clock;
  const { makeCopy } = useDocumentActions();
  const areLayersDue = useAreLayersDue(useLayersStore(), scenario.model, !clock.isStarted);
  const [mark, setMark] = useState<TimeMark | null>(null);
  const log = logOf(panes, clock);
  const { protocols } = clock;
  // Until what opens it is there, a mark does not look as if a click would.
  const openMark = useMemo(
    () => (protocols === null ? undefined : (found: FoundMark) => void protocols.pdu.open(found)),
    [protocols],
  );
  return (
    <div className={styles.workbench} data-testid="workbench">
      <Suspense>{areLayersDue ? <LayerFeed playback={playback} model={scenario.model} /> : null}</Suspense>
      <TopBar
        view={panes.view}
        onView={panes.actions.showView}
        panes={panes.isComparing ? 'compare' : 'one'}
        onPanes={(count) => panes.actions.compare(count === 'compare')}
        onBranches={() => panes.actions.openDialog('branches')}
        onShare={() => panes.actions.openDialog('share')}
        onCopy={host?.onCopy ?? (() => void makeCopy())}
        keeper={keeper}
        isStored={document.stored !== null}
        commands={commands.ofPage}
        {...(host === null ? {} : { crumbs: host.crumbs })}
      />
      {notes.map((note) => (
        <Notice key={note} kind="note" title={say('link.note-title')}>
          {note}
        </Notice>
      ))}
      {host === null ? <LedRoom playback={playback} drawing={drawing} /> : null}
      <DraftNotice keeper={keeper} scenario={scenario} />
      <Panes
        hasDrawer={panes.isComparing}
        isNarrow={panes.isNarrow}
        isLarge={panes.isLogAlone && log !== null}
        isWide={WIDE_TABS.has(panes.tab)}
        main={
          panes.isComparing ? (
            <Suspense>
              <CompareMain
                key={panes.comparisons}
                drawing={drawing}
                playback={playback}
                scenario={scenario}
                branch={panes.comparedBranch}
                onFirst={setMark}
                onClose={panes.actions.toggleCompare}
              />
            </Suspense>
          ) : (
            <DrawingPane
              drawing={drawing}
              document={document}
              panes={panes}
              playback={playback}
              areLayersDue={areLayersDue}
              onOpenMark={openMark}
              log={panes.isLogAlone ? null : log}
              canCloseDetails={host !== null}
            />
          )
        }
        side={
          panes.isLogAlone && log !== null ? (
            log
          ) : panes.hasDetails ? (
            <DetailsPane
              origin={origin}
              document={document}
              panes={panes}
              clock={clock}
              areLayersDue={areLayersDue}
              onLeave={drawing.focusStage}
            />
          ) : null
        }
      />
      {clock.branchOffer.offer === null ? null : (
        <Suspense>
          <KeepBoth {...clock.branchOffer} />
        </Suspense>
      )}
      <div data-letters>
        <TimePart host={host} clock={clock} scenario={scenario} mark={mark} />
      </div>
      <Dialogs document={document} panes={panes} clock={clock} commands={commands} drawing={drawing} />
    </div>
  );
}

/** The bar of the room that this tab leads; nothing where it leads none. */
function LedRoom({ playback, drawing }: Pick<Bench, 'playback' | 'drawing'>) {
  const { store } = drawing;
  const layers = useLayersStore();
  const held = useLedRoom();
  const bench = useMemo((): Bench => ({ store, playback, layers, drawing }), [store, playback, layers, drawing]);
  if (held === null) return null;
  return (
    <Suspense>
      <LeadRoom key={held.code} bench={bench} held={held} />
    </Suspense>
  );
}

function logOf({ log, actions }: WorkbenchPanes, { protocols }: Clock): ReactNode | null {
  if (log === null || protocols === null) return null;
  return (
    <Suspense>
      <LogDrawer
        protocols={protocols}
        tab={log}
        onTab={actions.showLog}
        onClose={actions.closeLog}
        checks={<ChecksPanel />}
      />
    </Suspense>
  );
}

interface LiveTimeBarProps {
  readonly clock: Clock;
  readonly scenario: Scenario;
  readonly mark: TimeMark | null;
}

/** The time bar, or what the page around the workbench has in its place. */
function TimePart({ host, ...bar }: LiveTimeBarProps & Pick<WorkbenchLayoutProps, 'host'>) {
  if (host?.timeBar !== undefined) return host.timeBar;
  if (host !== null && host.held !== null) return <p className={styles.held}>{host.held}</p>;
  return <LiveTimeBar {...bar} />;
}

/** The time bar with its lane of control messages: it alone is drawn again as messages come. */
function LiveTimeBar({ clock, scenario, mark }: LiveTimeBarProps) {
  const { playback, protocols } = clock;
  return (
    <TimeBar
      playback={playback}
      scenario={scenario}
      mark={mark}
      control={useControlLane(protocols)}
      whatHappened={useHappenings(protocols, playback, scenario)}
      onRunToEnd={clock.runToEnd}
    />
  );
}

function Dialogs({
  document,
  panes,
  clock,
  commands,
  drawing,
}: Pick<WorkbenchLayoutProps, 'document' | 'panes' | 'clock' | 'commands' | 'drawing'>) {
  const layers = useLayersStore();
  const layer = useLayers((state) => state.layer);
  const { playback } = clock;
  const close = panes.actions.closeDialog;
  return (
    <Suspense>
      {panes.dialog === 'share' ? (
        <ShareDialog
          scenario={document.scenario}
          stored={document.stored}
          onStored={document.onStored}
          moment={{
            timePs: playback.goalPs(),
            speed: playback.getState().speed,
            layer,
            start: document.scenario.view.start,
          }}
          isOpen
          onClose={close}
        />
      ) : null}
      {panes.dialog === 'room' ? <StartRoomDialog onClose={close} /> : null}
      {panes.dialog === 'palette' ? <CommandPalette commands={commands.all} isOpen onClose={close} /> : null}
      {panes.dialog === 'history' ? <HistoryDialog isOpen onClose={close} /> : null}
      {panes.dialog === 'branches' ? (
        <BranchesDialog timePs={playback.timePs()} onCompare={panes.actions.compareBranch} isOpen onClose={close} />
      ) : null}
      {panes.dialog === 'report' ? (
        <ReportDialog scenario={document.scenario} timePs={playback.timePs()} isOpen onClose={close} />
      ) : null}
      {panes.dialog === 'picture' ? (
        <PictureDialog
          scenario={document.scenario}
          playback={playback}
          sight={{ view: drawing.camera.view(), size: drawing.camera.size() }}
          states={layers.getState().now?.states ?? []}
          shares={layers.getState().now?.shares ?? null}
          isOpen
          onClose={close}
        />
      ) : null}
      {panes.dialog === 'print' ? (
        <ScenarioSheet scenario={document.scenario} stored={document.stored} onClose={close} />
      ) : null}
      {panes.dialog === 'add-to-lecture' ? (
        <AddInstantDialog
          scenario={document.scenario}
          timePs={playback.goalPs()}
          speed={playback.getState().speed}
          layer={layer}
          onClose={close}
        />
      ) : null}
      {panes.dialog === 'add-to-lesson' ? (
        <AddStepDialog
          scenario={document.scenario}
          timePs={playback.goalPs()}
          speed={playback.getState().speed}
          layer={layer}
          onClose={close}
        />
      ) : null}
      {panes.dialog === 'keys' ? <KeysHelp commands={commands.all} isOpen onClose={close} /> : null}
    </Suspense>
  );
}
