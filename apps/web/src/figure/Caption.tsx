/** Where every number of the figure comes from. */
import { captionText } from '@lanelab/charts';
import type { FigureData } from '@lanelab/scenario';
import styles from './FigurePanel.module.css';

export function Caption({ figure }: { readonly figure: FigureData }) {
  return (
    <figcaption className={styles.caption} data-testid="caption">
      {captionText(figure)}
    </figcaption>
  );
}
