/** Where every number of the figure comes from. */

import { captionText } from '@lanelab/charts';
import { say } from '@lanelab/messages/shipped';
import { keepNumbersWhole } from '../../base/format/number.ts';
import styles from './FigurePanel.module.css';
import type { ShownFigure } from './overlay.ts';

interface CaptionProps {
  readonly figure: ShownFigure;
  /** Digits of the build of the engine that computed the values elsewhere; null where they were computed here. */
  readonly build: string | null;
}

/** Digits of a build that are enough to tell two apart at sight. */
const SHOWN_DIGITS = 8;

export function Caption({ figure, build }: CaptionProps) {
  return (
    <figcaption className={styles.caption} data-testid="caption">
      {keepNumbersWhole(captionText(figure))}
      {build === null ? null : say('caption.shipped', { stamp: build.slice(0, SHOWN_DIGITS) })}
      {figure.again === undefined ? null : say('caption.again')}
    </figcaption>
  );
}
