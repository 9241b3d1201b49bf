/** The keys of this browser to assignments: of those that it gave as a teacher, and of those that a student works on here. */
import { useSyncExternalStore } from 'react';
import { dropKeys, keyNamed, keysBelow, onKeyChange, putKey } from '../kept-keys.ts';

export type Part = 'teacher' | 'student';

const PREFIXES = { teacher: 'lanelab.teach.', student: 'lanelab.join.' } as const;

/** False where the key holds for this page only. */
export const keepClassKey = (part: Part, code: string, key: string): boolean => putKey(PREFIXES[part] + code, key);

export const classKey = (part: Part, code: string): string | null => keyNamed(PREFIXES[part] + code);

export const forgetClassKey = (part: Part, code: string): void => dropKeys([PREFIXES[part] + code]);

/** The key to a class, followed as it changes in this or another tab. */
export function useClassKey(part: Part, code: string): string | null {
  return useSyncExternalStore(onKeyChange, () => classKey(part, code));
}

/** Codes of the classes that this browser has keys to, in their order. */
export const classCodes = (part: Part): readonly string[] => [...keysBelow(PREFIXES[part]).keys()].toSorted();
