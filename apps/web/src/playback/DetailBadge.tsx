/** What the stage shows at this speed, and what is left out: “Cells · 1 cell = 2.83 µs”. */
import { spanWords } from './gap-words.ts';
import styles from './TrafficLayer.module.css';
import type { Detail, Playback } from './types.ts';

export const detailNames: Readonly<Record<Detail, string>> = {
  cells: 'Cells',
  frames: 'Frames',
  flows: 'Flows',
  max: 'Counters',
};

function explains(detail: Detail, playback: Playback): string {
  switch (detail) {
    case 'cells': {
      const cell = playback.recording.ends.reduce((least, end) => Math.min(least, end.cellPs || least), 1e12);
      return cell < 1e12 ? `1 cell = ${Number((cell / 1e6).toPrecision(3))} µs` : '53 octets each';
    }
    case 'frames':
      return '1 bar = 1 AAL5 frame';
    case 'flows':
      return 'width = cells a second';
    case 'max':
      return `plots every ${spanWords(playback.recording.intervalPs)}`;
  }
}

interface DetailBadgeProps {
  readonly detail: Detail;
  readonly playback: Playback;
  readonly isToScale: boolean;
}

export function DetailBadge({ detail, playback, isToScale }: DetailBadgeProps) {
  const sign = detail === 'cells' ? '' : detail === 'frames' ? styles.wide : styles.band;
  return (
    <p className={styles.badge} data-testid="detail" data-detail={detail}>
      <span className={`${styles.sign} ${sign}`} aria-hidden="true" />
      <b>{detailNames[detail]}</b>
      <span>{explains(detail, playback)}</span>
      {isToScale ? null : (
        <span title="Cells are longer than these links: entry and exit are exact, lengths are not.">
          · not to scale
        </span>
      )}
    </p>
  );
}
