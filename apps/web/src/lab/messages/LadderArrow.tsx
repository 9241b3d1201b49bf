/** One arrow of the ladder: dotted line, hollow diamond, words above it. A lost one ends in a cross. */
import { instantWords } from '../../playback/gap-words.ts';
import styles from './Ladder.module.css';
import type { Arrow } from './ladder.ts';
import { arrowWords, drawnArrow, gutterPx } from './ladder-picture.ts';

interface LadderArrowProps {
  readonly arrow: Arrow;
  readonly id: string | undefined;
  readonly row: number;
  readonly label: string;
  readonly isWorded: boolean;
  readonly isChosen: boolean;
  readonly width: number;
  readonly size: number;
  readonly columns: number;
  readonly onChoose: () => void;
  readonly onOpen: () => void;
}

export function LadderArrow(props: LadderArrowProps) {
  const { arrow, id, row, label, isWorded, isChosen, width, size, columns, onChoose, onOpen } = props;
  const drawn = drawnArrow(arrow, width, size, columns);
  const { plain, term, fate } = arrowWords(arrow);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the ladder has the focus and its keys
    <g
      id={id}
      role="row"
      aria-rowindex={row}
      aria-selected={isChosen}
      className={styles.arrow}
      data-log={arrow.sending.log}
      data-lost={drawn.cross !== null || undefined}
      onClick={onChoose}
      onDoubleClick={onOpen}
    >
      <g role="gridcell" aria-label={label}>
        <path className={styles.reach} d={drawn.line} />
        <path className={styles.line} d={drawn.line} />
        {drawn.head === null ? null : <path className={styles.head} d={drawn.head} />}
        <path className={styles.mark} d={drawn.mark} />
        {drawn.cross === null ? null : <path className={styles.cross} d={drawn.cross} />}
        {isWorded ? (
          <>
            <text className={styles.words} x={drawn.wordsX} y={drawn.wordsY}>
              {plain}
              <tspan className={styles.term}>: {term}</tspan>
              {fate === '' ? null : <tspan className={drawn.cross === null ? styles.term : styles.fate}> {fate}</tspan>}
            </text>
            <text className={styles.time} x={gutterPx(size) - 8} y={arrow.fromY + size / 3} textAnchor="end">
              {instantWords(arrow.sending.atPs)}
            </text>
          </>
        ) : null}
      </g>
    </g>
  );
}
