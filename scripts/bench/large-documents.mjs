// What two clients that post documents of 1.1 MB without pause do to the others: their latency beside it and without it, in rounds
// that take turns. Server and load have a core each. Prints one JSON line for each route that takes documents.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { load, median, startPinned } from './bench-server.mjs';

const POSTER = fileURLToPath(new URL('post-without-pause.mjs', import.meta.url));
const ROUNDS = 5;
const SECONDS = 6;
/** Requests of the others a second. */
const RATE = 100;

const server = await startPinned({ env: JSON.parse(process.argv[2] ?? '{}') });
try {
  const others = async () => {
    const { latency } = await load({
      url: `${server.origin}/api/experiments`,
      connections: 4,
      duration: SECONDS,
      overallRate: RATE,
    });
    return latency;
  };
  for (const path of ['/api/scenarios', '/api/runs']) {
    const idle = [];
    const beside = [];
    const posted = [];
    await others(); // warm-up
    for (let round = 0; round < ROUNDS; round += 1) {
      idle.push(await others());
      const poster = spawn(process.execPath, [POSTER, server.origin + path], { stdio: ['ignore', 'pipe', 'inherit'] });
      const said = text(poster.stdout);
      beside.push(await others());
      poster.kill();
      await once(poster, 'close');
      posted.push(JSON.parse(await said));
    }
    const of = (name) => ({
      idle: median(idle.map((round) => round[name])),
      beside: median(beside.map((round) => round[name])),
    });
    console.log(
      JSON.stringify({
        kind: 'large documents',
        path,
        posted,
        p50: of('p50'),
        p99: of('p99'),
        max: of('max'),
      }),
    );
  }
} finally {
  await server.end();
}
