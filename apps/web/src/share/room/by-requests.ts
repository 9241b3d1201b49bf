/** A room by plain requests: messages arrive as server-sent events or by polling, and each statement is posted. */
import { type ServerMessage, serverMessageSchema } from '@lanelab/lessons/room';
import * as z from 'zod/mini';
import { StoreError } from '../links/ask-server.ts';
import { parsedJson } from '../parsed-json.ts';
import { keyHeader, type RoomAccess, roomAddress, sayByPost } from './room-api.ts';
import { type Wire, WireBroken, type WireEnd, type WireEvents } from './wire.ts';

/** Pause between two polls, ms. */
const POLL_MS = 1000;

const ENDS: Readonly<Record<number, WireEnd>> = { 401: 'wrong-key', 403: 'wrong-key', 404: 'over' };

class Ended extends Error {
  readonly end: WireEnd;
  constructor(end: WireEnd) {
    super();
    this.end = end;
  }
}

async function ask(access: RoomAccess, query: string, accept: string, signal: AbortSignal): Promise<Response> {
  const headers = { ...keyHeader(access), accept };
  const response = await fetch(roomAddress(access.code, `/live${query}`), { headers, cache: 'no-store', signal });
  if (response.ok) return response;
  throw new Ended(ENDS[response.status] ?? 'broken');
}

/** The data of each whole event in a text that goes on, and what is left of it. */
function cutEvents(text: string): { readonly events: readonly unknown[]; readonly rest: string } {
  const parts = text.split('\n\n');
  const rest = parts.pop() ?? '';
  return { events: parts.map((part) => parsedJson(/^data: (.*)$/m.exec(part)?.[1] ?? '')), rest };
}

async function followEvents(access: RoomAccess, after: number, events: WireEvents, signal: AbortSignal) {
  const response = await ask(access, `?after=${after}`, 'text/event-stream', signal);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const chunk = await reader?.read();
    if (chunk === undefined || chunk.done) throw new Ended('broken');
    const cut = cutEvents(text + chunk.value);
    text = cut.rest;
    for (const event of cut.events) {
      for (const message of known(event)) events.onMessage(message);
    }
  }
}

const polled = z.object({ messages: z.array(z.unknown()) });

/** A newer server may send kinds of messages that this page does not know. */
function known(message: unknown): readonly ServerMessage[] {
  const read = z.safeParse(serverMessageSchema, message);
  return read.success ? [read.data] : [];
}

async function poll(access: RoomAccess, after: number, events: WireEvents, signal: AbortSignal) {
  let last = after;
  for (;;) {
    const response = await ask(access, `?after=${last}`, 'application/json', signal);
    const read = z.safeParse(polled, parsedJson(await response.text()));
    if (!read.success) throw new Ended('broken');
    for (const message of read.data.messages.flatMap(known)) {
      if (message.kind === 'ready') last = message.number;
      events.onMessage(message);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    if (signal.aborted) return;
  }
}

const openBy =
  (follow: typeof poll) =>
  (access: RoomAccess, after: number, events: WireEvents): Wire => {
    const stop = new AbortController();
    follow(access, after, events, stop.signal).catch((error: unknown) => {
      if (!stop.signal.aborted) events.onEnd(error instanceof Ended ? error.end : 'broken');
    });
    return {
      async say(says) {
        try {
          await sayByPost(access, says);
          return { ok: true };
        } catch (error) {
          if (!(error instanceof StoreError)) throw error;
          if (error.kind === 'offline') throw new WireBroken();
          return { ok: false, why: error.message };
        }
      },
      close: () => stop.abort(),
    };
  };

export const openEvents = openBy(followEvents);
export const openPolling = openBy(poll);
