// `npm run release`: a versioned archive in dist-release/ with server, built page, engine, licences and the files of deploy/. It
// runs with Node alone, wherever it is unpacked. `-- --platform linux-arm64` makes that of another platform.
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureNodeModules } from './lib/npm.mjs';
import { main, ROOT, say } from './lib/run.mjs';

await main(async () => {
  await ensureNodeModules();
  const { makeRelease, HERE } = await import('./lib/release/archive.mjs');
  const { values } = parseArgs({
    options: {
      platform: { type: 'string', default: HERE },
      out: { type: 'string', default: join(ROOT, 'dist-release') },
    },
  });
  const file = await makeRelease({ out: resolve(values.out), platform: values.platform });
  say(`${file}, ${(statSync(file).size / 1e6).toFixed(0)} MB`);
});
