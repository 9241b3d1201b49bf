/** The open document: its problems, where it is kept, its run to the end, and its copies. */
import { documentHash, modelHash, type Scenario } from '@lanelab/scenario';
import { useEffect, useMemo, useState } from 'react';
import { downloadText } from '../../base/ui/download.ts';
import { report } from '../../base/ui/page-state.ts';
import { usePageTitle } from '../../base/ui/use-page-title.ts';
import { problemsOf } from '../../document/store/problems/problems.ts';
import type { EditorStore, Problem } from '../../document/store/types.ts';
import { useEditor, useEditorStore } from '../../document/store/use-editor.ts';
import { useRun } from '../../playback/run/use-run.ts';
import type { DraftKeeper } from '../../share/drafts/keeper.ts';
import { fileName, scenarioText } from '../../share/drafts/names.ts';
import { storedAddress } from '../../share/links/links.ts';
import type { Origin, StoredOrigin } from '../../share/links/opening.ts';
import type { Rename } from './LabPage.tsx';
import { titleOf } from './TopBar.tsx';

export interface OpenDocument {
  readonly scenario: Scenario;
  readonly problems: readonly Problem[];
  /** The run to the end that the results show, apart from the clock. */
  readonly wholeRun: ReturnType<typeof useRun>;
  /** The revision on the server that was opened or last stored. */
  readonly stored: StoredOrigin | null;
  readonly onStored: (stored: StoredOrigin) => void;
}

/** `title` stands in the place of the scenario's own where the workbench is part of another page. */
export function useOpenDocument(
  origin: Origin,
  keeper: DraftKeeper,
  rename: Rename,
  title: string | null = null,
): OpenDocument {
  const scenario = useEditor((state) => state.scenario);
  const [stored, setStored] = useState(origin.kind === 'stored' ? origin.stored : null);
  usePageTitle(title ?? titleOf(scenario));
  useDraftAddress(keeper, scenario, stored, rename);
  const problems = useMemo(() => problemsOf(scenario), [scenario]);
  const hash = useMemo(() => modelHash(scenario.model), [scenario.model]);
  const wholeRun = useRun(scenario, hash);

  useEffect(() => {
    const { nodes, links, flows } = scenario.model;
    report('document', { hash, nodes: nodes.length, links: links.length, flows: flows.length });
    return () => report('document', undefined);
  }, [scenario, hash]);

  const onStored = (next: StoredOrigin) => {
    setStored(next);
    keeper.setStored(next);
    rename(storedAddress(next.id));
  };
  return { scenario, problems, wholeRun, stored, onStored };
}

/**
 * Moves the page to the address of the draft while there are edits that the server does not have, so that loading the page
 * again loses nothing. It listens to the keeper beside React, since the workbench is not drawn again as drafts are written.
 */
function useDraftAddress(keeper: DraftKeeper, scenario: Scenario, stored: StoredOrigin | null, rename: Rename): void {
  const isStored = useMemo(() => stored !== null && stored.hash === documentHash(scenario), [stored, scenario]);
  useEffect(() => {
    if (isStored) return undefined;
    let addressed: string | null = null;
    const follow = () => {
      const { id, status } = keeper.getState();
      if (id === addressed || (status !== 'saving' && status !== 'saved')) return;
      addressed = id;
      if (id !== null) rename(`/lab?draft=${id}`);
    };
    follow();
    return keeper.subscribe(follow);
  }, [keeper, isStored, rename]);
}

export interface DocumentActions {
  readonly saveFile: () => void;
  /** Opens a copy of the document, which can be edited. */
  readonly makeCopy: () => Promise<void>;
}

export function useDocumentActions(): DocumentActions {
  const store = useEditorStore();
  return useMemo(() => documentActions(store), [store]);
}

const documentActions = (store: EditorStore): DocumentActions => ({
  saveFile() {
    const { scenario } = store.getState();
    downloadText(fileName(scenario, 'json'), scenarioText(scenario), 'application/json');
  },
  async makeCopy() {
    const { openCopy } = await import('../../share/drafts/open-imported.ts');
    await openCopy(store.getState().scenario);
  },
});
