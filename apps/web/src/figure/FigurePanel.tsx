/** The chart, its caption, and a way through its points by pointer and by arrow keys. */
import { summarySentence } from '@lanelab/charts';
import type { FigureData } from '@lanelab/scenario';
import { type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTheme } from '../ui/theme.ts';
import { Caption } from './Caption.tsx';
import { drawFigure } from './draw.ts';
import styles from './FigurePanel.module.css';
import { pointWords } from './point-words.ts';
import { markAt, marksOf, nextMark, type Mark, type PlacedMark } from './marks.ts';
import { useWidth } from '../ui/use-width.ts';

interface FigurePanelProps {
  readonly figure: FigureData;
  /** Whose computer the values come from. */
  readonly source: 'here' | 'server';
  /** Runs the point that these run keys stand for. */
  readonly onPoint?: (runs: readonly string[]) => void;
}

export function FigurePanel({ figure, source, onPoint }: FigurePanelProps) {
  const theme = useTheme();
  const { frame, width } = useWidth();
  const hintId = useId();
  const drawing = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Mark | null>(null);
  const [place, setPlace] = useState<PlacedMark | null>(null);
  const summary = useMemo(() => summarySentence(figure), [figure]);
  const html = useMemo(() => ({ __html: width === 0 ? '' : drawFigure(figure, theme, width) }), [figure, theme, width]);

  useLayoutEffect(() => {
    const marks = drawing.current === null || html.__html === '' ? [] : marksOf(drawing.current);
    setPlace(marks.find((mark) => mark.series === chosen?.series && mark.x === chosen.x) ?? null);
  }, [chosen, html]);

  const pick = (mark: Mark | null) => {
    if (mark !== null) setChosen(mark);
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
        <div
          className={styles.reader}
          role="group"
          aria-label={summary}
          aria-describedby={hintId}
          tabIndex={0}
          data-testid="figure-reader"
          onKeyDown={onKeyDown}
          onMouseMove={onPointer}
          onClick={(event) => {
            if (drawing.current !== null) open(markAt(drawing.current, event.clientX, event.clientY));
          }}
        >
          <div ref={drawing} dangerouslySetInnerHTML={html} />
          {place === null ? null : <span className={styles.cursor} style={{ left: place.left, top: place.top }} aria-hidden="true" />}
        </div>
      </div>
      <p className={styles.readout} aria-live="polite" data-testid="readout">
        {chosen === null ? <span id={hintId}>Point at a value, or use the arrow keys, to read it.</span> : pointWords(figure, chosen)}
      </p>
      <Caption figure={figure} source={source} />
    </figure>
  );
}
