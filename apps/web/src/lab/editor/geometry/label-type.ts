/** The type of the stage's labels: sizes as the theme has them, and how wide a text is in it. */

export interface LabelType {
  /** Sizes of names, captions, tags and notes, stage px; captions and notes of size 0 are not shown. */
  readonly name: number;
  readonly caption: number;
  readonly tag: number;
  readonly note: number;
  /** How much larger than its box a glyph is drawn. */
  readonly glyphScale: number;
  /** The width of a text of this size and weight, stage px. */
  readonly widthOf: (text: string, px: number, weight: number) => number;
}

/** Share of its size that a letter is wide, on the large side. */
const LETTER = 0.62;

/** For a drawing that no stage shows yet. */
export const estimatedType: LabelType = {
  name: 14,
  caption: 12,
  tag: 10,
  note: 12,
  glyphScale: 1,
  widthOf: (text, px) => text.length * px * LETTER,
};
