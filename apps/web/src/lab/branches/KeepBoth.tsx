/** Over the time bar: offers to keep the network before an edit at a past instant as a branch beside the edited one. */
import { say } from '@lanelab/messages/branches';
import { Button } from '../../base/ui/Button.tsx';
import { spanWords } from '../../playback/gap-words.ts';
import type { BranchOffer } from './branch-offer.ts';
import styles from './KeepBoth.module.css';

export function KeepBoth({ offer, keep, dismiss }: BranchOffer) {
  if (offer === null) return null;
  return (
    <div className={styles.place}>
      <div className={styles.card} role="status" data-testid="branch-offer">
        <p>{say('offer', { time: spanWords(offer.atPs), edit: offer.did })}</p>
        <Button onPress={keep} data-testid="offer-keep">
          {say('offer.keep')}
        </Button>
        <Button kind="quiet" onPress={dismiss} data-testid="offer-dismiss">
          {say('offer.dismiss')}
        </Button>
      </div>
    </div>
  );
}
