/** Keys of the lecture; they win over all others while it is shown. */
import { say } from '@lanelab/messages/lecture';
import { useEffect } from 'react';
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
  Escape: 'leave',
};

/** Space and Enter press the button that has the focus. */
const presses = new Set([' ', 'Enter']);

export function usePresentKeys(actions: PresentActions): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (ctrlKey || metaKey || altKey || isSwitchedOff(event)) return;
      // A dialog over the lecture keeps its keys.
      if (target instanceof Element && target.closest('[role="dialog"]') !== null) return;
      if (
        presses.has(key) &&
        target instanceof HTMLElement &&
        target.closest(say('use-present-keys.button-a-input')) !== null
      )
        return;
      const plain = key.length === 1 ? key.toLowerCase() : key;
      const name = shiftKey && plain === 'f' ? 'fullScreen' : byKey[plain];
      if (name === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      actions[name]();
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, [actions]);
}
