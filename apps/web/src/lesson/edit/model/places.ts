/** Parts of a lesson that its editor shows: the lesson itself, a step, or the document as text. */
export type WrittenPlace =
  | { readonly kind: 'lesson' }
  /** `index` from 0. */
  | { readonly kind: 'step'; readonly index: number }
  | { readonly kind: 'text' };

/** The part of the lesson whose form has the field of this path, such as `steps[2].hints[0]`. */
export function placeOf(path: string): WrittenPlace {
  const [, index] = /^steps\[(\d+)\]/.exec(path) ?? [];
  return index === undefined ? { kind: 'lesson' } : { kind: 'step', index: Number(index) };
}
