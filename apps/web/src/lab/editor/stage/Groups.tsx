/** Hulls around groups of devices: told apart by pattern and name, never by colour. */
import { useId } from 'react';
import { grown } from '../geometry/box.ts';
import { useDocument, useScene } from './context.ts';
import styles from './Groups.module.css';

const PATTERNS = ['M0 8L8 0', 'M4 0V8', 'M0 4H8', 'M0 0L8 8M0 8L8 0', 'M4 3V5'] as const;
/** Stage px between the outermost devices and the hull. */
const PADDING = 10;

export function Groups() {
  const groups = useDocument((state) => state.scenario.layout.groups);
  const at = useScene((scene) => scene.positions());
  const boundsOf = useScene((scene) => scene.bounds);
  const prefix = useId();
  if (groups.length === 0) return null;
  return (
    <svg className={styles.layer} aria-hidden="true" focusable="false">
      <defs>
        {PATTERNS.map((d, index) => (
          <pattern key={d} id={`${prefix}${index}`} width="8" height="8" patternUnits="userSpaceOnUse">
            <path className={styles.pattern} d={d} />
          </pattern>
        ))}
      </defs>
      {groups.map((group, index) => {
        const known = new Set(group.nodes.filter((id) => at.has(id)));
        const box = known.size === 0 ? null : boundsOf(known);
        if (box === null) return null;
        const { left, top, right, bottom } = grown(box, PADDING);
        return (
          <g key={group.id} data-testid={`group-${group.id}`}>
            <rect
              className={styles.hull}
              x={left}
              y={top}
              width={right - left}
              height={bottom - top}
              rx={12}
              fill={`url(#${prefix}${index % PATTERNS.length})`}
            />
            <text className={styles.name} x={left + 12} y={top - 6} data-box="label">
              {group.name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
