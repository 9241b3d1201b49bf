/** The type of the stage's labels as its style sheet has it, measured with the page's fonts. */
import type { Layer } from '@lanelab/scenario';
import { type RefObject, useCallback, useLayoutEffect } from 'react';
import type { Drawing } from '../drawing.ts';
import type { LabelType } from '../geometry/label-type.ts';

/** Measures text with a font that the page has. @param family as CSS has it */
export function widthsIn(family: string): LabelType['widthOf'] {
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) throw new Error('this browser cannot measure text');
  const known = new Map<string, number>();
  return (text, px, weight) => {
    const key = `${weight} ${px} ${text}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    pen.font = `${weight} ${px}px ${family}`;
    const width = Math.ceil(pen.measureText(text).width);
    known.set(key, width);
    return width;
  };
}

function labelTypeOf(stage: HTMLElement): LabelType {
  const style = getComputedStyle(stage);
  const px = (name: string) => Number.parseFloat(style.getPropertyValue(name));
  return {
    name: px('--t-dev'),
    caption: px('--t-caption'),
    tag: px('--t-tag'),
    note: px('--t-sub-shown'),
    glyphScale: px('--glyph-scale'),
    widthOf: widthsIn(style.fontFamily),
  };
}

/** Measures the labels again when the theme or the page's fonts change. */
export function useLabelType(drawing: Drawing, stage: RefObject<HTMLDivElement | null>, theme: string): void {
  useLayoutEffect(() => {
    const measure = () => {
      if (stage.current !== null) drawing.session.setState({ labelType: labelTypeOf(stage.current) });
    };
    measure();
    document.fonts.addEventListener('loadingdone', measure);
    return () => document.fonts.removeEventListener('loadingdone', measure);
    // oxlint-disable-next-line react/exhaustive-deps -- the theme is what the style sheet is read again for
  }, [drawing, stage, theme]);
}

/** Sizes of names, tags and halos in a lecture, CSS px of the screen at any zoom. */
const BACK_ROW = { '--t-dev': 26, '--t-tag': 19, '--halo': 5 } as const;
/** Two networks side by side have less room for names. */
const BACK_ROW_NARROW = { ...BACK_ROW, '--t-dev': 21 } as const;
const NARROW_PX = 900;
/** A phone is held in the hand. */
const BACK_ROW_PHONE = { ...BACK_ROW, '--t-dev': 19 } as const;
const PHONE_PX = 480;

function backRowSizes(width: number) {
  if (width < PHONE_PX) return BACK_ROW_PHONE;
  return width < NARROW_PX ? BACK_ROW_NARROW : BACK_ROW;
}

/** Names of subnets; on other layers notes are left out, because small words beside the links only clutter a projected picture. */
const BACK_ROW_NOTE = 20;
const layersWithNotes: readonly (Layer | undefined)[] = ['elans', 'ip'];
/** A zoom that differs by less than this share changes no label. */
const SAME_ZOOM = 0.01;

/** Sizes the labels of a lecture for a zoom. Returns whether they have changed. */
export type SetZoom = (zoom: number) => boolean;

/** Keeps the labels of a lecture as large on the screen at every zoom; null where the stage is not of a lecture. */
export function useBackRowType(
  drawing: Drawing,
  stage: RefObject<HTMLDivElement | null>,
  layer: Layer | undefined,
  isBackRow: boolean,
): SetZoom | null {
  const hasNotes = layersWithNotes.includes(layer);
  const setZoom = useCallback<SetZoom>(
    (zoom) => {
      const element = stage.current;
      if (element === null) return false;
      const style = element.style;
      const sizes = backRowSizes(element.clientWidth);
      const [name, note] = [sizes['--t-dev'] / zoom, hasNotes ? BACK_ROW_NOTE / zoom : 0];
      const before = Number.parseFloat(style.getPropertyValue('--t-dev'));
      const isSame =
        Math.abs(before / name - 1) < SAME_ZOOM && drawing.session.getState().labelType.note > 0 === hasNotes;
      if (isSame) return false;
      for (const [property, px] of Object.entries(sizes)) style.setProperty(property, `${px / zoom}px`);
      style.setProperty('--t-sub-shown', `${note}px`);
      drawing.session.setState({ labelType: labelTypeOf(element) });
      return true;
    },
    [drawing, stage, hasNotes],
  );
  return isBackRow ? setZoom : null;
}
