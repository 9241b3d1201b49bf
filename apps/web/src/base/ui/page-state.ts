/** What the page tells about itself to tests and to the curious: written here, read through `window.__lab.state()`. */

const facts = new Map<string, unknown>();

/** Sets one fact (a plain value), or takes it away with undefined. */
export function report(name: string, value: unknown): void {
  if (value === undefined) facts.delete(name);
  else facts.set(name, value);
}

export function reported(): Readonly<Record<string, unknown>> {
  return structuredClone(Object.fromEntries(facts));
}

let marked = false;

/** Called by a page once its controls answer. */
export function markInteractive(): void {
  if (marked) return;
  marked = true;
  performance.mark('lab:interactive');
}
