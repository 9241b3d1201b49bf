/** The workbench: one document, one clock, one selection, and the panes that show them. */
import { useEffect, useState } from 'react';
import { createEditorStore } from '../../document/store/store.ts';
import { EditorProvider, useEditorStore } from '../../document/store/use-editor.ts';
import type { Playback } from '../../playback/types.ts';
import type { DraftKeeper } from '../../share/drafts/keeper.ts';
import type { OpenedDraft } from '../../share/drafts/open-draft.ts';
import { beginningOf, type ReadOptions } from '../../share/links/link-options.ts';
import type { Opening } from '../../share/links/opening.ts';
import type { Drawing } from '../editor/drawing.ts';
import { createLayers, LayersProvider, useLayersStore } from '../layers/state.ts';
import type { WorkbenchHost, WorkbenchParts } from './host.ts';
import type { Rename } from './LabPage.tsx';
import { loadMenus } from './lazy-panels.tsx';
import { useDraftKeeper, usePlaybackOf } from './live-parts.ts';
import { type Clock, useClock } from './use-clock.ts';
import { useCommands } from './use-commands.ts';
import { useDrawing } from './use-drawing.ts';
import { useOpenDocument } from './use-open-document.ts';
import { type PaneActions, usePanes } from './use-panes.ts';
import { WorkbenchLayout } from './WorkbenchLayout.tsx';

export interface WorkbenchProps {
  readonly opened: Extract<Opening, { kind: 'scenario' }>;
  readonly link: ReadOptions;
  readonly draft: OpenedDraft['draft'];
  readonly rename: Rename;
  /** The page around it; null where it is a page by itself. */
  readonly host?: WorkbenchHost | null;
  /** Called with the parts whenever they change, and with null when the workbench closes. */
  readonly onParts?: (parts: WorkbenchParts | null) => void;
}

export function Workbench(props: WorkbenchProps) {
  const { opened, link, draft, host = null } = props;
  const { origin } = opened;
  const [store] = useState(() =>
    createEditorStore(opened.scenario, { isReadOnly: opened.isReadOnly || !link.options.isEditable }),
  );
  const beginning = beginningOf(link.options, opened.scenario.view.start);
  const playback = usePlaybackOf(store, beginning);
  const keeper = useDraftKeeper(
    store,
    host?.keeping ?? {
      ...(draft === null ? {} : { draft }),
      stored: origin.kind === 'stored' ? origin.stored : null,
    },
  );
  const [layers] = useState(() => createLayers(beginning.layer));
  if (playback === null || keeper === null) return null;
  return (
    <EditorProvider value={store}>
      <LayersProvider value={layers}>
        <OpenWorkbench {...props} playback={playback} keeper={keeper} />
      </LayersProvider>
    </EditorProvider>
  );
}

interface OpenWorkbenchProps extends WorkbenchProps {
  readonly playback: Playback;
  readonly keeper: DraftKeeper;
}

function OpenWorkbench({ opened, link, rename, playback, keeper, host = null, onParts }: OpenWorkbenchProps) {
  const panes = usePanes(host?.hidesDetails);
  const document = useOpenDocument(opened.origin, keeper, rename, host?.title ?? null);
  const clock = useClock(playback, {
    isPlayingAtOnce: link.options.isPlaying,
    panes: panes.actions,
    measure: document.wholeRun.start,
  });
  const { isStarted } = clock;
  useEffect(() => {
    if (!isStarted) return;
    loadMenus().then(
      () => performance.mark('lab:menus'),
      // Without a connection the fetch fails; the first menu fetches again.
      () => undefined,
    );
  }, [isStarted]);
  const drawing = useDrawing(panes.actions, clock.faults);
  const commands = useCommands(panes.actions, clock, drawing);
  useParts(onParts, clock, panes.actions, drawing);
  useHold(host, playback);
  return (
    <WorkbenchLayout
      origin={opened.origin}
      notes={[...opened.notes, ...link.problems]}
      keeper={keeper}
      document={document}
      panes={panes}
      clock={clock}
      drawing={drawing}
      commands={commands}
      host={host}
    />
  );
}

/** Tells the page around the workbench of its parts. */
function useParts(
  onParts: WorkbenchProps['onParts'],
  { playback, protocols }: Clock,
  panes: PaneActions,
  drawing: Drawing,
): void {
  const store = useEditorStore();
  const layers = useLayersStore();
  useEffect(
    () => onParts?.({ store, playback, layers, drawing, panes, protocols }),
    [onParts, store, playback, layers, drawing, panes, protocols],
  );
  useEffect(() => () => onParts?.(null), [onParts]);
}

/** Keeps the clock still while the page around the workbench holds it. */
function useHold(host: WorkbenchHost | null, playback: Playback): void {
  const isHeld = host !== null && host.held !== null;
  useEffect(() => {
    if (!isHeld) return undefined;
    const hold = () => {
      if (playback.getState().isPlaying) playback.pause();
    };
    hold();
    return playback.subscribe(hold);
  }, [isHeld, playback]);
}
