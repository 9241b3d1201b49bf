/** Says the newest of each subject at most once in a while: a page that changes many times a second sends no more than a room takes. */
export interface PacedOptions<Says extends { readonly kind: string }> {
  readonly say: (says: Says) => void;
  /** Pause between two statements of a kind, ms. */
  readonly pauseMs: number;
  /** Returns a statement that has waited so long, ms, as it has to be said now. */
  readonly aged: (says: Says, waitedMs: number) => Says;
}

export interface Paced<Says> {
  readonly say: (says: Says) => void;
  /** Forgets what waits. */
  readonly stop: () => void;
}

export function paced<Says extends { readonly kind: string }>({ say, pauseMs, aged }: PacedOptions<Says>): Paced<Says> {
  const resting = new Map<string, ReturnType<typeof setTimeout>>();
  const waiting = new Map<string, { readonly says: Says; readonly sinceMs: number }>();

  function rest(kind: string): void {
    const timer = setTimeout(() => {
      const next = waiting.get(kind);
      waiting.delete(kind);
      if (next === undefined) resting.delete(kind);
      else {
        say(aged(next.says, Date.now() - next.sinceMs));
        rest(kind);
      }
    }, pauseMs);
    resting.set(kind, timer);
  }

  return {
    say(says: Says): void {
      if (resting.has(says.kind)) waiting.set(says.kind, { says, sinceMs: Date.now() });
      else {
        say(says);
        rest(says.kind);
      }
    },
    stop(): void {
      for (const timer of resting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}
