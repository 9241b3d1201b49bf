/** Draw, run, look: one document, one clock, one selection, and the panes that show them. */
import { say as sayDrawer } from '@lanelab/messages/drawer';
import { modelHash } from '@lanelab/scenario';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { downloadText } from '../../base/ui/download.ts';
import { Notice } from '../../base/ui/Notice.tsx';
import { report } from '../../base/ui/page-state.ts';
import { Splitter } from '../../base/ui/Splitter.tsx';
import { useTheme } from '../../base/ui/theme.ts';
import { useMedia } from '../../base/ui/use-media.ts';
import { usePageTitle } from '../../base/ui/use-page-title.ts';
import { problemsOf } from '../../document/store/problems/problems.ts';
import { createEditorStore } from '../../document/store/store.ts';
import { EditorProvider, useEditor, useEditorStore } from '../../document/store/use-editor.ts';
import type { StageGeometry } from '../../document/topology-view/geometry.ts';
import { doesSignal } from '../../document/topology-view/signals.ts';
import { useRun } from '../../playback/run/use-run.ts';
import { TrafficLayer } from '../../playback/TrafficLayer.tsx';
import type { Playback } from '../../playback/types.ts';
import { DraftNotice, draftWords, useDraftState } from '../../share/drafts/DraftNotice.tsx';
import type { DraftKeeper } from '../../share/drafts/keeper.ts';
import { fileName, scenarioText } from '../../share/drafts/names.ts';
import type { OpenedDraft } from '../../share/drafts/open-draft.ts';
import { asksToCompare, type ReadOptions } from '../../share/links/link-options.ts';
import { storedAddress } from '../../share/links/links.ts';
import type { Opening, StoredOrigin } from '../../share/links/opening.ts';
import { fitAll } from '../editor/actions/view.ts';
import { createDrawing } from '../editor/create-drawing.ts';
import { DrawingProvider } from '../editor/stage/context.ts';
import { LayerTabs } from '../layers/LayerTabs.tsx';
import { FlowCosts, LayerAbove, LayerBeside, LayerFeed, LayerUnder } from '../layers/lazy-layers.ts';
import {
  createLayers,
  LayersProvider,
  useAreLayersDue,
  useLayers,
  useLayersStore,
  useShares,
} from '../layers/state.ts';
import type { DrawerTab } from '../messages/Drawer.tsx';
import type { TextIssue } from '../text/reading.ts';
import type { Rename } from './LabPage.tsx';
import { LiveTimeBar } from './LiveTimeBar.tsx';
import { LogButtons } from './LogButtons.tsx';
import {
  CommandPalette,
  CompareMain,
  Inspector,
  KeysHelp,
  LogDrawer,
  loadInspector,
  PacketTab,
  PlotPanel,
  ProblemList,
  ResultsPanel,
  ShareDialog,
  TablesTab,
} from './lazy-panels.ts';
import { useDraftKeeper, usePlaybackOf } from './live-parts.ts';
import { MainPane } from './MainPane.tsx';
import { Panes } from './Panes.tsx';
import { SidePanel, type SideTab } from './SidePanel.tsx';
import { TopBar, titleOf, type View } from './TopBar.tsx';
import { problemsOfText } from './text-problems.ts';
import { useCommandKeys } from './use-command-keys.ts';
import { type BenchActs, clockCommands, drawingCommands, useFileAndViewCommands } from './use-commands.ts';
import { useDraftAddress } from './use-draft-address.ts';
import { useFaults } from './use-faults.ts';
import { useFirstCell } from './use-first-cell.ts';
import { traceNext, useLayerCommands } from './use-layers.ts';
import { useProtocolsOf } from './use-protocols.ts';
import { useRunProblems } from './use-run-problems.ts';
import styles from './Workbench.module.css';

export interface WorkbenchProps {
  readonly opened: Extract<Opening, { kind: 'scenario' }>;
  readonly link: ReadOptions;
  readonly draft: OpenedDraft['draft'];
  readonly rename: Rename;
}

export function Workbench(props: WorkbenchProps) {
  const { opened, link, draft } = props;
  const { origin } = opened;
  const [store] = useState(() =>
    createEditorStore(opened.scenario, { isReadOnly: opened.isReadOnly || !link.options.isEditable }),
  );
  const playback = usePlaybackOf(store, link.options);
  const keeper = useDraftKeeper(store, {
    ...(draft === null ? {} : { draft }),
    stored: origin.kind === 'stored' ? origin.stored : null,
  });
  const [layers] = useState(() => createLayers(link.options.layer));
  if (playback === null || keeper === null) return null;
  return (
    <EditorProvider value={store}>
      <LayersProvider value={layers}>
        <Bench {...props} playback={playback} keeper={keeper} />
      </LayersProvider>
    </EditorProvider>
  );
}

interface BenchProps extends WorkbenchProps {
  readonly playback: Playback;
  readonly keeper: DraftKeeper;
}

/** Once the panes have their new sizes; returns how to take it back. */
function afterLayout(act: () => void): () => void {
  let request = requestAnimationFrame(() => {
    request = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(request);
}

type Overlay = 'share' | 'palette' | 'keys';

function Bench({ opened, link, rename, playback, keeper }: BenchProps) {
  const store = useEditorStore();
  const scenario = useEditor((state) => state.scenario);
  usePageTitle(titleOf(scenario));
  const [view, setView] = useState<View>('drawing');
  const [tab, setTab] = useState<SideTab>('properties');
  const [areDetailsShown, setDetailsShown] = useState(true);
  const isProjected = useTheme() === 'projector';
  const isNarrow = useMedia('(max-width: 767px)');
  const [isRailWanted, setRailWanted] = useState<boolean | null>(null);
  const [isComparing, setComparing] = useState(() => asksToCompare(location.search, location.hash));
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  // A small window has room for the drawing with its details, or for a table.
  const hasDetails = isComparing ? isDrawerOpen : areDetailsShown && !(isNarrow && view !== 'drawing');
  const hasRail = isRailWanted ?? !(isProjected || isNarrow);
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [stored, setStored] = useState<StoredOrigin | null>(
    opened.origin.kind === 'stored' ? opened.origin.stored : null,
  );
  const areFormsDue = useFirstCell(link.options.isPlaying, playback, store);
  const [drawer, setDrawer] = useState<DrawerTab | null>(null);
  const showSide = useCallback((next: SideTab) => {
    setTab(next);
    setDetailsShown(true);
    setDrawerOpen(true);
  }, []);
  // Where there is no room for both, the drawer takes the place of the details.
  const isDrawerAlone = isNarrow || isComparing;
  const places = useMemo(
    () => ({
      packet: () => {
        showSide('packet');
        if (isDrawerAlone) setDrawer(null);
      },
      messages: () => setDrawer('messages'),
      diary: () => setDrawer('diary'),
    }),
    [showSide, isDrawerAlone],
  );
  const protocols = useProtocolsOf(playback, areFormsDue, places);
  const ofRun = useRunProblems(protocols, scenario);
  const layers = useLayersStore();
  const layer = useLayers((state) => state.layer);
  const areLayersDue = useAreLayersDue(layers, scenario.model, !areFormsDue);
  const layerCommands = useLayerCommands(layers);
  const draftState = useDraftState(keeper);
  useDraftAddress(draftState, scenario, stored, rename);

  const problems = useMemo(() => problemsOf(scenario), [scenario]);
  const [textIssues, setTextIssues] = useState<readonly TextIssue[]>([]);
  const marked = useMemo(
    () => (view === 'text' ? [...problems, ...problemsOfText(textIssues)] : problems),
    [view, problems, textIssues],
  );
  const drawing = useMemo(() => createDrawing(store), [store]);
  const faults = useFaults(store, playback, areFormsDue);
  useEffect(() => {
    drawing.serveBy({
      inspect: () => {
        setDetailsShown(true);
        setDrawerOpen(true);
        setTab('properties');
        void loadInspector().then(({ focusInspector }) => requestAnimationFrame(focusInspector));
      },
      trace: (node) => traceNext(layers, store.getState().scenario, node),
      ...(faults === null ? {} : { faults }),
    });
  }, [drawing, store, faults, layers]);

  const hasRoles = useMemo(() => doesSignal(scenario.model), [scenario.model]);
  const shares = useShares(layers);
  const overlayOf = useCallback(
    (geometry: StageGeometry) => (
      <TrafficLayer playback={playback} geometry={geometry} hasRoles={hasRoles} shares={shares} />
    ),
    [playback, hasRoles, shares],
  );
  const hash = useMemo(() => modelHash(scenario.model), [scenario.model]);
  const { run, start, cancel } = useRun(scenario, hash);
  const blocked = problems.find(({ severity }) => severity === 'error')?.sentence ?? null;

  useEffect(() => {
    const { nodes, links, flows } = scenario.model;
    report('document', { hash, nodes: nodes.length, links: links.length, flows: flows.length });
    return () => report('document', undefined);
  }, [scenario, hash]);

  const acts = useMemo(
    (): BenchActs => ({
      share: () => setOverlay('share'),
      palette: () => setOverlay('palette'),
      keys: () => setOverlay('keys'),
      saveFile: () => {
        const now = store.getState().scenario;
        downloadText(fileName(now, 'json'), scenarioText(now), 'application/json');
      },
      makeCopy: async () => {
        const { openCopy } = await import('../../share/drafts/open-imported.ts');
        await openCopy(store.getState().scenario);
      },
      view: (next) => {
        setComparing(false);
        setView(next);
      },
      compare: () => setComparing((is) => !is),
      toggleDetails: () => (isComparing ? setDrawerOpen : setDetailsShown)((is) => !is),
      toggleRail: () => setRailWanted(!hasRail),
      packet: places.packet,
      tables: () => {
        showSide('tables');
        if (isDrawerAlone) setDrawer(null);
      },
      log: (next) => setDrawer((now) => (now === next ? null : next)),
      follow: () => {
        protocols?.log.follow();
        places.packet();
      },
    }),
    [store, hasRail, isComparing, isDrawerAlone, places, protocols, showSide],
  );
  const general = useFileAndViewCommands(acts);
  const commands = useMemo(
    () => [...general, ...layerCommands, ...clockCommands(playback), ...drawingCommands(drawing)],
    [general, layerCommands, playback, drawing],
  );
  useCommandKeys(commands);
  const close = useCallback(() => setOverlay(null), []);
  const onStored = (next: StoredOrigin) => {
    setStored(next);
    keeper.setStored(next);
    rename(storedAddress(next.id));
  };

  const log =
    drawer === null || protocols === null ? null : (
      <Suspense>
        <LogDrawer protocols={protocols} tab={drawer} onTab={setDrawer} onClose={() => setDrawer(null)} />
      </Suspense>
    );
  const takesRoom = log !== null && !isDrawerAlone;
  useEffect(() => (takesRoom ? afterLayout(() => fitAll(drawing)) : undefined), [takesRoom, drawing]);

  return (
    <div className={styles.bench} data-testid="workbench">
      <Suspense>{areLayersDue ? <LayerFeed playback={playback} model={scenario.model} /> : null}</Suspense>
      <TopBar
        view={view}
        onView={acts.view}
        panes={isComparing ? 'compare' : 'one'}
        onPanes={(panes) => setComparing(panes === 'compare')}
        onShare={acts.share}
        onCopy={() => void acts.makeCopy()}
        kept={draftWords(draftState, stored !== null)}
        commands={general}
      />
      {[...opened.notes, ...link.problems].map((note) => (
        <Notice key={note} kind="note" title="About this link">
          {note}
        </Notice>
      ))}
      <DraftNotice keeper={keeper} scenario={scenario} />
      <Panes
        hasDrawer={isComparing}
        isLarge={isDrawerAlone && log !== null}
        main={
          isComparing ? (
            <Suspense>
              <CompareMain drawing={drawing} playback={playback} scenario={scenario} onClose={acts.compare} />
            </Suspense>
          ) : (
            <DrawingProvider value={drawing}>
              <Splitter
                direction="upright"
                label={sayDrawer('room')}
                first={
                  <MainPane
                    view={view}
                    hasRail={hasRail}
                    problems={marked}
                    onTextIssues={setTextIssues}
                    overlay={overlayOf}
                    layers={{
                      layer,
                      under: <Suspense>{areLayersDue ? <LayerUnder /> : null}</Suspense>,
                      above: <Suspense>{areLayersDue ? <LayerAbove /> : null}</Suspense>,
                      beside: (
                        <>
                          <LayerTabs />
                          <Suspense>{areLayersDue ? <LayerBeside /> : null}</Suspense>
                        </>
                      ),
                    }}
                    controls={drawer === null ? <LogButtons onOpen={acts.log} /> : null}
                  />
                }
                second={isDrawerAlone ? null : log}
                size={isProjected ? 0.68 : 0.46}
                least={120}
                most={0.85}
              />
            </DrawingProvider>
          )
        }
        side={
          isDrawerAlone && log !== null ? (
            log
          ) : hasDetails ? (
            <SidePanel
              tab={tab}
              onTab={setTab}
              problemCount={problems.length + ofRun.length}
              contents={{
                properties: areFormsDue ? (
                  <>
                    <Inspector
                      preset={opened.origin.kind === 'preset' ? opened.origin.id : null}
                      onLeave={drawing.focusStage}
                    />
                    <Suspense>{areLayersDue ? <FlowCosts scenario={scenario} /> : null}</Suspense>
                  </>
                ) : null,
                packet: protocols === null ? null : <PacketTab protocols={protocols} />,
                tables: protocols === null ? null : <TablesTab protocols={protocols} />,
                problems: <ProblemList ofRun={ofRun} />,
                plots: <PlotPanel playback={playback} scenario={scenario} />,
                results: (
                  <ResultsPanel scenario={scenario} run={run} blocked={blocked} onRun={start} onCancel={cancel} />
                ),
              }}
            />
          ) : null
        }
      />
      <div data-letters>
        <LiveTimeBar playback={playback} scenario={scenario} protocols={protocols} />
      </div>
      <Suspense>
        {overlay === 'share' ? (
          <ShareDialog
            scenario={scenario}
            stored={stored}
            onStored={onStored}
            moment={{ timePs: playback.timePs(), speed: playback.getState().speed, layer }}
            isOpen
            onClose={close}
          />
        ) : null}
        {overlay === 'palette' ? <CommandPalette commands={commands} isOpen onClose={close} /> : null}
        {overlay === 'keys' ? <KeysHelp commands={commands} isOpen onClose={close} /> : null}
      </Suspense>
    </div>
  );
}
