// What the lab's server is measured against: Fastify with nothing added, that sends from memory the octets and the headers that it was given.
// The first request of an address is answered by the server at ORIGIN, and kept.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const Fastify = createRequire(fileURLToPath(new URL('../../apps/server/package.json', import.meta.url)))('fastify');
const DROPPED = new Set([
  'connection',
  'keep-alive',
  'date',
  'transfer-encoding',
  'content-length',
  'content-encoding',
]);

const kept = new Map();
const app = Fastify();

app.get('/keep', async ({ query }) => {
  const headers = query.encoding === undefined ? {} : { 'accept-encoding': query.encoding };
  const { request } = await import('node:http');
  const answer = await new Promise((resolve, reject) => {
    request(process.env.ORIGIN + query.path, { headers }, resolve)
      .on('error', reject)
      .end();
  });
  const chunks = await answer.toArray();
  const { 'content-encoding': encoding } = answer.headers;
  const own = Object.entries(answer.headers).filter(([name]) => !DROPPED.has(name));
  const body = Buffer.concat(chunks);
  kept.set(query.path, {
    body,
    headers: { ...Object.fromEntries(own), ...(encoding ? { 'content-encoding': encoding } : {}) },
  });
  return { octets: body.length };
});

app.get('/*', (request, reply) => {
  const { body, headers } = kept.get(request.url);
  reply.headers(headers).send(body);
});

await app.listen({ port: Number(process.env.PORT), host: process.env.HOST });
