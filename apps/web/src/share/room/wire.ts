/** One connection to a room by one transport. It is over when it breaks; `connection.ts` makes the next one. */
import type { Said, ServerMessage } from '@lanelab/lessons/room';

export type SayOutcome = { readonly ok: true } | { readonly ok: false; readonly why: string };

export type WireEnd =
  /** The network, or the server, is gone for now. */
  | 'broken'
  /** The room is closed, or there is none of this code. */
  | 'over'
  /** The key does not belong to the room. */
  | 'wrong-key';

export interface WireEvents {
  readonly onMessage: (message: ServerMessage) => void;
  /** Called once, and nothing after it. */
  readonly onEnd: (end: WireEnd) => void;
}

export interface Wire {
  /** Rejects where the wire breaks before the server has answered. */
  readonly say: (says: Said) => Promise<SayOutcome>;
  readonly close: () => void;
}

/** Milliseconds in which a wire must have delivered the state of the room; a proxy that holds everything back says nothing. */
export const READY_MS = 6000;

export class WireBroken extends Error {
  override readonly name = 'WireBroken';
}
