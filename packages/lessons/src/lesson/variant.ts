/** What a student's seed draws: the same seed draws the same in every browser, on the server and in a test. */
import { sha256 } from '@noble/hashes/sha2.js';
import type { Alternative, Lesson } from './document.ts';
import type { FilledValues } from './fill.ts';

/** What the draws of a lesson came to, by their ids. */
export type Variant = ReadonlyMap<string, Alternative>;

/** Draws one alternative of each draw. Draws do not influence one another, so that adding one leaves the others as they were. */
export function variantOf({ draws }: Lesson, seed: string): Variant {
  return new Map(
    draws.flatMap(({ id, of }) => {
      const octets = sha256(new TextEncoder().encode(JSON.stringify([seed, id])));
      const number = new DataView(octets.buffer, octets.byteOffset).getUint32(0);
      const drawn = of[Math.floor((number / 2 ** 32) * of.length)];
      return drawn === undefined ? [] : [[id, drawn] as const];
    }),
  );
}

/** Values that the drawn alternatives have for texts and checks. */
export const drawnValues = (variant: Variant): FilledValues =>
  Object.assign({}, ...[...variant.values()].map(({ values }) => values));

/** The items of a list in an order of the seed's, never in the one that is given, where another is possible. */
export function shuffled<Item>(items: readonly Item[], seed: string): readonly Item[] {
  const keyed = items.map((item, index) => ({
    item,
    index,
    key: sha256(new TextEncoder().encode(`${seed}/${index}`)),
  }));
  const order = keyed.toSorted((a, b) => compareOctets(a.key, b.key));
  const isSame = order.every(({ index }, at) => index === at);
  return (isSame ? [...order.slice(1), ...order.slice(0, 1)] : order).map(({ item }) => item);
}

function compareOctets(a: Uint8Array, b: Uint8Array): number {
  const at = a.findIndex((octet, index) => octet !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
