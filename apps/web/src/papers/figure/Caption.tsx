/** Where every number of the figure comes from. */
import { captionText } from '@lanelab/charts';
import type { FigureData } from '@lanelab/papers';
import { keepNumbersWhole } from '../../base/format/number.ts';
import styles from './FigurePanel.module.css';

interface CaptionProps {
  readonly figure: FigureData;
  readonly source: 'here' | 'server';
}

export function Caption({ figure, source }: CaptionProps) {
  return (
    <figcaption className={styles.caption} data-testid="caption">
      {keepNumbersWhole(captionText(figure))}
      {source === 'server' ? ' Computed by this lab’s server; run it to compute it here.' : null}
    </figcaption>
  );
}
