/** A report of the open scenario at the instant shown, with a link that holds the whole scenario. */
import { say } from '@lanelab/messages/workbench';
import { PRESETS } from '@lanelab/papers/presets';
import type { Scenario } from '@lanelab/scenario';
import { useState } from 'react';
import { Dialog } from '../../base/ui/Dialog.tsx';
import { CopiedReport } from '../../playback/report/ReportButton.tsx';
import { problemReport } from '../../playback/report/report.ts';
import { wholeLink } from '../../share/links/links.ts';
import { selfContainedAddress } from '../../share/links/self-contained.ts';

interface ReportDialogProps {
  readonly scenario: Scenario;
  /** The play head. */
  readonly timePs: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function ReportDialog({ scenario, timePs, isOpen, onClose }: ReportDialogProps) {
  // What was copied stays as it was while the clock goes on.
  const [text] = useState(() =>
    problemReport({ link: wholeLink(selfContainedAddress(scenario, PRESETS, { timePs })), seconds: timePs / 1e12 }),
  );
  return (
    <Dialog title={say('report.title')} isOpen={isOpen} onClose={onClose} testId="report-dialog">
      <CopiedReport text={text} />
    </Dialog>
  );
}
