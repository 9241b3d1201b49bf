/** A hull around devices: a pattern, an outline and a name. */
import type { Point } from '@lanelab/scenario';
import { useId } from 'react';
import { hullOf, hullPath } from './hull.ts';
import styles from './Layers.module.css';

const PATTERNS = ['M0 8L8 0', 'M4 0V8', 'M0 4H8', 'M0 0L8 8M0 8L8 0', 'M4 3V5M0 0V1', 'M0 0L8 8'] as const;

/** Stage px that an outline is thick. */
const OUTLINE = 3;
/** Each further hull of a device is this much wider than the one before, in stage px. */
const STEP = 14;
const ROOM = 72;
/** Stage px that a name with its note is high. */
const NAME = 38;

interface HullShapeProps {
  readonly name: string;
  /** Under the name: states, servers. */
  readonly note: string;
  readonly members: readonly Point[];
  /** Devices that must stay outside the hull. */
  readonly strangers: readonly Point[];
  /** The hull's place among the others, which chooses pattern and size. */
  readonly index: number;
  /** The device below the hull's name, and how many other names stand between them. */
  readonly named: { readonly at: Point; readonly above: number };
  readonly testId: string;
}

export function HullShape({ name, note, members, strangers, index, named, testId }: HullShapeProps) {
  const id = useId();
  if (members.length === 0) return null;
  const room = ROOM + (index % 4) * STEP;
  const hull = hullOf(members, strangers, room / 2);
  const d = hullPath(hull);
  const fill = hull.isArea ? 'white' : 'none';
  const far = 4000;
  const box = { x: named.at.x - far, y: named.at.y - far, width: 2 * far, height: 2 * far };
  const all = { x: box.x, y: box.y, width: box.width, height: box.height, maskUnits: 'userSpaceOnUse' as const };
  const nameY = named.at.y - ROOM / 2 - (note === '' ? 8 : 26) - named.above * NAME;
  const inner = hull.isArea ? 'black' : 'none';
  return (
    <g data-testid={testId} className={styles.hull}>
      <defs>
        <pattern id={`${id}p`} width="8" height="8" patternUnits="userSpaceOnUse">
          <path className={styles.pattern} d={PATTERNS[index % PATTERNS.length]} />
        </pattern>
        <mask id={`${id}in`} {...all}>
          <path className={styles.band} d={d} fill={fill} stroke="white" strokeWidth={room} />
        </mask>
        <mask id={`${id}rim`} {...all}>
          <path className={styles.band} d={d} fill={fill} stroke="white" strokeWidth={room + OUTLINE} />
          <path className={styles.band} d={d} fill={inner} stroke="black" strokeWidth={room} />
        </mask>
      </defs>
      <rect {...box} fill={`url(#${id}p)`} mask={`url(#${id}in)`} />
      <rect {...box} className={styles.rim} mask={`url(#${id}rim)`} />
      <text className={styles.hullName} x={named.at.x} y={nameY} textAnchor="middle">
        {name}
        {note === '' ? null : (
          <tspan className={styles.hullNote} x={named.at.x} dy="1.25em">
            {note}
          </tspan>
        )}
      </text>
    </g>
  );
}
