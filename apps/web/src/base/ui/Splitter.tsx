/**
 * Two panes with a line between them that can be moved: dragged, by arrow keys, or back to where it was by a double click.
 * Written here because the library for it weighs more than all panes of the workbench together.
 */
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import styles from './Splitter.module.css';

interface SplitterProps {
  /** `level`: side by side; `upright`: one above the other. */
  readonly direction: 'level' | 'upright';
  /** Name of the pane that the line makes larger or smaller. */
  readonly label: string;
  readonly first: ReactNode;
  /** Null: put away, and the line with it. */
  readonly second: ReactNode | null;
  /** Size of the second pane: CSS px, or a share of both below 1. Another size takes the place of one that was chosen by hand. */
  readonly size: number;
  readonly least: number;
  readonly most: number;
  /** The second pane is a sheet over the first one, which keeps its size. */
  readonly isOver?: boolean;
}

const KEY_STEP = 24;

export function Splitter({ direction, label, first, second, size, least, most, isOver = false }: SplitterProps) {
  const frame = useRef<HTMLDivElement>(null);
  /** Chosen by hand in the place of a size, CSS px. */
  const [byHand, setByHand] = useState<{ readonly size: number; readonly px: number } | null>(null);
  /** Null: as it comes. */
  const chosen = byHand?.size === size ? byHand.px : null;
  const isLevel = direction === 'level';
  const room = () => (isLevel ? frame.current?.clientWidth : frame.current?.clientHeight) ?? 0;
  const px = (value: number) => (value <= 1 ? value * room() : value);
  const set = (value: number) => setByHand({ size, px: Math.round(Math.min(px(most), Math.max(px(least), value))) });
  const shown = () => chosen ?? px(size);

  const onPointerMove = (event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = frame.current?.getBoundingClientRect();
    if (box !== undefined) set(isLevel ? box.right - event.clientX : box.bottom - event.clientY);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [larger, smaller] = isLevel ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    const actions: Readonly<Record<string, () => void>> = {
      [larger]: () => set(shown() + KEY_STEP),
      [smaller]: () => set(shown() - KEY_STEP),
      Home: () => set(px(least)),
      End: () => set(px(most)),
    };
    const action = actions[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };

  const basis = chosen === null && size <= 1 ? `${size * 100}%` : `${chosen ?? size}px`;
  return (
    <div ref={frame} className={styles.panes} data-direction={direction} data-over={isOver || undefined}>
      <div className={styles.first}>{first}</div>
      {second === null ? null : (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a window splitter (WAI-ARIA): focusable, with a value */}
          <div
            className={styles.line}
            role="separator"
            aria-label={label}
            aria-orientation={isLevel ? 'vertical' : 'horizontal'}
            aria-valuenow={Math.round(chosen ?? (size <= 1 ? size * 100 : size))}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
            tabIndex={0}
            onKeyDown={onKeyDown}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={onPointerMove}
            onDoubleClick={() => setByHand(null)}
          />
          <div className={styles.second} style={{ flexBasis: basis }} data-room={isOver ? 'sheet' : undefined}>
            {second}
          </div>
        </>
      )}
    </div>
  );
}
