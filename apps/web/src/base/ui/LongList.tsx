/**
 * A list of thousands of rows, of which only those in sight are in the page: a grid that arrow keys choose in. While its end is in
 * sight it stays there as rows come.
 *
 * Written here, because all rows of a list have the same height: which are in sight is two divisions. @tanstack/react-virtual 3.14
 * measures 9.5 KB compressed, nearly all of it for heights that are not known before; the keys, the choice and the end in sight would
 * still be ours. The collections of React Aria hold every row they know in a tree of their own, which is too slow for a log that grows
 * while it is watched.
 */
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './LongList.module.css';
import { useTheme } from './theme.ts';
import { useMedia } from './use-media.ts';
import { useSize } from './use-size.ts';

export interface LongColumn<Row> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
}

interface LongListProps<Row> {
  readonly label: string;
  readonly columns: readonly LongColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly chosen: string | null;
  readonly onChoose: (row: Row) => void;
  /** Enter, or a double click. */
  readonly onOpen?: (row: Row) => void;
  /** A click does more than choose. */
  readonly onPress?: (row: Row) => void;
  readonly emptyWords: string;
  /** Says the tracks of the grid: `--columns`, and for narrow lists with two lines a row `--narrow-columns`. */
  readonly className: string;
  readonly testId: string;
}

const headRoom = 28;
/** Rows beyond the edges. */
const beyond = 6;
const narrowPx = 620;

function useRowHeight(isNarrow: boolean): number {
  const isProjected = useTheme() === 'projector';
  const isCoarse = useMedia('(pointer: coarse)');
  if (isNarrow) return isProjected ? 62 : 48;
  if (isProjected) return 40;
  return isCoarse ? 44 : 30;
}

export function LongList<Row>(props: LongListProps<Row>) {
  const { label, columns, rows, keyOf, chosen, onChoose, onOpen, onPress } = props;
  const { emptyWords, className, testId } = props;
  const { frame, size } = useSize();
  const isNarrow = size.width > 0 && size.width < narrowPx;
  const height = useRowHeight(isNarrow);
  const id = useId();
  const [top, setTop] = useState(0);
  const isAtEnd = useRef(true);
  const heads = isNarrow ? 0 : headRoom;
  const at = chosen === null ? -1 : rows.findIndex((row) => keyOf(row) === chosen);

  // The end stays in sight while it is; else what is read stays where it is.
  useLayoutEffect(() => {
    const element = frame.current;
    if (element !== null && isAtEnd.current && rows.length > 0) element.scrollTop = element.scrollHeight;
  }, [frame, rows.length]);

  // What was chosen elsewhere comes into sight.
  useEffect(() => {
    const element = frame.current;
    if (element === null || at < 0) return;
    const [from, to] = [at * height, (at + 1) * height + heads];
    if (from < element.scrollTop) element.scrollTop = from;
    else if (to > element.scrollTop + element.clientHeight) element.scrollTop = to - element.clientHeight;
    // Only when another is chosen: not when rows come, or while somebody scrolls.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [frame, chosen, height, heads]);

  const first = Math.max(0, Math.floor((top - heads) / height) - beyond);
  const last = Math.min(rows.length, Math.ceil((top + size.height) / height) + beyond);

  const choose = (index: number) => {
    const row = rows[Math.min(rows.length - 1, Math.max(0, index))];
    if (row !== undefined) onChoose(row);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const pageful = Math.max(1, Math.floor(size.height / height) - 1);
    const current = rows[at];
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => choose(at + 1),
      ArrowUp: () => choose(at < 0 ? rows.length - 1 : at - 1),
      PageDown: () => choose(at + pageful),
      PageUp: () => choose(at - pageful),
      Home: () => choose(0),
      End: () => choose(rows.length - 1),
      ...(current === undefined || onOpen === undefined ? {} : { Enter: () => onOpen(current) }),
    };
    const act = acts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };

  return (
    <div
      ref={frame}
      className={`${styles.frame} ${className}`}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-activedescendant={at >= first && at < last ? `${id}-${at}` : undefined}
      data-narrow={isNarrow || undefined}
      data-testid={testId}
      onScroll={(event) => {
        const { scrollTop, clientHeight, scrollHeight } = event.currentTarget;
        isAtEnd.current = scrollTop + clientHeight >= scrollHeight - height;
        setTop(scrollTop);
      }}
      onKeyDown={onKeyDown}
    >
      <div role="row" aria-rowindex={1} className={styles.heads}>
        {columns.map((column) => (
          <span key={column.id} role="columnheader">
            {column.title}
          </span>
        ))}
      </div>
      {rows.length === 0 ? (
        <div role="row" aria-rowindex={2}>
          <div role="gridcell" className={styles.empty} data-testid={`${testId}-empty`}>
            {emptyWords}
          </div>
        </div>
      ) : (
        <div role="rowgroup" className={styles.body} style={{ height: rows.length * height }}>
          {rows.slice(first, last).map((row, place) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the grid has the focus and its keys
            <div
              key={keyOf(row)}
              id={`${id}-${first + place}`}
              role="row"
              aria-rowindex={first + place + 2}
              aria-selected={first + place === at}
              className={styles.row}
              style={{ top: (first + place) * height, height }}
              onClick={() => {
                onChoose(row);
                onPress?.(row);
              }}
              onDoubleClick={() => onOpen?.(row)}
            >
              {columns.map((column) => (
                <span key={column.id} role="gridcell" data-column={column.id}>
                  {column.cell(row)}
                </span>
              ))}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
