/** The line to the page around an embedded lab: silent until that page says PING, and heard by it alone. */
import { type HostMessage, type LabMessage, pong, readHostMessage } from './protocol.ts';

export interface Host {
  /** Tells the page around, once it has said PING; until then the newest message of each type waits. What it knows already is not sent again. */
  tell(message: LabMessage): void;
  /** What the page asks for from now on. */
  onMessage(listener: ((message: HostMessage) => void) | null): void;
  close(): void;
}

/** Where the page around says messages come from; a sandboxed page has no origin that could be named. */
function originFor(origin: string): string {
  return origin === 'null' || origin === '' ? '*' : origin;
}

/** What a newer message takes the place of: one of the same type, and about the same check or step. */
function nameOf(message: LabMessage): string {
  if (message.type === 'step-passed') return `${message.type} ${message.step}`;
  if (message.type === 'check-passed' || message.type === 'check-failed') return `check ${message.check}`;
  return message.type;
}

export function connectHost(self: Window): Host {
  const outer = self.parent;
  let origin: string | null = null;
  let listener: ((message: HostMessage) => void) | null = null;
  const last = new Map<string, LabMessage>();

  const post = (message: LabMessage) => {
    if (origin !== null) outer.postMessage(message, origin);
  };
  const onMessage = (event: MessageEvent<unknown>) => {
    // A lab that is no frame is its own parent.
    if (event.source !== outer || outer === self) return;
    const message = readHostMessage(event.data);
    if (message === null) return;
    if (message.type !== 'PING') return listener?.(message);
    origin = originFor(event.origin);
    post(pong);
    for (const waiting of last.values()) post(waiting);
  };
  self.addEventListener('message', onMessage);

  return {
    tell: (message) => {
      const name = nameOf(message);
      if (JSON.stringify(last.get(name)) === JSON.stringify(message)) return;
      last.set(name, message);
      post(message);
    },
    onMessage: (next) => {
      listener = next;
    },
    close: () => self.removeEventListener('message', onMessage),
  };
}
