/** Arrow keys, Home and End inside a group of controls of which Tab reaches one: a list of tabs, a toolbar, the rows of a table. */
import type { KeyboardEvent } from 'react';

/** Keys to the control before and to the one after, by how the controls stand. */
const KEYS = {
  horizontal: ['ArrowLeft', 'ArrowRight'],
  vertical: ['ArrowUp', 'ArrowDown'],
} as const;

export type Orientation = keyof typeof KEYS;

/**
 * The control of `group` to which the pressed key leads from the one that has the focus; null where the key leads nowhere. The first
 * follows the last where `isRound`. `selector` finds the controls; buttons where none is given.
 */
export function controlByKey(
  { key, currentTarget, ctrlKey, metaKey, altKey }: KeyboardEvent<HTMLElement>,
  orientation: Orientation,
  isRound: boolean,
  selector = 'button:not(:disabled)',
): HTMLElement | null {
  if (ctrlKey || metaKey || altKey) return null;
  const controls = [...currentTarget.querySelectorAll<HTMLElement>(selector)];
  const now = controls.indexOf(document.activeElement as HTMLElement);
  if (now < 0) return null;
  const [before, after] = KEYS[orientation];
  const last = controls.length - 1;
  if (key === 'Home') return controls[0] ?? null;
  if (key === 'End') return controls[last] ?? null;
  if (key !== before && key !== after) return null;
  const next = now + (key === after ? 1 : -1);
  return controls[isRound ? (next + controls.length) % controls.length : Math.min(last, Math.max(0, next))] ?? null;
}
