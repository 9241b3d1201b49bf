/** The check as a WebSocket: a text comes back as it was sent. What is sent is bounded in number, length and time. */
import type { WebSocket } from '@fastify/websocket';
import { say } from '@lanelab/messages/server';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../../errors.ts';

/** Octets of one message. */
const LONGEST_MESSAGE = 1024;
/** Messages and pings of one connection. */
const MOST_MESSAGES = 16;
const LONGEST_MS = 10_000;
/** How long a client may take to answer the end of the connection. */
const LEAVE_MS = 1000;

/** Codes of RFC 6455, 7.4.1, and of its registry. */
const CODE = { done: 1000, onlyText: 1003, tooMuch: 1008, tooLong: 1009, later: 1013 } as const;

export function echo(socket: WebSocket, { server, person }: FastifyRequest): void {
  const end = (code: number, reason: string): void => {
    socket.close(code, reason);
    setTimeout(() => socket.terminate(), LEAVE_MS).unref();
  };
  let leave: () => void;
  try {
    leave = server.openStreams.enter(person);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // A browser shows its page no refusal of a handshake, but it shows how a connection ended.
    end(CODE.later, say('live.later'));
    return;
  }
  const over = setTimeout(() => end(CODE.done, say('live.over', { seconds: LONGEST_MS / 1000 })), LONGEST_MS);
  socket.once('close', () => {
    clearTimeout(over);
    leave();
  });
  let messages = 0;
  /** Whether another message is taken; what comes after the end is not. */
  const takes = (): boolean => {
    if (socket.readyState !== socket.OPEN) return false;
    messages += 1;
    if (messages <= MOST_MESSAGES) return true;
    end(CODE.tooMuch, say('live.too-much', { most: MOST_MESSAGES }));
    return false;
  };
  socket.on('ping', takes);
  socket.on('message', (data, isBinary) => {
    if (!takes()) return;
    if (isBinary) end(CODE.onlyText, say('live.only-text'));
    else if (!(data instanceof Buffer) || data.length > LONGEST_MESSAGE)
      end(CODE.tooLong, say('live.too-long', { most: LONGEST_MESSAGE }));
    else socket.send(data, { binary: false });
  });
}
