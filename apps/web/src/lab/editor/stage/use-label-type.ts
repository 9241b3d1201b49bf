/** The type of the stage's labels as its style sheet has it, measured with the page's fonts. */
import { type RefObject, useLayoutEffect } from 'react';
import type { Drawing } from '../drawing.ts';
import type { LabelType } from '../geometry/label-type.ts';

/** @param family of the stage, as CSS has it */
function widthsIn(family: string): LabelType['widthOf'] {
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
