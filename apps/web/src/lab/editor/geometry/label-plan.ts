/** Where every label of a drawing stands: labels of devices first, then port numbers, gauges, and rates where there is room. */

import { LINK_DIRECTIONS, linkEndName } from '@lanelab/engine';
import { say } from '@lanelab/messages/playback';
import type { Node, Point } from '@lanelab/scenario';
import { type EndPlaces, GAUGE_BAR } from '../../../document/topology-view/geometry.ts';
import { type BesidePlace, placesBeside } from './beside.ts';
import { type Box, beyond, union } from './box.ts';
import type { LabelType } from './label-type.ts';
import { type Candidate, placeAll, placeWhereFree, withoutOverlaps } from './placement.ts';
import { formsOf, LINE, NOTE_WEIGHT, type Tags } from './plate-forms.ts';
import { glyphBox, type Plate, platesAround, type Size } from './plates.ts';
import { lengthOf } from './polyline.ts';
import { Room } from './room.ts';
import type { LaidLink } from './router.ts';

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

/** Stage px between a device and the label of another one. */
const CLEAR = 4;
const BARE_COST = 30;

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

/** Sizes of names to try, as shares of the theme's: devices that stand close together have smaller names before cut ones. */
const SMALLEST_NAME = 0.5;
const NAME_SIZES = [1, 0.8, 0.64, SMALLEST_NAME];

interface Named {
  readonly room: Room;
  readonly plates: ReadonlyMap<number, Plate>;
}

/** The room of devices and pipes, and in it the labels of the devices that have a place. */
function nameDevices(placed: readonly Node[], { at, lines, type, tags }: Drawn): Named {
  const room = new Room();
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
  const chosen = withoutOverlaps(
    room,
    placeAll(
      room,
      placed.map((node) => platesAround(middle(node.id), formsOf(node, type, tags.get(node.id)))),
    ),
  );
  const plates = new Map<number, Plate>();
  for (const [index, choice] of chosen.entries()) {
    const node = placed[index];
    if (node !== undefined && choice !== null) plates.set(node.id, choice.plate);
  }
  return { room, plates };
}

/** The devices with their names whole and their tags, in the largest size for which there is room; tags go before names are cut. */
function nameAll(drawn: Drawn): Named {
  const placed = byLinks(
    drawn.nodes.filter(({ id }) => drawn.at.has(id)),
    drawn.lines,
  );
  const sized = (share: number) =>
    nameDevices(placed, { ...drawn, type: { ...drawn.type, name: share * drawn.type.name } });
  const isWhole = ({ plates }: Named) =>
    plates.size === placed.length && [...plates.values()].every(({ wording }) => wording.cutAt === null);
  const hasAllTags = ({ plates }: Named) =>
    [...plates].every(([id, { tags }]) => tags !== null || (drawn.tags.get(id)?.size ?? 0) === 0);
  let tagless: Named | null = null;
  let smallest: Named | null = null;
  for (const share of NAME_SIZES) {
    const named = sized(share);
    smallest = named;
    if (!isWhole(named)) continue;
    if (hasAllTags(named)) return named;
    tagless ??= named;
  }
  return tagless ?? smallest ?? sized(SMALLEST_NAME);
}

export function planLabels(drawn: Drawn): LabelPlan {
  const { lines, type } = drawn;
  const { room, plates } = nameAll(drawn);
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

/** Places further labels of a layer or a gesture in the room that the plan and other labels of the layer leave. */
export function placeBetween<Place extends Candidate>(
  { room, boxes }: LabelPlan,
  labels: readonly (readonly Place[])[],
  isNeeded: boolean,
  others: readonly Box[] = [],
): readonly (Place | null)[] {
  for (const box of others) room.add(box);
  const all = union(boxes);
  const costed = labels.map((places) =>
    places.map((place) => ({
      ...place,
      cost: place.cost + (all === null ? 0 : OUTSIDE_COST * beyond(place.box, all)),
    })),
  );
  const places = isNeeded ? placeAll(room, costed) : placeWhereFree(room, costed);
  for (const place of places) if (place !== null) room.remove(place.box);
  for (const box of others) room.remove(box);
  return places;
}
