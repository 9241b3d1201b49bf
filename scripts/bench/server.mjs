// The server under load: reads of one stored scenario at a fixed rate, as browsers send them (compressed) and plain, and
// as fast as it can. The server has one core to itself where `taskset` can pin it, and the load another one.
// Prints one JSON line for each. Latencies are corrected for coordinated omission by autocannon's fixed rate.
import { readFileSync } from 'node:fs';
import { load, PINNED, startPinned, store } from './bench-server.mjs';

const RATE = 1000;
const SECONDS = 10;
const CONNECTIONS = 20;
const [file] = process.argv.slice(2);

const server = await startPinned({});
try {
  const { id } = await store(server.origin, readFileSync(file, 'utf8'));
  const url = `${server.origin}/api/scenarios/${id}`;
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
      const before = server.cpuMs();
      const result = await load(rate === null ? all : { ...all, overallRate: rate });
      const cpuMsEach = before === null ? null : (server.cpuMs() - before) / result.requests.total;
      console.log(JSON.stringify({ kind: kind.name, rate, octets, pinned: PINNED, cpuMsEach, ...summary(result) }));
    }
  }
} finally {
  await server.end();
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
