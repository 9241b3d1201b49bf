// `npm start`: from a fresh clone to a running lab, with Node alone. Installs, builds the web app and serves it with the
// API on one port. PORT, HOST, DATA_DIR, DATABASE_URL and the other variables of docs/server.md reach the server as set.
import { freePort } from './lib/free-port.mjs';
import { ensureNodeModules } from './lib/npm.mjs';
import { main, Problem, say } from './lib/run.mjs';
import { canConnect, isListening, startServer } from './lib/server-process.mjs';
import { ensureWebBuild } from './lib/web-build.mjs';

await main(async () => {
  await ensureNodeModules();
  await ensureWebBuild();
  const host = process.env.HOST || '127.0.0.1';
  // A free port is chosen here, and not by the server, so that the address can be printed.
  const port = process.env.PORT === '0' ? String(await freePort(host)) : process.env.PORT || '8080';
  const shown = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  if (await canConnect(shown, port)) throw new Problem(`port ${port} is in use: set PORT to another, or to 0`);
  const server = startServer({ NODE_ENV: 'production', ...process.env, PORT: port });
  const ended = new Promise((resolve) => server.on('exit', (status, signal) => resolve(status ?? signal)));
  if (await isListening(server, shown, port)) {
    say(`lanelab is at http://${shown.includes(':') ? `[${shown}]` : shown}:${port}/`);
  }
  const code = await ended;
  if (code !== 0) throw new Problem(`the server ended with ${code}`);
});
