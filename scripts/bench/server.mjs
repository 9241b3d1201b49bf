// The server under load: reads of one stored scenario at a fixed rate, as browsers send them (compressed) and plain, and
// as fast as it can. The server has one core to itself where `taskset` can pin it, and the load another one.
// Prints one JSON line for each. Latencies are corrected for coordinated omission by autocannon's fixed rate.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { freePort } from '../lib/free-port.mjs';
import { Problem, which } from '../lib/run.mjs';
import { canConnect } from '../lib/server-process.mjs';

const RATE = 1000;
const SECONDS = 10;
const CONNECTIONS = 20;
/** Linux counts in hundredths of a second. */
const TICK_MS = 10;
const ENTRY = fileURLToPath(new URL('../../apps/server/src/server.ts', import.meta.url));

const [file] = process.argv.slice(2);
const scenario = readFileSync(file, 'utf8');

const data = mkdtempSync(join(tmpdir(), 'lanelab-bench-'));
const port = await freePort();
const pinned = which('taskset') !== null;
const node = [process.execPath, '--import', 'tsx', ENTRY];
const [command, ...args] = pinned ? ['taskset', '-c', '0', ...node] : node;
const server = spawn(command, args, {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: data,
    RATE_LIMIT_PER_MINUTE: '1000000',
  },
});
try {
  const origin = `http://127.0.0.1:${port}`;
  while (!(await canConnect('127.0.0.1', port))) {
    if (server.exitCode !== null) throw new Problem(`the server ended with ${server.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const headers = { 'content-type': 'application/json' };
  const stored = await fetch(`${origin}/api/scenarios`, { method: 'POST', headers, body: scenario });
  if (stored.status !== 201) throw new Problem(`the scenario was not stored: ${await stored.text()}`);
  const { id } = await stored.json();
  const url = `${origin}/api/scenarios/${id}`;
  const etag = (await fetch(url)).headers.get('etag');
  const octets = (await (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer()).byteLength;
  const kinds = [
    { name: 'brotli', headers: { 'accept-encoding': 'br, gzip' } },
    { name: 'plain', headers: {} },
    { name: 'unchanged', headers: { 'if-none-match': etag, 'accept-encoding': 'br, gzip' } },
  ];
  for (const kind of kinds) {
    await load({ url, headers: kind.headers, connections: CONNECTIONS, duration: 2 }); // warm-up
    for (const rate of [RATE, null]) {
      const all = { url, headers: kind.headers, connections: CONNECTIONS, duration: SECONDS };
      const before = cpuMs();
      const result = await load(rate === null ? all : { ...all, overallRate: rate });
      const cpuMsEach = before === null ? null : (cpuMs() - before) / result.requests.total;
      console.log(JSON.stringify({ kind: kind.name, rate, octets, pinned, cpuMsEach, ...summary(result) }));
    }
  }
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => (server.exitCode === null ? server.on('exit', resolve) : resolve()));
  rmSync(data, { recursive: true, force: true });
}

/** CPU time of the server so far, threads included; null where there is no /proc. */
function cpuMs() {
  try {
    const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

function load(options) {
  return new Promise((resolve, reject) => {
    autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
  });
}

function summary({ requests, latency, errors, non2xx, '3xx': unchanged, throughput }) {
  return {
    reached: Math.round(requests.average),
    p50: latency.p50,
    p99: latency.p99,
    max: latency.max,
    kilobytesPerSecond: Math.round(throughput.average / 1024),
    failed: errors + non2xx - unchanged,
  };
}
