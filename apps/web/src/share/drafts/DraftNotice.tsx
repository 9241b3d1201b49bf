/** Said over the workbench when edits cannot be kept, with the file as the way out; and when another tab has the same draft. */
import type { Scenario } from '@lanelab/scenario';
import { useCallback, useSyncExternalStore } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { downloadText } from '../../base/ui/download.ts';
import { DownloadIcon } from '../../base/ui/icons.tsx';
import { Notice } from '../../base/ui/Notice.tsx';
import type { DraftFailure } from './drafts.ts';
import type { DraftKeeper, DraftState } from './keeper.ts';
import { fileName, scenarioText } from './names.ts';

export function useDraftState(keeper: DraftKeeper): DraftState {
  const subscribe = useCallback((listener: () => void) => keeper.subscribe(listener), [keeper]);
  return useSyncExternalStore(subscribe, () => keeper.getState());
}

const why: Readonly<Record<DraftFailure, string>> = {
  blocked: 'This browser keeps nothing for this page (a private window, a frame, or a setting).',
  full: 'This browser’s storage is full.',
};

interface DraftNoticeProps {
  readonly keeper: DraftKeeper;
  /** The document as it is now. */
  readonly scenario: Scenario;
}

export function DraftNotice({ keeper, scenario }: DraftNoticeProps) {
  const { failure, isSplit } = useDraftState(keeper);
  if (failure !== null) {
    return (
      <Notice
        kind="error"
        title="Your edits are not kept"
        testId="draft-failed"
        acts={
          <Button onPress={() => downloadText(fileName(scenario, 'json'), scenarioText(scenario), 'application/json')}>
            <DownloadIcon />
            Save as a file
          </Button>
        }
      >
        {why[failure]} They are gone when the page is closed: save a file, or share a link, which holds everything.
      </Notice>
    );
  }
  if (!isSplit) return null;
  return (
    <Notice kind="note" title="Two drafts now" testId="draft-split">
      Another tab has edited the same draft. This one goes on as a draft of its own; both stand under Continue.
    </Notice>
  );
}

/** Where the edits are, in a few words. */
export function draftWords({ status }: DraftState, isStored: boolean): string {
  const words: Readonly<Record<DraftState['status'], string>> = {
    untouched: '',
    saving: 'keeping your edits',
    saved: isStored ? 'edits only in this browser' : 'only in this browser',
    failed: 'edits not kept',
  };
  return words[status];
}
