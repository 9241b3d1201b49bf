/** The devices above the ladder, each with a menu: moved, kept at the left, put away. */

import { MenuIcon } from '../ui/icons.tsx';
import { type Act, Menu } from '../ui/Menu.tsx';
import { ladderWords as words } from '../words/protocol-words.ts';
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

export function LadderHeads({ columns, onColumns, shown, width, gutter, nameOf }: LadderHeadsProps) {
  const actsOf = (node: number, index: number): readonly Act[] => {
    const name = nameOf(node);
    const isPinned = columns.pinned.has(node);
    const move = (step: 1 | -1) => onColumns(moved(columns, shown, node, step));
    return [
      ...(index === 0 ? [] : [{ id: 'left', label: words.left(name), run: () => move(-1) }]),
      ...(index === shown.length - 1 ? [] : [{ id: 'right', label: words.right(name), run: () => move(1) }]),
      {
        id: 'pin',
        label: isPinned ? words.unpin(name) : words.pin(name),
        run: () => onColumns({ ...columns, pinned: toggled(columns.pinned, node) }),
      },
      {
        id: 'hide',
        label: words.hide(name),
        run: () => onColumns({ ...columns, hidden: toggled(columns.hidden, node) }),
      },
    ];
  };
  return (
    <ul className={styles.heads} style={{ paddingLeft: gutter }} aria-label={words.columns}>
      {shown.map((node, index) => (
        <li key={node} style={{ width }} data-pinned={columns.pinned.has(node) || undefined}>
          <b title={nameOf(node)}>{nameOf(node)}</b>
          <Menu label={words.columnMenu(nameOf(node))} acts={actsOf(node, index)} testId={`ladder-column-${node}`}>
            <MenuIcon />
          </Menu>
        </li>
      ))}
    </ul>
  );
}
