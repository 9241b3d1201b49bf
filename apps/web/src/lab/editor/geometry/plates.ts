/** The label of a device: its tags next to the glyph, then its name and its caption, on the side where there is room. */
import type { Point } from '@lanelab/scenario';
import type { Box } from './box.ts';
import { DEVICE } from './grid.ts';
import type { Candidate } from './placement.ts';

export type LabelSide = 'below' | 'above' | 'right' | 'left';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What stands beside a device, and how much room it takes, stage px. */
export interface PlateSize {
  readonly words: Size;
  readonly tags: Size | null;
}

/** A point from the middle of the device, and which part of the text is there: its left end, its middle or its right end. */
export interface Anchor {
  readonly x: number;
  readonly top: number;
  readonly align: 'start' | 'middle' | 'end';
}

/** How the name of a device is written, and what is written with it. */
export interface Wording {
  /** The name in one line or two. */
  readonly lines: readonly string[];
  /** Size of the name, stage px. */
  readonly namePx: number;
  readonly hasCaption: boolean;
  /** The name is cut at this width; null where it is shown whole. */
  readonly cutAt: number | null;
}

/** One form of a label, and how much worse it is than the whole one. */
export interface PlateForm {
  readonly wording: Wording;
  readonly size: PlateSize;
  readonly worse: number;
}

export interface Plate extends Candidate {
  readonly side: LabelSide;
  readonly words: Anchor;
  readonly tags: Anchor | null;
  readonly wording: Wording;
}

/** Stage px between a glyph and its label: room for the outline of a selected device. */
const GAP = 8;
const BETWEEN = 3;
/** From the middle of a device to a label at its corner: past a pipe that leaves straight. */
const CORNER = 16;
const half = DEVICE / 2;

/** The places around a glyph: below where it is free, beside it before above, and the corners last. */
const PLACES: readonly { readonly side: LabelSide; readonly align: Anchor['align']; readonly cost: number }[] = [
  { side: 'below', align: 'middle', cost: 0 },
  { side: 'above', align: 'middle', cost: 4 },
  { side: 'right', align: 'start', cost: 6 },
  { side: 'left', align: 'end', cost: 7 },
  { side: 'below', align: 'start', cost: 8 },
  { side: 'below', align: 'end', cost: 9 },
  { side: 'above', align: 'start', cost: 10 },
  { side: 'above', align: 'end', cost: 11 },
];
/** Further off, for devices that stand close together. */
const STEPS = [0, 10, 24, 44, 72];
const STEP_COST = 1;

const SHARE = { start: 0, middle: 0.5, end: 1 } as const;

/** A place in the order of places; `form` is the index of the label's form. */
interface OrderedPlace {
  readonly form: number;
  readonly place: (typeof PLACES)[number];
  readonly away: number;
  readonly cost: number;
}

function plateAt(
  at: Point,
  { words, tags }: PlateSize,
  { place: { side, align }, away, cost }: OrderedPlace,
): Omit<Plate, 'wording'> {
  const width = Math.max(words.width, tags?.width ?? 0);
  const height = words.height + (tags === null ? 0 : tags.height + BETWEEN);
  const reach = half + GAP + away;
  const isUpright = side === 'below' || side === 'above';
  const corner = align === 'middle' ? 0 : align === 'start' ? CORNER : -CORNER;
  const x = isUpright ? corner : side === 'right' ? reach : -reach;
  const top = side === 'below' ? reach : side === 'above' ? -reach - height : -height / 2;
  const left = x - SHARE[align] * width;
  const isTagsFirst = side === 'below';
  const tagsTop = isTagsFirst ? top : top + words.height + BETWEEN;
  return {
    side,
    cost,
    box: { left: at.x + left, top: at.y + top, right: at.x + left + width, bottom: at.y + top + height },
    words: { x, align, top: isTagsFirst && tags !== null ? top + tags.height + BETWEEN : top },
    tags: tags === null ? null : { x, align, top: tagsTop },
  };
}

/** A place of a label in one of its forms. Of the hundreds around a device few are looked at, so each is made when it is. */
export class PlateChoice implements Candidate {
  #plate: Plate | null = null;

  readonly cost: number;
  readonly #at: Point;
  readonly #form: PlateForm;
  readonly #where: OrderedPlace;

  constructor(at: Point, form: PlateForm, where: OrderedPlace) {
    this.cost = where.cost;
    this.#at = at;
    this.#form = form;
    this.#where = where;
  }

  get plate(): Plate {
    const { size, wording } = this.#form;
    this.#plate ??= { ...plateAt(this.#at, size, this.#where), wording };
    return this.#plate;
  }

  get box(): Box {
    return this.plate.box;
  }
}

/** The order of places by what the forms lose: labels of most devices have the same forms. */
const orders = new Map<string, readonly OrderedPlace[]>();

function orderFor(forms: readonly PlateForm[]): readonly OrderedPlace[] {
  const key = forms.map(({ worse }) => worse).join(' ');
  const known = orders.get(key);
  if (known !== undefined) return known;
  const order = forms
    .flatMap(({ worse }, form) =>
      STEPS.flatMap((away) =>
        PLACES.map((place) => ({ form, place, away, cost: place.cost + STEP_COST * away + worse })),
      ),
    )
    .toSorted((one, other) => one.cost - other.cost);
  orders.set(key, order);
  return order;
}

/** Where a device's label can stand, in each of its forms; the best place first. */
export const platesAround = (at: Point, forms: readonly PlateForm[]): readonly PlateChoice[] =>
  orderFor(forms).flatMap((where) => {
    const form = forms[where.form];
    return form === undefined ? [] : [new PlateChoice(at, form, where)];
  });

/** The box of a glyph, with the scale that a theme draws it at. */
export const glyphBox = ({ x, y }: Point, scale: number): Box => ({
  left: x - half * scale,
  top: y - half * scale,
  right: x + half * scale,
  bottom: y + half * scale,
});
