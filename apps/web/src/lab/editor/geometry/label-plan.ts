/** Where every label of a drawing stands: labels of devices first, then port numbers, gauges, and rates where there is room. */

import { LINK_DIRECTIONS, linkEndName } from '@lanelab/engine';
import { say } from '@lanelab/messages/playback';
import type { Node, Point } from '@lanelab/scenario';
import { deviceOf } from '../../../document/devices/registry.ts';
import { type EndPlaces, GAUGE_BAR } from '../../../document/topology-view/geometry.ts';
import { type BesidePlace, placesBeside } from './beside.ts';
import { type Box, union } from './box.ts';
import type { LabelType } from './label-type.ts';
import { type Candidate, placeAll, placeWhereFree, withoutOverlaps } from './placement.ts';
import { glyphBox, type Plate, type PlateSize, platesAround, type Size } from './plates.ts';
import { lengthOf } from './polyline.ts';
import { Room } from './room.ts';
import type { LaidLink } from './router.ts';

/** The kinds of process of a device, as its tags show them, with their number. */
export type Tags = ReadonlyMap<string, number>;

export interface LabelPlan {
  /** A device without a free place around it has no label. */
  readonly plates: ReadonlyMap<number, Plate>;
  /** By link and end: `1 a`. */
  readonly ports: ReadonlyMap<string, Box>;
  readonly ends: ReadonlyMap<string, EndPlaces>;
  /** Everything that has a place. */
  readonly boxes: readonly Box[];
  readonly room: Room;
}

const LINE = 1.2;
const NAME_WEIGHT = 600;
const TAG_WEIGHT = 700;
const NOTE_WEIGHT = 500;
/** The longest name that is shown whole, stage px. */
export const LONGEST_NAME = 240;
/** Padding and borders of a tag, and the gaps between its letters, its number and its sign. */
const TAG_FRAME = 13;
const TAG_GAP = 2;
const TAG_BORDERS = 3;
const TAG_LINE = 1.4;
/** Stage px between a device and the label of another one. */
const CLEAR = 4;
const BARE_COST = 30;

/** As wide as it gets: a state is written in it, and no label moves when a process comes up. */
function tagWidth(process: string, count: number, type: LabelType): number {
  const text = `${process.toUpperCase()}${count > 1 ? `${count}/${count}` : ''}…`;
  return type.widthOf(text, type.tag, TAG_WEIGHT) + TAG_FRAME;
}

function plateSize(node: Node, type: LabelType, tags: Tags | undefined): PlateSize {
  const caption = type.caption === 0 ? '' : deviceOf(node.kind).caption(node);
  const widths = [...(tags ?? [])].map(([process, count]) => tagWidth(process, count, type));
  return {
    words: {
      width: Math.max(
        Math.min(LONGEST_NAME, type.widthOf(node.name, type.name, NAME_WEIGHT)),
        type.widthOf(caption, type.caption, NOTE_WEIGHT),
      ),
      height: LINE * (type.name + (caption === '' ? 0 : type.caption)),
    },
    tags:
      widths.length === 0
        ? null
        : {
            width: widths.reduce((sum, width) => sum + width, TAG_GAP * (widths.length - 1)),
            height: TAG_LINE * type.tag + TAG_BORDERS,
          },
  };
}

/** The size of a text of notes. */
export const noteSize = (text: string, type: LabelType): Size => ({
  width: type.widthOf(text, type.note, NOTE_WEIGHT),
  height: LINE * type.note,
});

/** The widest that a gauge and a rate say as a rule. */
const SAMPLE_QUEUE = say('traffic-draw.queue-cells-of-room', { cells: 8192, room: 8192 });
const SAMPLE_RATE = say('traffic-draw.rate', { rate: '888k', unit: 'frame' });

const GAUGE_ALONG = [12, 26, 44, 66, 92, 124];
const GAUGE_AWAY = [5, 14, 28, 46];
const PORT_ALONG = [14, 22, 32];
const PORT_AWAY = [3, 7];
/** Shares of a link's length. */
const RATE_ALONG = [0.5, 0.42, 0.58, 0.34, 0.66];
const RATE_AWAY = [5, 14];

interface GaugeCandidate extends BesidePlace {
  readonly hasWords: boolean;
}

function gaugePlaces(points: readonly Point[], pipe: number, type: LabelType): readonly GaugeCandidate[] {
  const wishes = { along: GAUGE_ALONG, away: GAUGE_AWAY, side: 'right' } as const;
  const bare = placesBeside(points, pipe, GAUGE_BAR, wishes).map((place) => ({
    ...place,
    cost: place.cost + BARE_COST,
    hasWords: false,
  }));
  if (type.note === 0) return bare;
  const words = noteSize(SAMPLE_QUEUE, type);
  const whole = {
    width: Math.max(words.width, GAUGE_BAR.width),
    height: words.height + GAUGE_BAR.gap + GAUGE_BAR.height,
  };
  return [...placesBeside(points, pipe, whole, wishes).map((place) => ({ ...place, hasWords: true })), ...bare];
}

interface Drawn {
  readonly nodes: readonly Node[];
  readonly at: ReadonlyMap<number, Point>;
  readonly lines: readonly LaidLink[];
  readonly type: LabelType;
  readonly tags: ReadonlyMap<number, Tags>;
}

/** Devices with many links choose first: they have the fewest places. */
function byLinks(nodes: readonly Node[], lines: readonly LaidLink[]): readonly Node[] {
  const links = new Map<number, number>();
  for (const { a, b } of lines) for (const id of [a, b]) links.set(id, (links.get(id) ?? 0) + 1);
  return nodes.toSorted((one, other) => (links.get(other.id) ?? 0) - (links.get(one.id) ?? 0) || one.id - other.id);
}

export function planLabels({ nodes, at, lines, type, tags }: Drawn): LabelPlan {
  const room = new Room();
  const placed = byLinks(
    nodes.filter(({ id }) => at.has(id)),
    lines,
  );
  const middle = (id: number) => at.get(id) ?? { x: 0, y: 0 };
  for (const { id } of placed) {
    const { left, top, right, bottom } = glyphBox(middle(id), type.glyphScale);
    room.add({ left: left - CLEAR, top: top - CLEAR, right: right + CLEAR, bottom: bottom + CLEAR });
  }
  for (const { points, width } of lines)
    for (const [index, b] of points.entries()) {
      const a = points[index - 1];
      if (a !== undefined) room.addPiece({ a, b, width });
    }
  const plates = new Map<number, Plate>();
  const chosen = withoutOverlaps(
    room,
    placeAll(
      room,
      placed.map((node) => platesAround(middle(node.id), plateSize(node, type, tags.get(node.id)))),
    ),
  );
  for (const [index, plate] of chosen.entries()) {
    const node = placed[index];
    if (node !== undefined && plate !== null) plates.set(node.id, plate);
  }
  const digit = noteSize('88', type);
  const portKeys = lines.flatMap(({ link }) => [`${link} a`, `${link} b`]);
  const portPlaces = placeWhereFree(
    room,
    lines.flatMap(({ points, width }) =>
      [points, points.toReversed()].map((way) =>
        type.note === 0 ? [] : placesBeside(way, width, digit, { along: PORT_ALONG, away: PORT_AWAY, side: 'upper' }),
      ),
    ),
  );
  const ways = lines.flatMap((line) =>
    LINK_DIRECTIONS.map((direction) => ({
      key: linkEndName(line.link, direction),
      points: direction === 'ab' ? line.points : line.points.toReversed(),
      width: line.width,
    })),
  );
  const gauges = placeWhereFree(
    room,
    ways.map(({ points, width }) => gaugePlaces(points, width, type)),
  );
  const rates = placeWhereFree(
    room,
    ways.map(({ points, width }) => {
      if (type.note === 0) return [];
      const long = lengthOf(points);
      const along = RATE_ALONG.map((share) => share * long);
      return placesBeside(points, width, noteSize(SAMPLE_RATE, type), { along, away: RATE_AWAY, side: 'right' });
    }),
  );
  const ports = new Map(
    portPlaces.flatMap((place, index) => (place === null ? [] : [[portKeys[index] ?? '', place.box] as const])),
  );
  const ends = new Map(
    ways.map(({ key }, index) => [key, { gauge: gauges[index] ?? null, words: rates[index]?.box ?? null }] as const),
  );
  const boxes = [...plates.values(), ...portPlaces, ...gauges, ...rates].flatMap((place) =>
    place === null ? [] : [place.box],
  );
  return { plates, ports, ends, boxes, room };
}

/** For each px of a label outside of the drawing, which a fit would not show. */
const OUTSIDE_COST = 0.3;

/** How far a box reaches beyond another one, all sides together. */
const beyond = (box: Box, all: Box) =>
  Math.max(0, all.left - box.left) +
  Math.max(0, box.right - all.right) +
  Math.max(0, all.top - box.top) +
  Math.max(0, box.bottom - all.bottom);

/** Places further labels of a layer or a gesture in the room that the plan leaves. */
export function placeBetween<Place extends Candidate>(
  { room, boxes }: LabelPlan,
  labels: readonly (readonly Place[])[],
  isNeeded: boolean,
): readonly (Place | null)[] {
  const all = union(boxes);
  const costed = labels.map((places) =>
    places.map((place) => ({
      ...place,
      cost: place.cost + (all === null ? 0 : OUTSIDE_COST * beyond(place.box, all)),
    })),
  );
  const places = isNeeded ? placeAll(room, costed) : placeWhereFree(room, costed);
  for (const place of places) if (place !== null) room.remove(place.box);
  return places;
}
