/** The forms of a device's label: whole, without its caption, in two lines, without its tags, and at last cut short. */
import type { Node } from '@lanelab/scenario';
import { deviceOf } from '../../../document/devices/registry.ts';
import type { LabelType } from './label-type.ts';
import type { PlateForm, Size, Wording } from './plates.ts';

/** The kinds of process of a device, as its tags show them, with their number. */
export type Tags = ReadonlyMap<string, number>;

export const LINE = 1.2;
const NAME_WEIGHT = 600;
const TAG_WEIGHT = 700;
export const NOTE_WEIGHT = 500;
/** The longest name that is shown whole, stage px. */
export const LONGEST_NAME = 240;
/** Padding and borders of a tag, and the gaps between its letters, its number and its sign. */
const TAG_FRAME = 13;
const TAG_GAP = 2;
const TAG_BORDERS = 3;
const TAG_LINE = 1.4;

/** What is lost with each part of a label, in the px that it would have to stand further off: its name is the last to go. */
const CAPTIONLESS_COST = 14;
const TWO_LINES_COST = 8;
const TAGLESS_COST = 80;
const CUT_COST = 200;
/** Widths at which a name is cut where there is no room for all of it, stage px. */
const CUTS = [96, 68, 48];

/** As wide as it gets: a state is written in it, and no label moves when a process comes up. */
function tagWidth(process: string, count: number, type: LabelType): number {
  const text = `${process.toUpperCase()}${count > 1 ? `${count}/${count}` : ''}…`;
  return type.widthOf(text, type.tag, TAG_WEIGHT) + TAG_FRAME;
}

function tagSize(tags: Tags | undefined, type: LabelType): Size | null {
  const widths = [...(tags ?? [])].map(([process, count]) => tagWidth(process, count, type));
  if (widths.length === 0) return null;
  return {
    width: widths.reduce((sum, width) => sum + width, TAG_GAP * (widths.length - 1)),
    height: TAG_LINE * type.tag + TAG_BORDERS,
  };
}

/** A name in two lines of about the same length, parted at a space or after a hyphen; null where it has neither. */
export function twoLines(name: string): readonly string[] | null {
  let best: readonly string[] | null = null;
  for (const { index, 0: mark } of name.matchAll(/(?<=\S)(?: +|-)(?=\S)/g)) {
    const lines = [name.slice(0, index) + mark.trim(), name.slice(index + mark.length)];
    const longest = (all: readonly string[]) => Math.max(...all.map((line) => line.length));
    if (best === null || longest(lines) < longest(best)) best = lines;
  }
  return best;
}

export function formsOf(node: Node, type: LabelType, tags: Tags | undefined): readonly PlateForm[] {
  const caption = type.caption === 0 ? '' : deviceOf(node.kind).caption(node);
  const ownTags = tagSize(tags, type);
  const form = (written: Omit<Wording, 'namePx'>, hasTags: boolean): PlateForm => {
    const { lines, hasCaption, cutAt } = written;
    const name = Math.max(...lines.map((line) => type.widthOf(line, type.name, NAME_WEIGHT)));
    const under = hasCaption ? type.widthOf(caption, type.caption, NOTE_WEIGHT) : 0;
    return {
      wording: { ...written, namePx: type.name },
      size: {
        words: {
          width: Math.max(Math.min(cutAt ?? LONGEST_NAME, name), under),
          height: LINE * (lines.length * type.name + (hasCaption ? type.caption : 0)),
        },
        tags: hasTags ? ownTags : null,
      },
      worse:
        (hasCaption || caption === '' ? 0 : CAPTIONLESS_COST) +
        (lines.length > 1 ? TWO_LINES_COST : 0) +
        (hasTags || ownTags === null ? 0 : TAGLESS_COST) +
        (cutAt === null ? 0 : CUT_COST + (CUTS.indexOf(cutAt) + 1) * TWO_LINES_COST),
    };
  };
  const parted = twoLines(node.name);
  const all = parted === null ? [[node.name]] : [[node.name], parted];
  const withTags = ownTags === null ? [true] : [true, false];
  const withCaption = caption === '' ? [false] : [true, false];
  const whole = withTags.flatMap((hasTags) =>
    withCaption.flatMap((hasCaption) => all.map((lines) => form({ lines, hasCaption, cutAt: null }, hasTags))),
  );
  const width = type.widthOf(node.name, type.name, NAME_WEIGHT);
  const cuts = CUTS.filter((cutAt) => cutAt < width);
  return [
    ...whole,
    ...withTags.flatMap((hasTags) =>
      cuts.map((cutAt) => form({ lines: [node.name], hasCaption: false, cutAt }, hasTags)),
    ),
  ];
}
