/** A room by a WebSocket. */
import { END, type Said, type ServerMessage, serverMessageSchema } from '@lanelab/lessons/room';
import * as z from 'zod/mini';
import { parsedJson } from '../parsed-json.ts';
import { refusalWords } from '../refusal-words.ts';
import { type RoomAccess, roomAddress } from './room-api.ts';
import { type SayOutcome, type Wire, WireBroken, type WireEnd, type WireEvents } from './wire.ts';

interface Waiting {
  readonly resolve: (outcome: SayOutcome) => void;
  readonly reject: (error: Error) => void;
}

function endBy(code: number): WireEnd {
  if (code === END.noRoom) return 'over';
  return code === END.wrongKey ? 'wrong-key' : 'broken';
}

export function openSocket({ code, key }: RoomAccess, after: number, { onMessage, onEnd }: WireEvents): Wire {
  const address = new URL(roomAddress(code, '/live'), location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  const socket = new WebSocket(address);
  const waiting = new Map<number, Waiting>();
  let said = 0;
  let isOver = false;

  const end = (how: WireEnd) => {
    if (isOver) return;
    isOver = true;
    for (const { reject } of waiting.values()) reject(new WireBroken());
    waiting.clear();
    onEnd(how);
  };
  const settle = (id: number, outcome: SayOutcome) => {
    waiting.get(id)?.resolve(outcome);
    waiting.delete(id);
  };
  const take = (one: ServerMessage) => {
    if (one.kind === 'taken') settle(one.id, { ok: true });
    else if (one.kind === 'refused') settle(one.id, { ok: false, why: refusalWords(one) });
    else onMessage(one);
  };
  socket.addEventListener('open', () => socket.send(JSON.stringify({ kind: 'hello', key, after })));
  socket.addEventListener('close', ({ code: how }) => end(endBy(how)));
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const read = z.safeParse(serverMessageSchema, typeof data === 'string' ? parsedJson(data) : undefined);
    // A message that only a newer server has is none for this page.
    if (read.success && !isOver) take(read.data);
  });
  return {
    say: (says: Said) =>
      new Promise((resolve, reject) => {
        if (socket.readyState !== WebSocket.OPEN) return reject(new WireBroken());
        said += 1;
        waiting.set(said, { resolve, reject });
        socket.send(JSON.stringify({ kind: 'say', id: said, says }));
      }),
    close: () => {
      isOver = true;
      for (const { reject } of waiting.values()) reject(new WireBroken());
      socket.close();
    },
  };
}
