/** A hull around devices: a pattern, an outline and a name. */
import type { Point } from '@lanelab/scenario';
import { useEffect, useId, useMemo } from 'react';
import { placesAround } from '../editor/geometry/around.ts';
import { type Box, beyond } from '../editor/geometry/box.ts';
import { placeBetween } from '../editor/geometry/label-plan.ts';
import { useDrawing, useScene, useSession } from '../editor/stage/context.ts';
import { hullOf, hullPath } from './hull.ts';
import styles from './Layers.module.css';

const PATTERNS = ['M0 8L8 0', 'M4 0V8', 'M0 4H8', 'M0 0L8 8M0 8L8 0', 'M4 3V5M0 0V1', 'M0 0L8 8'] as const;

/** Stage px that an outline is thick. */
const OUTLINE = 3;
/** Each further hull of a device is this much wider than the one before, in stage px. */
const STEP = 14;
const ROOM = 72;

/** A hull of a layer. */
export interface Hull extends HullName {
  /** Devices that must stay outside the hull. */
  readonly strangers: readonly Point[];
}

interface HullShapeProps {
  readonly hull: Hull;
  /** The hull's place among the others, which chooses pattern and size. */
  readonly index: number;
  /** The room of the name and the note. */
  readonly nameBox: Box | null;
  readonly testId: string;
}

export function HullShape({ hull: { name, note, members, strangers }, index, nameBox, testId }: HullShapeProps) {
  const id = useId();
  if (members.length === 0) return null;
  const room = ROOM + (index % 4) * STEP;
  const hull = hullOf(members, strangers, room / 2);
  const d = hullPath(hull);
  const fill = hull.isArea ? 'white' : 'none';
  const far = 4000;
  const [middle] = members;
  const box = { x: (middle?.x ?? 0) - far, y: (middle?.y ?? 0) - far, width: 2 * far, height: 2 * far };
  const all = { x: box.x, y: box.y, width: box.width, height: box.height, maskUnits: 'userSpaceOnUse' as const };
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
      {nameBox === null ? null : (
        <text
          className={styles.hullName}
          x={(nameBox.left + nameBox.right) / 2}
          y={nameBox.top}
          dy={HANGING}
          dominantBaseline="hanging"
          textAnchor="middle"
          data-box="label"
        >
          {name}
          {note === '' ? null : (
            <tspan className={styles.hullNote} x={(nameBox.left + nameBox.right) / 2} dy={NOTE_LINE}>
              {note}
            </tspan>
          )}
        </text>
      )}
    </g>
  );
}

/** Letters rise above the hanging baseline by this much. */
const HANGING = '0.2em';
/** From the name to the note below it. */
const NOTE_LINE = '1.25em';
const NAME_WEIGHT = 600;
const NOTE_WEIGHT = 400;

export interface HullName {
  readonly name: string;
  /** Under the name: states, servers. */
  readonly note: string;
  /** The devices of the hull, the best one for its name first. */
  readonly members: readonly Point[];
}

/** For each px of a name out of sight, or under something that lies over the stage. */
const UNSEEN_COST = 3;

/** Rooms for the names of all hulls of a layer, in sight as the stage stands: no device moves when the layer changes. */
export function useHullNames(hulls: readonly HullName[]): readonly (Box | null)[] {
  const plan = useScene((scene) => scene.labels());
  const type = useSession((session) => session.labelType);
  const drawing = useDrawing();
  const rooms = useMemo(() => {
    const seen = drawing.camera.room();
    const sizes = hulls.map(({ name, note }) => ({
      width: Math.max(type.widthOf(name, type.name, NAME_WEIGHT), type.widthOf(note, type.note, NOTE_WEIGHT)),
      height: 1.2 * type.name + (note === '' ? 0 : 1.25 * type.name),
    }));
    return placeBetween(
      plan,
      hulls.map(({ members }, index) =>
        placesAround(members, sizes[index] ?? { width: 0, height: 0 }, ROOM / 2).map(({ box, cost }) => ({
          box,
          cost: cost + UNSEEN_COST * beyond(box, seen),
        })),
      ),
      true,
    ).map((place) => place?.box ?? null);
  }, [drawing, plan, type, hulls]);
  useEffect(() => {
    drawing.session.setState({ layerNames: rooms.filter((room) => room !== null) });
    return () => drawing.session.setState({ layerNames: [] });
  }, [drawing, rooms]);
  return rooms;
}
