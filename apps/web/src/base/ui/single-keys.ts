/** Whether keys pressed alone, such as A or ?, are shortcuts (WCAG 2.1.4): a setting kept in this browser. */
import { useSyncExternalStore } from 'react';
import { keep, recall } from './storage.ts';

const NAME = 'lanelab.single-keys';
const listeners = new Set<() => void>();
let areOn = recall(NAME) !== 'off';

export const areSingleKeysOn = (): boolean => areOn;

export function chooseSingleKeys(isOn: boolean): void {
  areOn = isOn;
  keep(NAME, isOn ? null : 'off');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, areSingleKeysOn);

interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** True for a letter, digit or sign alone, with or without Shift, while the setting switches such shortcuts off. */
export function isSwitchedOff({ key, ctrlKey, metaKey, altKey }: Press): boolean {
  return !areOn && Array.from(key).length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}
