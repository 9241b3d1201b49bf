/** A room by a WebSocket. Its first message says who connects; what follows is said in the room, one after the other. */
import type { WebSocket } from '@fastify/websocket';
import { BEAT_MS, END, type Said, type Sent, type ServerMessage, sentSchema } from '@lanelab/lessons/room';
import { say } from '@lanelab/messages/server';
import type { FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { parseJson } from '../../../documents/parse-json.ts';
import { ApiError, type ErrorCode } from '../../../errors.ts';
import { accessBy, codeIn, type RoomAccess } from '../../../rooms/access.ts';

/** How long a client may take to say who it is. */
const HELLO_MS = 5000;
/** How long a client may take to answer the end of the connection. */
const LEAVE_MS = 1000;
/** A client that is so far behind, in octets, does not read. */
const MOST_UNREAD = 256 * 1024;
/** Octets that the reason of an end may have (RFC 6455, 5.5). */
const LONGEST_REASON = 123;

/** Codes of RFC 6455, 7.4.1, and of its registry. */
const CODE = { done: 1000, goingAway: 1001, onlyText: 1003, tooMuch: 1008, failed: 1011, later: 1013 } as const;

const ENDS: Partial<Record<ErrorCode, number>> = {
  room_not_found: END.noRoom,
  room_key_missing: END.wrongKey,
  room_key_wrong: END.wrongKey,
  rate_limited: CODE.tooMuch,
  database_unavailable: CODE.later,
};

/** What the client sent; throws a sentence where a room takes no such message. */
function readSent(data: unknown, depthLimit: number): Sent {
  if (!(data instanceof Buffer)) throw new ApiError('invalid_request', say('rooms.only-text'));
  const read = sentSchema.safeParse(parseJson({ octets: data, depthLimit }));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const fault = `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim();
  throw new ApiError('invalid_request', say('rooms.no-message', { fault }));
}

export function followBySocket(socket: WebSocket, request: FastifyRequest, typed: string): void {
  const { server, person, log } = request;
  const { roomHub, roomPresence, roomTalk, rooms, openStreams, config } = server;
  /** Called once when the connection is over. */
  const leaving: (() => void)[] = [];
  const inTurn = pLimit(1);
  let access: RoomAccess | undefined;

  const end = (code: number, reason: string): void => {
    if (socket.readyState !== socket.OPEN) return;
    socket.close(code, Buffer.from(reason).subarray(0, LONGEST_REASON));
    setTimeout(() => socket.terminate(), LEAVE_MS).unref();
  };
  const endBy = (error: unknown): void => {
    if (!(error instanceof ApiError)) log.error({ err: error }, 'a connection to a room failed');
    if (error instanceof ApiError) end(ENDS[error.code] ?? CODE.tooMuch, error.message);
    else end(CODE.failed, say('error-handler.the-server-failed-on-this', { id: request.id }));
  };
  const send = (message: ServerMessage): void => {
    if (socket.readyState !== socket.OPEN) return;
    socket.send(JSON.stringify(message));
    // A client that does not read is cut off: it would not read a closing message, either.
    if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
  };

  try {
    leaving.push(openStreams.enter(person));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // A browser shows its page no refusal of a handshake, but it shows how a connection ended.
    end(CODE.later, say('live.later'));
    return;
  }
  const silent = setTimeout(() => end(END.silent, say('rooms.no-hello')), HELLO_MS);
  leaving.push(() => clearTimeout(silent));

  async function enter(key: string, after: number): Promise<void> {
    const code = codeIn(typed);
    const right = await accessBy(rooms, code, key);
    // Whoever is gone by then follows nothing.
    if (socket.readyState !== socket.OPEN) return;
    clearTimeout(silent);
    const leave = await roomHub.follow({ access: right, send, end: () => end(CODE.done, '') }, after);
    access = right;
    const goAway = roomPresence.enter(right);
    const beat = beatOf(socket, send);
    const all = () => {
      clearInterval(beat);
      leave();
      goAway();
    };
    if (socket.readyState === socket.OPEN) leaving.push(all);
    else all();
  }

  async function speak(right: RoomAccess, id: number, says: Said): Promise<void> {
    try {
      await roomTalk.say(right, says);
      send({ kind: 'taken', id });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      send({ kind: 'refused', id, code: error.code, message: error.message });
    }
  }

  async function take(data: unknown): Promise<void> {
    const sent = readSent(data, config.JSON_DEPTH_LIMIT);
    if (access === undefined && sent.kind === 'say') throw new ApiError('invalid_request', say('rooms.no-hello'));
    if (sent.kind === 'say' && access !== undefined) return speak(access, sent.id, sent.says);
    if (access !== undefined) throw new ApiError('invalid_request', say('rooms.second-hello'));
    if (sent.kind === 'hello') await enter(sent.key, sent.after);
  }

  socket.once('close', () => {
    for (const leave of leaving.splice(0)) leave();
  });
  socket.on('message', (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return;
    if (isBinary) return end(CODE.onlyText, say('rooms.only-text'));
    try {
      // Before its turn: a flood ends the connection while it still waits.
      if (access !== undefined) roomTalk.admit(access);
      else if (inTurn.pendingCount > 0) throw new ApiError('invalid_request', say('rooms.no-hello'));
    } catch (error) {
      return endBy(error);
    }
    void inTurn(() => take(data)).catch(endBy);
  });
}

/** Tells the client now and then that the connection is there, and cuts off one that does not answer. */
function beatOf(socket: WebSocket, send: (message: ServerMessage) => void): NodeJS.Timeout {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  return setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
    send({ kind: 'beat', atMs: Date.now() });
  }, BEAT_MS);
}
