/** The room that this tab leads; it stays while other networks are opened in the tab. Null where it leads none. */
import { useSyncExternalStore } from 'react';
import { type HeldRoom, holdLed, recallLed } from './held-keys.ts';

let led: HeldRoom | null | undefined;
const listeners = new Set<() => void>();

function ledRoom(): HeldRoom | null {
  led ??= recallLed();
  return led;
}

export function leadRoom(room: HeldRoom | null): void {
  led = room;
  holdLed(room);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useLedRoom = (): HeldRoom | null => useSyncExternalStore(subscribe, ledRoom);
