// `npm start`: from a fresh clone to a running lab, with Node alone. Installs, builds the web app and serves it with the
// API on one port. PORT, HOST, DATA_DIR, DATABASE_URL and the other variables of docs/server.md reach the server as set.
import { ensureNodeModules } from './lib/npm.mjs';
import { main, Problem, say } from './lib/run.mjs';
import { freePort, isListening, startServer } from './lib/server-process.mjs';
import { ensureWebBuild } from './lib/web-build.mjs';

await main(async () => {
  await ensureNodeModules();
  await ensureWebBuild();
  const host = process.env.HOST || '127.0.0.1';
  const port = process.env.PORT === '0' ? await freePort(host) : Number(process.env.PORT || 8080);
  const child = startServer({ ...process.env, HOST: host, PORT: String(port), NODE_ENV: 'production' });
  const ended = new Promise((resolve) => child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0))));
  if (await isListening(child, host, port)) {
    const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
    say(`lanelab is at http://${shown.includes(':') ? `[${shown}]` : shown}:${port}/`);
  }
  const code = await ended;
  if (code !== 0) throw new Problem(`the server ended with exit code ${code}`);
});
