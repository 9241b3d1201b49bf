/** Notices over the workbench: edits cannot be kept, so save a file; or another tab has the same draft. */
import { say } from '@lanelab/messages/my-scenarios';
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
  blocked: say('draft-notice.this-browser-keeps-nothing-for'),
  full: say('draft-notice.this-browsers-storage-is-full'),
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
        title={say('draft-notice.your-edits-are-not-kept')}
        testId="draft-failed"
        actions={
          <Button onPress={() => downloadText(fileName(scenario, 'json'), scenarioText(scenario), 'application/json')}>
            <DownloadIcon />
            {say('draft-notice.save-as-a-file')}
          </Button>
        }
      >
        {say('draft-notice.failure-they-are-gone-when', { failure: why[failure] })}
      </Notice>
    );
  }
  if (!isSplit) return null;
  return (
    <Notice kind="note" title={say('draft-notice.two-drafts-now')} testId="draft-split">
      {say('draft-notice.another-tab-has-edited-the')}
    </Notice>
  );
}

/** Where the edits are, in a few words. */
export function draftWords({ status }: DraftState, isStored: boolean): string {
  const words: Readonly<Record<DraftState['status'], string>> = {
    untouched: '',
    saving: say('draft-notice.keeping-your-edits'),
    saved: isStored ? say('draft-notice.edits-only-in-this-browser') : say('draft-notice.only-in-this-browser'),
    failed: say('draft-notice.edits-not-kept'),
  };
  return words[status];
}
