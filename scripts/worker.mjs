// `npm run worker`: computes points of jobs for the servers on the same PostgreSQL (DATABASE_URL). Installs what is
// missing first, as `npm start` does; it needs no web build and opens no port.
import { ensureNodeModules } from './lib/npm.mjs';
import { main, Problem } from './lib/run.mjs';
import { startWorker } from './lib/server-process.mjs';

await main(async () => {
  await ensureNodeModules();
  const worker = startWorker({ NODE_ENV: 'production', ...process.env });
  const code = await new Promise((resolve) => worker.on('exit', (status, signal) => resolve(status ?? signal)));
  if (code !== 0) throw new Problem(`the worker ended with ${code}`);
});
