/** What the stage shows at this speed, and what is left out: “Cells · 1 cell = 2.83 µs”. */
import { decimal } from '@lanelab/messages';
import { say } from '@lanelab/messages/playback';
import { spanWords } from './gap-words.ts';
import styles from './TrafficLayer.module.css';
import type { Detail, Playback } from './types.ts';

export const detailNames: Readonly<Record<Detail, string>> = {
  cells: say('detail.cells'),
  frames: say('detail.frames'),
  flows: say('detail.flows'),
  max: say('detail.max'),
};

function explains(detail: Detail, playback: Playback, hasEthernet: boolean): string {
  switch (detail) {
    case 'cells': {
      const { ends } = playback.recording;
      const cell = ends.reduce((least, end) => Math.min(least, end.cellPs || least), 1e12);
      if (cell === 1e12)
        return hasEthernet ? say('detail-badge.1-bar-1-ethernet-frame') : say('detail-badge.53-octets-each');
      const one = say('detail-badge.1-cell-number-s', { Number: decimal(Number((cell / 1e6).toPrecision(3))) });
      return hasEthernet ? say('detail-badge.one-ethernet-1-bar-1', { one }) : one;
    }
    case 'frames':
      return hasEthernet ? say('detail-badge.1-bar-1-frame') : say('detail-badge.1-bar-1-aal5-frame');
    case 'flows':
      return hasEthernet ? say('detail-badge.width-cells-a-second-one') : say('detail-badge.width-cells-a-second');
    case 'max':
      return say('detail-badge.plots-every-interval-ps', { intervalPs: spanWords(playback.recording.intervalPs) });
  }
}

interface DetailBadgeProps {
  readonly detail: Detail;
  readonly playback: Playback;
  readonly isToScale: boolean;
  /** Some of its links are Ethernet. */
  readonly hasEthernet: boolean;
}

export function DetailBadge({ detail, playback, isToScale, hasEthernet }: DetailBadgeProps) {
  const sign = detail === 'cells' ? '' : detail === 'frames' ? styles.wide : styles.band;
  return (
    <p className={styles.badge} data-room="badge" data-testid="detail" data-detail={detail}>
      <span className={`${styles.sign} ${sign}`} aria-hidden="true" />
      <b>{detailNames[detail]}</b>
      <span>{explains(detail, playback, hasEthernet)}</span>
      {isToScale ? null : (
        <span className={styles.scale} title={say('detail-badge.cells-are-longer-than-these')}>
          {say('detail-badge.not-to-scale')}
        </span>
      )}
    </p>
  );
}
