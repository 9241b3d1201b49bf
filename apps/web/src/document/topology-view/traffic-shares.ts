/** What a link's cells are of: how many of each kind went by it lately. */
import type { Look } from './traffic-styles.ts';

export type Counts = Readonly<Partial<Record<Look, number>>>;

/** By `linkEndName`. */
export type Shares = ReadonlyMap<string, Counts>;
