/** The devices above the ladder: drag one to another place, or move, pin and hide it by its menu. */
import { say } from '@lanelab/messages/messages';
import { type PointerEvent, useState } from 'react';
import { MenuIcon } from '../../base/ui/icons.tsx';
import { type Action, Menu } from '../../base/ui/Menu.tsx';
import styles from './Ladder.module.css';
import { type Columns, moved, toggled } from './ladder.ts';

interface LadderHeadsProps {
  readonly columns: Columns;
  readonly onColumns: (columns: Columns) => void;
  readonly shown: readonly number[];
  readonly width: number;
  readonly gutter: number;
  readonly nameOf: (node: number) => string;
}

/** A column that is being dragged, and how far it has moved. */
interface Drag {
  readonly node: number;
  readonly fromPx: number;
  readonly byPx: number;
}

export function LadderHeads({ columns, onColumns, shown, width, gutter, nameOf }: LadderHeadsProps) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const actionsOf = (node: number, index: number): readonly Action[] => {
    const name = nameOf(node);
    const isPinned = columns.pinned.has(node);
    const move = (step: 1 | -1) => onColumns(moved(columns, shown, node, step));
    return [
      ...(index === 0 ? [] : [{ id: 'left', label: say('ladder.left', { device: name }), run: () => move(-1) }]),
      ...(index === shown.length - 1
        ? []
        : [{ id: 'right', label: say('ladder.right', { device: name }), run: () => move(1) }]),
      {
        id: 'pin',
        label: isPinned ? say('ladder.unpin', { device: name }) : say('ladder.pin', { device: name }),
        run: () => onColumns({ ...columns, pinned: toggled(columns.pinned, node) }),
      },
      {
        id: 'hide',
        label: say('ladder.hide', { device: name }),
        run: () => onColumns({ ...columns, hidden: toggled(columns.hidden, node) }),
      },
    ];
  };
  const grip = (node: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ node, fromPx: event.clientX, byPx: 0 });
    },
    onPointerMove: ({ clientX }: PointerEvent<HTMLElement>) => {
      setDrag((now) => (now?.node === node ? { ...now, byPx: clientX - now.fromPx } : now));
    },
    onPointerUp: () => {
      if (drag?.node === node) onColumns(moved(columns, shown, node, Math.round(drag.byPx / width)));
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  });
  return (
    <ul className={styles.heads} style={{ paddingLeft: gutter }} aria-label={say('ladder.columns')}>
      {shown.map((node, index) => (
        <li
          key={node}
          style={{ width, ...(drag?.node === node ? { transform: `translateX(${drag.byPx}px)` } : {}) }}
          data-pinned={columns.pinned.has(node) || undefined}
          data-dragged={drag?.node === node || undefined}
          data-testid={`ladder-head-${node}`}
        >
          {/* The menu does the same by keys. */}
          <b title={say('ladder.drag', { device: nameOf(node) })} {...grip(node)}>
            {nameOf(node)}
          </b>
          <Menu
            label={say('ladder.column', { device: nameOf(node) })}
            actions={actionsOf(node, index)}
            testId={`ladder-column-${node}`}
          >
            <MenuIcon />
          </Menu>
        </li>
      ))}
    </ul>
  );
}
