// Two servers and two workers on one PostgreSQL against one of each, pinned: a pair to a core, in rounds that take turns, each on a new
// database. The database and the load have no core of their own on a machine of two. Prints one JSON line.
import { readFileSync } from 'node:fs';
import { withPostgres } from '../lib/postgres.mjs';
import { load, median, startPinned, startWorkerPinned, store } from './bench-server.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const SECONDS = 5;
const CONNECTIONS = 10;
const FIGURE = '/api/figures/curitiba-fig8.json?quality=quick';

const [file] = process.argv.slice(2);
const scenario = readFileSync(file, 'utf8');

const rounds = [];
for (let round = 0; round < ROUNDS; round += 1) rounds.push({ one: await measure(1), two: await measure(2) });
const ratio = (of) => Math.round(median(rounds.map(of)) * 100) / 100;
console.log(
  JSON.stringify({
    kind: 'replicas',
    one: rounds.map(({ one }) => one),
    two: rounds.map(({ two }) => two),
    reads: ratio(({ one, two }) => two.readsPerSecond / one.readsPerSecond),
    figures: ratio(({ one, two }) => one.figureSeconds / two.figureSeconds),
  }),
);

function measure(pairs) {
  return withPostgres(async (url) => {
    const env = { DATABASE_URL: url, SERVER_COMPUTES: 'false', WORKER_THREADS: '1', FIGURE_WAIT_MS: '0', DATA_DIR: '' };
    const started = [];
    try {
      const servers = [];
      for (let core = 0; core < pairs; core += 1) {
        servers.push(await startPinned({ cores: String(core), env }));
        started.push(servers.at(-1), await startWorkerPinned({ cores: String(core), env }));
      }
      const { id } = await store(servers[0].origin, scenario);
      const reads = () =>
        Promise.all(
          servers.map(({ origin }) =>
            load({ url: `${origin}/api/scenarios/${id}`, connections: CONNECTIONS, duration: SECONDS }),
          ),
        );
      await reads(); // warm-up
      const readsPerSecond = (await reads()).reduce((sum, { requests }) => sum + requests.average, 0);
      return { readsPerSecond: Math.round(readsPerSecond), figureSeconds: await figureSeconds(servers[0].origin) };
    } finally {
      for (const each of started) await each.end();
    }
  });
}

async function figureSeconds(origin) {
  const since = performance.now();
  while ((await fetch(origin + FIGURE)).status === 202) await new Promise((resolve) => setTimeout(resolve, 100));
  return Math.round((performance.now() - since) / 100) / 10;
}
