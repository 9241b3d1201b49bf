/** One polite voice for the whole page: at most one message a second, the newest wins. */

type Listener = (message: string) => void;

const QUIET_MS = 1000;
let listener: Listener | null = null;
let waiting: string | null = null;
let timer: ReturnType<typeof setTimeout> | null = null;

function speak(): void {
  timer = null;
  if (waiting === null) return;
  listener?.(waiting);
  waiting = null;
  timer = setTimeout(speak, QUIET_MS);
}

/** Tells assistive technology what changed. Never call it per cell or per point. */
export function announce(message: string): void {
  waiting = message;
  if (timer === null) speak();
}

export function onAnnounce(next: Listener | null): void {
  listener = next;
}
