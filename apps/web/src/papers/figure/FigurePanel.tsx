/** The chart, its caption, and navigation through its points by pointer and by arrow keys. */

import { summarySentence } from '@lanelab/charts';
import { say } from '@lanelab/messages/figure';
import { type KeyboardEvent, type MouseEvent, memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTheme } from '../../base/ui/theme.ts';
import { useSize } from '../../base/ui/use-size.ts';
import { Caption } from './Caption.tsx';
import { drawFigure } from './draw.ts';
import styles from './FigurePanel.module.css';
import { isSame, type Mark, markAt, marksOf, nextMark, type PlacedMark } from './marks.ts';
import type { ShownFigure } from './overlay.ts';
import { pointWords } from './point-words.ts';

interface FigurePanelProps {
  readonly figure: ShownFigure;
  /** Digits of the build of the engine that computed the values elsewhere; null where they were computed here. */
  readonly build: string | null;
  /** Runs the point that these run keys stand for. */
  readonly onPoint?: (runs: readonly string[]) => void;
}

export const FigurePanel = memo(function FigurePanel({ figure, build, onPoint }: FigurePanelProps) {
  const theme = useTheme();
  const { frame, size } = useSize();
  const drawing = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Mark | null>(null);
  const [place, setPlace] = useState<PlacedMark | null>(null);
  const summary = useMemo(() => summarySentence(figure), [figure]);
  const html = useMemo(
    () => ({ __html: size.width === 0 ? '' : drawFigure(figure, theme, size.width) }),
    [figure, theme, size.width],
  );

  useLayoutEffect(() => {
    const marks = drawing.current === null || html.__html === '' ? [] : marksOf(drawing.current);
    setPlace(marks.find((mark) => chosen !== null && isSame(mark, chosen)) ?? null);
  }, [chosen, html]);

  // Traces and drawings have no values to go through one by one: they are a picture with its sentence.
  const isRead = figure.drawing === undefined && figure.series.every(({ trace }) => trace === undefined);
  const values = figure.series.flatMap((series) => series.points.map(({ x }): Mark => ({ series: series.key, x })));
  const words = chosen === null ? say('figure-panel.point-at-a-value-or') : pointWords(figure, chosen);
  const pick = (mark: Mark | null) => {
    if (mark !== null && (chosen === null || !isSame(mark, chosen))) setChosen(mark);
  };
  const open = (mark: Mark | null) => {
    const point = figure.series.find(({ key }) => key === mark?.series)?.points.find(({ x }) => x === mark?.x);
    if (point !== undefined) onPoint?.(point.runs);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' && chosen !== null) {
      event.preventDefault();
      open(chosen);
      return;
    }
    const next = nextMark(figure, chosen, event.key);
    if (next === null) return;
    event.preventDefault();
    pick(next);
  };
  const onPointer = (event: MouseEvent) => {
    if (drawing.current !== null) pick(markAt(drawing.current, event.clientX, event.clientY));
  };

  return (
    <figure className={styles.figure} data-testid="figure">
      <div ref={frame} className={styles.frame}>
        {isRead ? (
          <div
            className={styles.reader}
            role="slider"
            aria-label={summary}
            aria-valuemin={0}
            aria-valuemax={values.length}
            aria-valuenow={chosen === null ? 0 : 1 + values.findIndex((mark) => isSame(mark, chosen))}
            aria-valuetext={words}
            tabIndex={0}
            data-testid="figure-reader"
            onKeyDown={onKeyDown}
            onMouseMove={onPointer}
            onClick={(event) => {
              if (drawing.current !== null) open(markAt(drawing.current, event.clientX, event.clientY));
            }}
          >
            <div ref={drawing} dangerouslySetInnerHTML={html} />
            {place === null ? null : (
              <span className={styles.cursor} style={{ left: place.left, top: place.top }} aria-hidden="true" />
            )}
          </div>
        ) : (
          <div className={styles.reader} data-testid="figure-picture" dangerouslySetInnerHTML={html} />
        )}
      </div>
      {isRead ? (
        <p className={chosen === null ? styles.hint : styles.readout} data-testid="readout">
          {words}
        </p>
      ) : null}
      <Caption figure={figure} build={build} />
    </figure>
  );
});
