/** One dialog for handing a scenario on: links, a frame for other pages, a QR code, files. */
import { say } from '@lanelab/messages/share';
import type { Layer, Scenario, Start } from '@lanelab/scenario';
import { Suspense } from 'react';
import { Dialog } from '../../base/ui/Dialog.tsx';
import { part } from '../../base/ui/part.tsx';
import type { Speed } from '../../playback/types.ts';
import type { StoredOrigin } from '../links/opening.ts';

/** Most pages never open the dialog: what it needs comes when it is opened. */
const ShareContent = part(async () => (await import('./ShareContent.tsx')).ShareContent);

/** Where the play head stands, so that a link can lead there. */
export interface Moment {
  /** Integer picoseconds. */
  readonly timePs: number;
  readonly speed: Speed;
  /** Layer of the drawing; the cables where absent. */
  readonly layer?: Layer;
  /** Where the document opens by itself; at its beginning where absent. */
  readonly start?: Start | undefined;
}

export interface ShareProps {
  readonly scenario: Scenario;
  /** The revision that it was opened from or last stored as; null or absent: none. */
  readonly stored?: StoredOrigin | null;
  /** Called when it was stored, under a new id or as another revision. */
  readonly onStored?: (stored: StoredOrigin) => void;
  /** Absent where nothing is played. */
  readonly moment?: Moment;
}

interface ShareDialogProps extends ShareProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function ShareDialog({ isOpen, onClose, ...share }: ShareDialogProps) {
  return (
    <Dialog title={say('share-dialog.share')} isOpen={isOpen} onClose={onClose} testId="share-dialog">
      <Suspense fallback={<p className="muted">{say('share-dialog.fetching-the-dialog')}</p>}>
        <ShareContent {...share} onLeave={onClose} />
      </Suspense>
    </Dialog>
  );
}
