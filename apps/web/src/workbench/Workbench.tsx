/** Draw, run, look: one document, one clock, one selection, and the panes that show them. */
import { modelHash } from '@lanelab/scenario';
import { useCallback, useMemo, useState } from 'react';
import { DraftNotice, useDraftState } from '../draft/DraftNotice.tsx';
import type { DraftKeeper } from '../draft/keeper.ts';
import { fileName, scenarioText } from '../draft/names.ts';
import type { OpenedDraft } from '../draft/open-draft.ts';
import { useRun } from '../engine/use-run.ts';
import { Inspector } from '../inspector/Inspector.tsx';
import type { Playback } from '../playback/types.ts';
import type { ReadOptions } from '../share/link-options.ts';
import { storedAddress } from '../share/links.ts';
import type { Opening, StoredOrigin } from '../share/opening.ts';
import { ShareDialog } from '../share/ShareDialog.tsx';
import { createEditorStore } from '../store/store.ts';
import { EditorProvider, useEditor, useEditorStore } from '../store/use-editor.ts';
import { downloadText } from '../ui/download.ts';
import { Notice } from '../ui/Notice.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useDraftKeeper, usePlaybackOf } from './bench.ts';
import { CommandPalette } from './CommandPalette.tsx';
import { KeysHelp } from './KeysHelp.tsx';
import type { Rename } from './LabPage.tsx';
import { Panes } from './Panes.tsx';
import { ResultsPanel } from './ResultsPanel.tsx';
import { SidePanel, type SideTab } from './SidePanel.tsx';
import { TopBar, titleOf, type View } from './TopBar.tsx';
import { useCommandKeys } from './use-command-keys.ts';
import { type BenchActs, useFileAndViewCommands } from './use-commands.ts';
import { useDraftAddress } from './use-draft-address.ts';
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
  if (playback === null || keeper === null) return null;
  return (
    <EditorProvider value={store}>
      <Bench {...props} playback={playback} keeper={keeper} />
    </EditorProvider>
  );
}

interface BenchProps extends WorkbenchProps {
  readonly playback: Playback;
  readonly keeper: DraftKeeper;
}

type Overlay = 'share' | 'palette' | 'keys';

function Bench({ opened, link, rename, playback, keeper }: BenchProps) {
  const store = useEditorStore();
  const scenario = useEditor((state) => state.scenario);
  usePageTitle(titleOf(scenario));
  const [view, setView] = useState<View>('drawing');
  const [tab, setTab] = useState<SideTab>('properties');
  const [areDetailsShown, setDetailsShown] = useState(true);
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [stored, setStored] = useState<StoredOrigin | null>(
    opened.origin.kind === 'stored' ? opened.origin.stored : null,
  );
  const draftState = useDraftState(keeper);
  useDraftAddress(draftState, opened.origin, rename);

  const hash = useMemo(() => modelHash(scenario.model), [scenario.model]);
  const { run, start, cancel } = useRun(scenario, hash);

  const acts = useMemo(
    (): BenchActs => ({
      share: () => setOverlay('share'),
      palette: () => setOverlay('palette'),
      keys: () => setOverlay('keys'),
      saveFile: () => {
        const now = store.getState().scenario;
        downloadText(fileName(now, 'json'), scenarioText(now), 'application/json');
      },
      view: setView,
      toggleDetails: () => setDetailsShown((are) => !are),
    }),
    [store],
  );
  const commands = useFileAndViewCommands(acts);
  useCommandKeys(commands);
  const close = useCallback(() => setOverlay(null), []);
  const onStored = (next: StoredOrigin) => {
    setStored(next);
    keeper.setStored(next);
    rename(storedAddress(next.id));
  };

  return (
    <div className={styles.bench} data-testid="workbench">
      <TopBar view={view} onView={setView} onShare={acts.share} commands={commands} />
      {[...opened.notes, ...link.problems].map((note) => (
        <Notice key={note} kind="note" title="About this link">
          {note}
        </Notice>
      ))}
      <DraftNotice keeper={keeper} scenario={scenario} />
      <Panes
        main={<div className={styles.main} />}
        side={
          areDetailsShown ? (
            <SidePanel
              tab={tab}
              onTab={setTab}
              problemCount={0}
              contents={{
                properties: <Inspector preset={opened.origin.kind === 'preset' ? opened.origin.id : null} />,
                problems: null,
                plots: null,
                results: <ResultsPanel scenario={scenario} run={run} blocked={null} onRun={start} onCancel={cancel} />,
              }}
            />
          ) : null
        }
      />
      <ShareDialog
        scenario={scenario}
        stored={stored}
        onStored={onStored}
        moment={{ timePs: playback.timePs(), speed: playback.getState().speed }}
        isOpen={overlay === 'share'}
        onClose={close}
      />
      <CommandPalette commands={commands} isOpen={overlay === 'palette'} onClose={close} />
      <KeysHelp commands={commands} drawing={[]} isOpen={overlay === 'keys'} onClose={close} />
    </div>
  );
}
