// How much of what a bare Fastify can do the lab's server does, on the same core, in rounds that take turns: reads from memory, with and
// without a figure being computed, and creates with few and with many scenarios stored. Two measures of a read: answers a second, and CPU
// time of the thread that answers; where the load is what limits both servers, the second alone says which one is dearer. One JSON line each.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load, median, startPinned, store } from './bench-server.mjs';

const Libsql = createRequire(fileURLToPath(new URL('../../apps/server/package.json', import.meta.url)))('libsql');
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = 4;
const CONNECTIONS = 20;
const CREATES = 400;
const WRITERS = 8;
const FEW = 1000;
const MANY = 100_000;
const BARE = fileURLToPath(new URL('bare-server.mjs', import.meta.url));
const LIMITS = {
  WRITE_LIMIT_PER_MINUTE: '1000000',
  RUN_LIMIT_PER_MINUTE: '1000000',
  DOCUMENT_BYTES_PER_MINUTE: '1000000000000',
  DOCUMENT_DEVICES_PER_MINUTE: '1000000000000',
  ENGINE_WORKERS: '1',
};

const [file, folder, ...parts] = process.argv.slice(2);
const scenario = readFileSync(file, 'utf8');
const wants = (part) => parts.length === 0 || parts.includes(part);
if (wants('reads')) await reads();
if (wants('creates')) await creates();

async function reads() {
  const server = await startPinned({ env: LIMITS });
  const bare = await startPinned({ entry: BARE, env: { ORIGIN: server.origin } });
  try {
    const { id } = await store(server.origin, scenario);
    const path = `/api/scenarios/${id}`;
    for (const encoding of [undefined, 'br']) {
      const headers = encoding === undefined ? {} : { 'accept-encoding': encoding };
      const words = new URLSearchParams({ path, ...(encoding === undefined ? {} : { encoding }) });
      const { octets } = await (await fetch(`${bare.origin}/keep?${words}`)).json();
      for (const isComputing of [false, true]) {
        const rounds = [];
        for (const origin of [server.origin, bare.origin])
          await load({ url: origin + path, headers, connections: CONNECTIONS, duration: 2 });
        for (let round = 0; round < ROUNDS; round += 1) {
          const job = isComputing ? await figure(server.origin, round) : null;
          rounds.push({ bare: await measure(bare, path, headers), server: await measure(server, path, headers) });
          await job?.cancel();
        }
        const ratio = (of) => round2(median(rounds.map(({ server: ours, bare: theirs }) => of(ours, theirs))));
        console.log(
          JSON.stringify({
            kind: 'reads',
            encoding: encoding ?? 'plain',
            octets,
            isComputing,
            perSecond: round2(median(rounds.map(({ server: ours }) => ours.perSecond))),
            barePerSecond: round2(median(rounds.map(({ bare: theirs }) => theirs.perSecond))),
            ratio: ratio((ours, theirs) => ours.perSecond / theirs.perSecond),
            cpuRatio: isComputing ? null : ratio((ours, theirs) => theirs.cpuMs / ours.cpuMs),
          }),
        );
      }
    }
  } finally {
    await bare.end();
    await server.end();
  }
}

async function measure(server, path, headers) {
  const before = server.cpuMs();
  const { requests, non2xx } = await load({
    url: server.origin + path,
    headers,
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  if (non2xx > 0) throw new Error(`${non2xx} reads were refused`);
  return { perSecond: requests.average, cpuMs: (server.cpuMs() - before) / requests.total };
}

/** Asks for a long run, and resolves once it is under way. */
async function figure(origin, seed) {
  const document = JSON.parse(scenario);
  const body = JSON.stringify({ ...document, model: { ...document.model, seed: 1000 + seed, durationPs: 9e15 } });
  const headers = { 'content-type': 'application/json' };
  const asked = fetch(`${origin}/api/runs`, { method: 'POST', headers, body });
  const { links } = await (await asked).json();
  return { cancel: () => fetch(origin + links.cancel, { method: 'DELETE' }) };
}

/** Two servers on one core, one with few scenarios and one with many, take turns. */
async function creates() {
  const servers = new Map();
  try {
    for (const count of [FEW, MANY]) {
      const data = join(folder, String(count));
      // The server makes its tables.
      await (await startPinned({ env: { ...LIMITS, DATA_DIR: data } })).end();
      fill(join(data, 'lanelab.db'), count);
      servers.set(count, await startPinned({ env: { ...LIMITS, DATA_DIR: data } }));
    }
    const rates = { [FEW]: [], [MANY]: [] };
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [count, { origin }] of servers) {
        const rate = await create(origin);
        // The first is the warm-up.
        if (round > 0) rates[count].push(rate);
      }
    }
    const ratios = rates[MANY].map((rate, round) => rate / rates[FEW][round]);
    const perSecond = { [FEW]: round2(median(rates[FEW])), [MANY]: round2(median(rates[MANY])) };
    console.log(JSON.stringify({ kind: 'creates', perSecond, ratio: round2(median(ratios)) }));
  } finally {
    for (const server of servers.values()) await server.end();
  }
}

/** Stores so many copies in one transaction, as the server stores one. */
function fill(place, count) {
  const database = new Libsql(place);
  const now = new Date().toISOString();
  const bytes = Buffer.byteLength(scenario);
  const hash = '0'.repeat(64);
  const head = database.prepare(
    'INSERT INTO scenarios (id, edit_key_hash, revision, created_at, updated_at) VALUES (?, ?, 1, ?, ?)',
  );
  const revision = database.prepare(
    'INSERT INTO scenario_revisions (scenario_id, revision, title, hash, bytes, created_at, document) VALUES (?, 1, ?, ?, ?, ?, ?)',
  );
  database.exec('BEGIN');
  for (let at = 0; at < count; at += 1) {
    // In no order, as ids are.
    const id = createHash('sha256').update(String(at)).digest('base64url').slice(0, 12);
    head.run(id, hash, now, now);
    revision.run(id, 'Filled', hash, bytes, now, scenario);
  }
  database.exec('COMMIT');
  database.close();
}

/** Creates a batch; returns how many a second. */
async function create(origin) {
  const headers = { 'content-type': 'application/json' };
  const since = performance.now();
  let begun = 0;
  const writer = async () => {
    while (begun < CREATES) {
      begun += 1;
      const answer = await fetch(`${origin}/api/scenarios`, { method: 'POST', headers, body: scenario });
      await answer.arrayBuffer();
      if (answer.status !== 201) throw new Error(`a create was answered with ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  return (CREATES / (performance.now() - since)) * 1000;
}

function round2(value) {
  return Math.round(value * 100) / 100;
}
