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

function explains(detail: Detail, playback: Playback, hasEthernet: boolean): string {
  switch (detail) {
    case 'cells': {
      const { ends } = playback.recording;
      const cell = ends.reduce((least, end) => Math.min(least, end.cellPs || least), 1e12);
      if (cell === 1e12) return hasEthernet ? '1 bar = 1 Ethernet frame' : '53 octets each';
      const one = `1 cell = ${Number((cell / 1e6).toPrecision(3))} µs`;
      return hasEthernet ? `${one}; Ethernet: 1 bar = 1 frame` : one;
    }
    case 'frames':
      return hasEthernet ? '1 bar = 1 frame' : '1 bar = 1 AAL5 frame';
    case 'flows':
      return hasEthernet ? 'width = cells a second; one width for Ethernet' : 'width = cells a second';
    case 'max':
      return `plots every ${spanWords(playback.recording.intervalPs)}`;
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
    <p className={styles.badge} data-testid="detail" data-detail={detail}>
      <span className={`${styles.sign} ${sign}`} aria-hidden="true" />
      <b>{detailNames[detail]}</b>
      <span>{explains(detail, playback, hasEthernet)}</span>
      {isToScale ? null : (
        <span title="Cells are longer than these links: entry and exit are exact, lengths are not.">
          · not to scale
        </span>
      )}
    </p>
  );
}
