/** Keys and focus of the stage: keys go to the tools, and Esc leads out of the devices. */
import { say } from '@lanelab/messages/editor';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react';
import { isSwitchedOff } from '../../../base/ui/single-keys.ts';
import type { Drawing } from '../drawing.ts';
import { pressKey } from '../keys.ts';
import { isOnStage } from './use-pointer.ts';

export function useStageFocus(drawing: Drawing, stage: RefObject<HTMLDivElement | null>) {
  // Esc has left the devices: Tab goes on past the stage.
  const [isOutside, setOutside] = useState(false);
  const handlers = {
    onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
      if (!isOnStage(event.target) || isSwitchedOff(event)) return;
      const { key, code, shiftKey, altKey } = event;
      const press = { key, code, shift: shiftKey, alt: altKey, mod: event.ctrlKey || event.metaKey };
      if (key === 'Tab' && isOutside) return;
      if (pressKey(drawing, press)) {
        event.preventDefault();
        event.stopPropagation();
        setOutside(false);
      } else if (key === 'Escape' && event.target !== stage.current) {
        event.preventDefault();
        drawing.focus(null);
        setOutside(true);
        drawing.announce(say('stage.left'));
      }
    },
    onKeyUp({ key }: KeyboardEvent) {
      // Tab has moved the focus here: a ring marks it.
      if (key === 'Tab') drawing.session.setState({ isByKeys: true });
    },
    onFocus() {
      drawing.session.setState({ hasFocus: true });
    },
    onBlur(event: FocusEvent<HTMLDivElement>) {
      if (event.currentTarget.contains(event.relatedTarget)) return;
      drawing.session.setState({ hasFocus: false });
      setOutside(false);
    },
    onPointerDownCapture(event: PointerEvent<HTMLDivElement>) {
      if (isOnStage(event.target) && !event.currentTarget.contains(document.activeElement))
        event.currentTarget.focus({ preventScroll: true });
    },
  };
  return { isOutside, handlers };
}

/** Whether the focus is nowhere in particular: then the empty drawing, which names a key to press, may take it. */
export function isFocusFree(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement?.id === 'content';
}
