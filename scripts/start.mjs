// `npm start`: from a fresh clone to a running lab, with Node alone. Installs, builds the web app and serves it with the
// API on one port. PORT, HOST, DATA_DIR, DATABASE_URL and the other variables of docs/server.md reach the server as set;
// the server prints its address.
import { ensureNodeModules } from './lib/npm.mjs';
import { main, Problem } from './lib/run.mjs';
import { startServer } from './lib/server-process.mjs';
import { ensureWebBuild } from './lib/web-build.mjs';

await main(async () => {
  await ensureNodeModules();
  await ensureWebBuild();
  const server = startServer({ NODE_ENV: 'production', ...process.env });
  const code = await new Promise((resolve) => server.on('exit', (status, signal) => resolve(status ?? signal)));
  if (code !== 0) throw new Problem(`the server ended with ${code}`);
});
