/**
 * A list of thousands of rows, of which only those in sight are in the page: a grid in which arrow keys choose a row. While its
 * end is in sight it stays there as rows are added.
 */
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect } from 'react';
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

/** Height of the column titles, in CSS pixels. */
const TITLES_PX = 28;
/** Rows in the page above and below those in sight. */
const OVERSCAN = 6;
const NARROW_PX = 620;

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
  const isNarrow = size.width > 0 && size.width < NARROW_PX;
  const height = useRowHeight(isNarrow);
  const id = useId();
  const titles = isNarrow ? 0 : TITLES_PX;
  const at = chosen === null ? -1 : rows.findIndex((row) => keyOf(row) === chosen);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => height,
    getItemKey: (index) => keyOf(rows[index] as Row),
    overscan: OVERSCAN,
    scrollMargin: titles,
    scrollPaddingStart: titles,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: height,
  });
  const visible = virtualizer.getVirtualItems().map((item) => ({ ...item, row: rows[item.index] as Row }));

  useLayoutEffect(() => virtualizer.scrollToEnd(), [virtualizer]);

  // Rows are as high as the theme and the width of the list make them, and are not measured one by one.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height]);

  // A row that was chosen elsewhere scrolls into sight.
  useEffect(() => {
    if (at >= 0) virtualizer.scrollToIndex(at, { align: 'auto' });
    // Only when another row is chosen: not when rows are added, or while somebody scrolls.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [virtualizer, chosen, height]);

  const choose = (index: number) => {
    const row = rows[Math.min(rows.length - 1, Math.max(0, index))];
    if (row !== undefined) onChoose(row);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const pageful = Math.max(1, Math.floor(size.height / height) - 1);
    const current = rows[at];
    const actions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => choose(at + 1),
      ArrowUp: () => choose(at < 0 ? rows.length - 1 : at - 1),
      PageDown: () => choose(at + pageful),
      PageUp: () => choose(at - pageful),
      Home: () => choose(0),
      End: () => choose(rows.length - 1),
      ...(current === undefined || onOpen === undefined ? {} : { Enter: () => onOpen(current) }),
    };
    const action = actions[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };

  return (
    <div
      ref={frame}
      className={`${styles.frame} ${className}`}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-activedescendant={visible.some(({ index }) => index === at) ? `${id}-${at}` : undefined}
      data-narrow={isNarrow || undefined}
      data-testid={testId}
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
        <div role="rowgroup" className={styles.body} style={{ height: virtualizer.getTotalSize() }}>
          {visible.map(({ row, index, key, start }) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the grid has the focus and its keys
            <div
              key={key}
              id={`${id}-${index}`}
              role="row"
              aria-rowindex={index + 2}
              aria-selected={index === at}
              className={styles.row}
              style={{ top: start - titles, height }}
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
