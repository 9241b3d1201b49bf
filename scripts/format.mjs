// `npm run format`: writes what `npm run check` would only complain about. Paths after `--` narrow it to those files.
import { join } from 'node:path';
import { ensureNodeModules } from './lib/npm.mjs';
import { main, ROOT, run } from './lib/run.mjs';
import { ensureRust } from './lib/rust.mjs';

await main(async () => {
  await ensureNodeModules();
  const paths = process.argv.slice(2);
  await run(join(ROOT, 'node_modules', '.bin', 'biome'), ['check', '--write', ...paths]);
  if (paths.length > 0) return;
  const { cargo, env } = await ensureRust();
  await run(cargo, ['fmt', '--all'], { env });
});
