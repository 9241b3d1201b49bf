/** What a link's cells are of: how many of each kind went by it lately. */
import type { Look } from './traffic-styles.ts';

export type Counts = Readonly<Partial<Record<Look, number>>>;

/** By link and direction: `7/ab`. */
export type Shares = ReadonlyMap<string, Counts>;

export const shareKey = (link: number, direction: 'ab' | 'ba'): string => `${link}/${direction}`;
