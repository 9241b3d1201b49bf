/** The mark of a kind of traffic on its line, in stage px. */
import type { Point } from '@lanelab/scenario';
import type { Look } from '../../document/topology-view/traffic-styles.ts';
import styles from './Layers.module.css';

interface StrandSignProps {
  readonly look: Look;
  readonly place: { readonly at: Point; readonly angle: number };
  /** Whether the traffic goes from the end of the line to its beginning. */
  readonly isBack: boolean;
}

export function StrandSign({ look, place: { at, angle }, isBack }: StrandSignProps) {
  const turn = (angle * 180) / Math.PI + (isBack ? 180 : 0);
  const transform = `translate(${at.x} ${at.y}) rotate(${turn})`;
  switch (look) {
    case 'control':
      return <path className={styles.hollow} transform={transform} d="M6 0 0 5-6 0 0-5z" />;
    case 'shortcut':
      return <path className={styles.solid} transform={transform} d="M9 0-7 7-3 0-7-7z" />;
    case 'bus':
      return (
        <g transform={transform}>
          <circle className={styles.hollow} r="5" />
          <circle className={styles.solid} r="2" />
        </g>
      );
    case 'data':
      return <path className={styles.solid} transform={transform} d="M-7-3.5H3v7H-7zM5-3.5H7.5v7H5z" />;
  }
}
