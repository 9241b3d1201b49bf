/** Does `work` on every item, `parallel` at a time; the first failure aborts the rest and is thrown. */
export async function inParallel<T>(
  items: readonly T[],
  parallel: number,
  signal: AbortSignal,
  work: (item: T, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const stop = new AbortController();
  const both = AbortSignal.any([signal, stop.signal]);
  const rest = items.values();
  const lane = async (): Promise<void> => {
    for (const item of rest) {
      both.throwIfAborted();
      await work(item, both);
    }
  };
  const lanes = Array.from({ length: Math.min(parallel, items.length) }, () =>
    lane().catch((error: unknown) => {
      stop.abort(error);
      throw error;
    }),
  );
  const outcomes = await Promise.allSettled(lanes);
  if (stop.signal.aborted) throw stop.signal.reason;
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
