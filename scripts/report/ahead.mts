// Work in order, of which the next piece begins before the last one has ended.

/** Pieces under way at once: while the last runs of one figure end, workers that would be idle begin with the next. */
const AT_ONCE = 2;

/** What `work` makes of each item, in their order. Throws with the first that fails, once those before it are done. */
export async function* ahead<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const begun: Promise<Result>[] = [];
  for (const [index] of items.entries()) {
    for (const item of items.slice(begun.length, index + AT_ONCE)) {
      const result = work(item);
      // A result that fails before its turn is thrown in its turn, and is no unhandled error until then.
      result.catch(() => {});
      begun.push(result);
    }
    yield (await begun[index]) as Result;
  }
}
