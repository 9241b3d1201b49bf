/**
 * A connection to a room that lasts: it takes the best transport that gets through, comes back after Wi-Fi drops, sleep and restarts of
 * the server, and then goes on after the last message that it received.
 */
import { BEAT_MS, type Said, type ServerMessage } from '@lanelab/lessons/room';
import { TRANSPORTS, type Transport } from '../live/transport.ts';
import { openEvents, openPolling } from './by-requests.ts';
import { openSocket } from './by-websocket.ts';
import { onWake } from './on-wake.ts';
import type { RoomAccess } from './room-api.ts';
import { READY_MS, type SayOutcome, type Wire, WireBroken, type WireEnd, type WireEvents } from './wire.ts';

export interface ConnectionState {
  readonly status: 'connecting' | 'open' | 'lost' | 'over' | 'wrong-key';
  /** The transport in use; the last one that was tried where none gets through. */
  readonly transport: Transport;
}

export interface RoomConnection {
  readonly getState: () => ConnectionState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Says it as soon as there is a connection. Something newer about the same subject takes its place while it waits; `undefined`
   * then, and where the connection is closed before.
   */
  readonly say: (says: Said) => Promise<SayOutcome | undefined>;
  readonly close: () => void;
}

type OpenWire = (access: RoomAccess, after: number, events: WireEvents) => Wire;

const OPEN: Readonly<Record<Transport, OpenWire>> = { websocket: openSocket, events: openEvents, polling: openPolling };

/** Pauses before attempts to connect again, ms; the last one again and again. */
const PAUSES = [0, 500, 1000, 2000, 4000, 8000];
/** A wire that has been silent for longer is dead: the server says something every `BEAT_MS`. */
const SILENT_MS = BEAT_MS * 2.5;
const LOOK_MS = 2000;

interface Outgoing {
  readonly says: Said;
  readonly resolve: (outcome: SayOutcome | undefined) => void;
}

/** What replaces each other while it waits. */
function subjectOf(says: Said): string {
  if (says.kind === 'question') return `question ${says.id}`;
  if (says.kind === 'shown') return `shown ${says.says.kind}`;
  if (says.kind === 'remove') return `remove ${says.member}`;
  return says.kind === 'answer' ? `answer ${says.question}` : says.kind;
}

export function connectRoom(
  access: RoomAccess,
  onMessage: (message: ServerMessage) => void,
  open: Readonly<Record<Transport, OpenWire>> = OPEN,
): RoomConnection {
  let state: ConnectionState = { status: 'connecting', transport: TRANSPORTS[0] };
  const listeners = new Set<() => void>();
  const outgoing = new Map<string, Outgoing>();
  let after = 0;
  let wire: Wire | null = null;
  let heardAt = 0;
  let failures = 0;
  let isSaying = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const set = (next: Partial<ConnectionState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const isFinal = () => state.status === 'over' || state.status === 'wrong-key';

  function connect(): void {
    clearTimeout(timer);
    const { transport } = state;
    let isReady = false;
    let isOver = false;
    const end = (how: WireEnd) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(patience);
      own.close();
      if (wire === own) wire = null;
      if (how !== 'broken') return finish(how);
      // What never got through does not get through here: the next transport is tried.
      const next = TRANSPORTS[(TRANSPORTS.indexOf(transport) + 1) % TRANSPORTS.length] ?? transport;
      set({ status: failures === 0 && !isReady ? 'connecting' : 'lost', transport: isReady ? transport : next });
      later();
    };
    const patience = setTimeout(() => end('broken'), READY_MS);
    heardAt = Date.now();
    const own = open[transport](access, after, {
      onEnd: end,
      onMessage(message) {
        if (isOver) return;
        heardAt = Date.now();
        if (message.kind === 'news') {
          if (message.number <= after) return;
          after = message.number;
        }
        if (message.kind === 'ready') {
          after = message.number;
          if (!isReady) {
            isReady = true;
            failures = 0;
            clearTimeout(patience);
            set({ status: 'open' });
            void sayAll();
          }
        }
        onMessage(message);
        if (message.kind === 'closed') end('over');
      },
    });
    wire = own;
  }

  function finish(how: 'over' | 'wrong-key'): void {
    for (const { resolve } of outgoing.values()) resolve(undefined);
    outgoing.clear();
    set({ status: how });
    stop();
  }

  function later(): void {
    const pause = PAUSES[Math.min(failures, PAUSES.length - 1)] ?? 0;
    failures += 1;
    // A class does not come back all at the same instant.
    timer = setTimeout(connect, pause * (0.75 + Math.random() / 2));
  }

  /** At once: the network is back, or the page is looked at again. */
  function again(): void {
    if (isFinal()) return;
    if (wire === null) connect();
    else if (Date.now() - heardAt > SILENT_MS) drop();
  }

  /** Connects again in place of a wire that is dead. */
  function drop(): void {
    wire?.close();
    wire = null;
    set({ status: 'lost' });
    connect();
  }

  /** The statement that is due next, and the wire that takes it; null where there is nothing, or no wire. */
  function nextDue(): { readonly subject: string; readonly next: Outgoing; readonly by: Wire } | null {
    const [entry] = outgoing;
    if (entry === undefined || wire === null || state.status !== 'open') return null;
    const [subject, next] = entry;
    return { subject, next, by: wire };
  }

  async function sayAll(): Promise<void> {
    if (isSaying) return;
    isSaying = true;
    for (let due = nextDue(); due !== null; due = nextDue()) {
      const { subject, next, by } = due;
      try {
        const outcome = await by.say(next.says);
        if (outgoing.get(subject) === next) outgoing.delete(subject);
        next.resolve(outcome);
      } catch (error) {
        if (!(error instanceof WireBroken)) throw error;
        break;
      }
    }
    isSaying = false;
    // A connection that came while the last one broke has found this under way.
    if (outgoing.size > 0 && wire !== null && state.status === 'open') setTimeout(() => void sayAll(), LOOK_MS);
  }

  const look = setInterval(() => {
    if (wire !== null && state.status === 'open' && Date.now() - heardAt > SILENT_MS) drop();
  }, LOOK_MS);
  const stopWaking = onWake(again);

  function stop(): void {
    clearTimeout(timer);
    clearInterval(look);
    stopWaking();
    wire?.close();
    wire = null;
  }

  connect();
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    say: (says) =>
      new Promise((resolve) => {
        if (isFinal()) return resolve(undefined);
        // A pointer that cannot be sent at once is out of date.
        if (says.kind === 'pointer' && state.status !== 'open') return resolve(undefined);
        outgoing.get(subjectOf(says))?.resolve(undefined);
        outgoing.set(subjectOf(says), { says, resolve });
        void sayAll();
      }),
    close() {
      for (const { resolve } of outgoing.values()) resolve(undefined);
      outgoing.clear();
      stop();
    },
  };
}
