/** Where every number of the figure comes from. */

import { captionText } from '@lanelab/charts';
import { say } from '@lanelab/messages/figure';
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
      {source === 'server' ? say('caption.computed-by-this-labs-server') : null}
    </figcaption>
  );
}
