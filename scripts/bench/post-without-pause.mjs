// Posts a scenario of 10 000 hosts, 1.1 MB, from two connections without pause until SIGTERM; then prints how often each status was
// answered. It is a process of its own, and lets the one that measures go first: what a client does for its own posts would else
// be counted among what others wait for.
import { setPriority } from 'node:os';

const HOSTS = 10_000;
const POSTERS = 2;
const [, , url] = process.argv;
const nodes = Array.from({ length: HOSTS }, (_, at) => ({
  id: at + 1,
  kind: 'host',
  name: `h${at + 1}`,
  ports: [{ id: 1, phy: 'oc3c' }],
}));
const links = Array.from({ length: HOSTS / 2 }, (_, at) => ({
  id: at + 1,
  a: { node: 2 * at + 1, port: 1 },
  b: { node: 2 * at + 2, port: 1 },
  lengthM: 1,
}));
const body = JSON.stringify({
  lanelab: 1,
  model: { nodes, links, durationPs: 1e12, seed: 1 },
  view: { title: 'Crowd' },
});
const headers = { 'content-type': 'application/json' };
const statuses = {};
const stop = new AbortController();

setPriority(10);
process.once('SIGTERM', () => stop.abort());
await Promise.all(Array.from({ length: POSTERS }, post));
console.log(JSON.stringify({ octets: body.length, statuses }));

async function post() {
  while (!stop.signal.aborted) {
    try {
      const answer = await fetch(url, { method: 'POST', headers, body, signal: stop.signal });
      await answer.arrayBuffer();
      count(answer.status);
    } catch (error) {
      // A connection that the server closes while the body is still sent.
      if (!stop.signal.aborted) count(error.cause?.code ?? error.name);
    }
  }
}

function count(status) {
  statuses[status] = (statuses[status] ?? 0) + 1;
}
