/** The nearest of several words to a mistyped one, for "did you mean". */

/** Letters to insert, drop, replace or swap with their neighbour. */
function distance(a: string, b: string): number {
  let before: readonly number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, substitution, swap));
    }
    [before, previous] = [previous, row];
  }
  return previous[b.length] ?? 0;
}

/** The closest word of `options`, or null when none is near enough to be meant. */
export function closest(word: string, options: readonly string[]): string | null {
  const short = word.slice(0, 80).toLowerCase();
  let best: string | null = null;
  let bestDistance = Math.max(1, Math.floor(short.length / 3)) + 1;
  for (const option of options) {
    const candidate = option.toLowerCase();
    const d = candidate.startsWith(short) && short.length >= 3 ? 1 : distance(short, candidate);
    if (d < bestDistance) {
      best = option;
      bestDistance = d;
    }
  }
  return best;
}
