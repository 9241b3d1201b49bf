/** A figure at the size of a stamp. */
import type { FigureData } from '@lanelab/papers';
import { useMemo } from 'react';
import { useTheme } from '../../base/ui/theme.ts';
import { drawThumbnail } from '../figure/draw.ts';
import styles from './Card.module.css';

export function Stamp({ figure }: { readonly figure: FigureData }) {
  const theme = useTheme();
  const html = useMemo(() => ({ __html: drawThumbnail(figure, theme) }), [figure, theme]);
  return <span className={styles.frame} aria-hidden="true" dangerouslySetInnerHTML={html} />;
}
