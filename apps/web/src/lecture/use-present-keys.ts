/** Keys of the lecture; they win over all others while it is shown. */
import { useLayoutEffect } from 'react';
import { isSwitchedOff } from '../base/ui/single-keys.ts';
import type { lectureKeys } from './lecture-keys.ts';

export type PresentActions = Readonly<Record<keyof typeof lectureKeys, () => void>>;

const byKey: Readonly<Record<string, keyof PresentActions>> = {
  PageDown: 'next',
  ArrowRight: 'next',
  ' ': 'next',
  Enter: 'next',
  PageUp: 'previous',
  ArrowLeft: 'previous',
  Home: 'recover',
  r: 'recover',
  p: 'play',
  b: 'blank',
  '.': 'blank',
  k: 'laser',
  n: 'notes',
  s: 'speaker',
  l: 'room',
  Escape: 'leave',
};

/** All that a remote control has. */
const remote = new Set(['PageDown', 'PageUp']);

/** Space and Enter press the button that has the focus. */
const presses = new Set([' ', 'Enter']);
const PRESSED = 'button, a, input';

/** A dialog over the lecture keeps its keys; a remote control still goes on, save where somebody types or the dialog is at work. */
function isKept({ key, target }: KeyboardEvent, isHeld: boolean): boolean {
  if (!(target instanceof Element) || target.closest('[role="dialog"]') === null) return false;
  return isHeld || !remote.has(key) || target.matches('input, textarea, select');
}

/** `isHeld`: no key reaches the lecture through the dialog that is open. */
export function usePresentKeys(actions: PresentActions, isHeld: boolean): void {
  // Before the beat is painted: a key that answers what is seen finds the lecture listening.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (ctrlKey || metaKey || altKey || isSwitchedOff(event)) return;
      if (isKept(event, isHeld)) return;
      if (presses.has(key) && target instanceof HTMLElement && target.closest(PRESSED) !== null) return;
      const plain = key.length === 1 ? key.toLowerCase() : key;
      const name = shiftKey && plain === 'f' ? 'fullScreen' : byKey[plain];
      if (name === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      actions[name]();
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, [actions, isHeld]);
}
