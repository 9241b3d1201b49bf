// What two clients that post documents of 1.1 MB without pause do to the others: their latency beside it and without it, in rounds
// that take turns. Server and load have a core each. Prints one JSON line for each route that takes documents.
import { load, median, startPinned } from './bench-server.mjs';

const HOSTS = 10_000;
const ROUNDS = 5;
const SECONDS = 6;
/** Requests of the others a second. */
const RATE = 100;
const POSTERS = 2;

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

const server = await startPinned({ env: JSON.parse(process.argv[2] ?? '{}') });
try {
  const others = () =>
    load({ url: `${server.origin}/api/experiments`, connections: 4, duration: SECONDS, overallRate: RATE });
  for (const path of ['/api/scenarios', '/api/runs']) {
    const idle = [];
    const beside = [];
    const statuses = {};
    await others(); // warm-up
    for (let round = 0; round < ROUNDS; round += 1) {
      idle.push((await others()).latency);
      const stop = new AbortController();
      const posters = Array.from({ length: POSTERS }, () => postOn(path, stop.signal, statuses));
      beside.push((await others()).latency);
      stop.abort();
      await Promise.all(posters);
    }
    const of = (name) => ({
      idle: median(idle.map((round) => round[name])),
      beside: median(beside.map((round) => round[name])),
    });
    console.log(
      JSON.stringify({
        kind: 'large documents',
        path,
        octets: body.length,
        statuses,
        p50: of('p50'),
        p99: of('p99'),
        max: of('max'),
      }),
    );
  }
} finally {
  await server.end();
}

/** Posts without pause until the signal, and counts the answers. */
async function postOn(path, signal, statuses) {
  while (!signal.aborted) {
    const headers = { 'content-type': 'application/json' };
    try {
      const answer = await fetch(server.origin + path, { method: 'POST', headers, body, signal });
      await answer.arrayBuffer();
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    } catch (error) {
      // A connection that the server closes while the body is still sent.
      if (!signal.aborted)
        statuses[error.cause?.code ?? error.name] = (statuses[error.cause?.code ?? error.name] ?? 0) + 1;
    }
  }
}
