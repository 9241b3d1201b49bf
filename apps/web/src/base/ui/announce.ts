/** One polite voice for the whole page: at most one message a second, and of what changes by itself the newest only. */

type Listener = (message: string) => void;

const QUIET_MS = 1000;
let listener: Listener | null = null;
/** Answers in the order of their questions; they go before what has changed by itself. */
const answers: string[] = [];
let newest: string | null = null;
let timer: ReturnType<typeof setTimeout> | null = null;

function speak(): void {
  timer = null;
  const message = answers.shift() ?? newest;
  if (message === null) return;
  if (message === newest) newest = null;
  listener?.(message);
  timer = setTimeout(speak, QUIET_MS);
}

function speakSoon(): void {
  if (timer === null) speak();
}

/** Tells assistive technology what changed. Never call it per cell or per point. */
export function announce(message: string): void {
  newest = message;
  speakSoon();
}

/** Tells assistive technology what somebody has just asked for: nothing newer takes its place. */
export function announceAnswer(message: string): void {
  answers.push(message);
  speakSoon();
}

export function onAnnounce(next: Listener | null): void {
  listener = next;
}
