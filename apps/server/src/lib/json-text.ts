/** JSON text that is sent as it is, as octets: reading it and writing it again would cost more than all else. */
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export function sendJsonText(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(Buffer.from(text));
}

/** The same of a text that is made piece by piece. */
export function sendJsonPieces(reply: FastifyReply, pieces: AsyncIterable<string>): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(Readable.from(pieces));
}

/** `{` and the fields of the object, to be followed by fields whose values are JSON text already. */
export const openedJson = (fields: object): string => JSON.stringify(fields).slice(0, -1);
