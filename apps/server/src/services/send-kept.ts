/** Sends a kept answer in the encoding that the client likes best. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../lib/encoded-answers.ts';
import { type KeptAnswer, THRESHOLD } from './kept-answers.ts';

/** `id` is the one under which the answer is kept. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
  answer: KeptAnswer,
): Promise<FastifyReply> {
  const accepted = acceptedEncoding(request.headers['accept-encoding']);
  const { body, encoding } = await request.server.keptAnswers.in(id, answer, accepted);
  void reply.header('content-type', 'application/json; charset=utf-8');
  if (answer.plain.length >= THRESHOLD) void reply.header('vary', 'accept-encoding');
  if (encoding !== null) void reply.header('content-encoding', encoding);
  // Octets are sent as they are; the schema describes what stands in them.
  return reply.send(body);
}
