/** The workbench: one document, one clock, one selection, and the panes that show them. */
import { useEffect, useState } from 'react';
import { createEditorStore } from '../../document/store/store.ts';
import { EditorProvider } from '../../document/store/use-editor.ts';
import type { Playback } from '../../playback/types.ts';
import type { DraftKeeper } from '../../share/drafts/keeper.ts';
import type { OpenedDraft } from '../../share/drafts/open-draft.ts';
import { beginningOf, type ReadOptions } from '../../share/links/link-options.ts';
import type { Opening } from '../../share/links/opening.ts';
import { createLayers, LayersProvider } from '../layers/state.ts';
import type { Rename } from './LabPage.tsx';
import { loadMenus } from './lazy-panels.tsx';
import { useDraftKeeper, usePlaybackOf } from './live-parts.ts';
import { useClock } from './use-clock.ts';
import { useCommands } from './use-commands.ts';
import { useDrawing } from './use-drawing.ts';
import { useOpenDocument } from './use-open-document.ts';
import { usePanes } from './use-panes.ts';
import { WorkbenchLayout } from './WorkbenchLayout.tsx';

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
  const beginning = beginningOf(link.options, opened.scenario.view.start);
  const playback = usePlaybackOf(store, beginning);
  const keeper = useDraftKeeper(store, {
    ...(draft === null ? {} : { draft }),
    stored: origin.kind === 'stored' ? origin.stored : null,
  });
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

function OpenWorkbench({ opened, link, rename, playback, keeper }: OpenWorkbenchProps) {
  const panes = usePanes();
  const document = useOpenDocument(opened.origin, keeper, rename);
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
    />
  );
}
