// `npm run build:static`: the lab as plain files in dist-static/, for any folder of any web host. Everything but what a
// server stores works there. Paths are relative, so the folder can be moved and needs no configuration.
import { join } from 'node:path';
import { ensureNodeModules } from './lib/npm.mjs';
import { main, ROOT, run, say } from './lib/run.mjs';

await main(async () => {
  await ensureNodeModules();
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  await run(process.execPath, [vite, 'build', '--mode', 'static', '--logLevel', 'warn'], {
    cwd: join(ROOT, 'apps', 'web'),
  });
  await run(process.execPath, [
    '--import',
    'tsx',
    join(ROOT, 'scripts', 'static-pages.mts'),
    join(ROOT, 'dist-static'),
  ]);
  say('the lab as plain files is in dist-static/');
});
