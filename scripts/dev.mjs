// `npm run dev`: the web app by Vite, with hot replacement, and the server started again at every change to its code.
// The page is at PORT (5173); Vite passes API requests on to the server at API_PORT (8080).
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureNodeModules } from './lib/npm.mjs';
import { main, ROOT } from './lib/run.mjs';
import { startServer } from './lib/server-process.mjs';

await main(async () => {
  await ensureNodeModules();
  const { PORT: port = '5173', API_PORT: apiPort = '8080', ...env } = process.env;
  const server = startServer({ ...env, PORT: apiPort, HOST: '127.0.0.1' }, ['--watch', '--watch-preserve-output']);
  const vite = spawn(
    process.execPath,
    [join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'), '--port', port, '--strictPort'],
    {
      cwd: join(ROOT, 'apps', 'web'),
      env: { ...env, LANELAB_API: `http://127.0.0.1:${apiPort}` },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  // When the server or Vite ends, the other one is stopped, too: a page without its server shows misleading errors.
  server.on('exit', () => vite.kill('SIGTERM'));
  vite.on('exit', () => server.kill('SIGTERM'));
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) process.on(signal, () => vite.kill('SIGTERM'));
});
