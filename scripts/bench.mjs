// `npm run bench`: the engine's benches, native and as WASM under this Node. `-- --json` prints one JSON document.
import { join } from 'node:path';
import { ensureNodeModules } from './lib/npm.mjs';
import { main, output, Problem, ROOT, run, say } from './lib/run.mjs';
import { ensureRust } from './lib/rust.mjs';

const NATIVE = ['run', '--release', '--quiet', '--package', 'lanelab-engine', '--bin', 'lanelab-native', '--', 'bench'];
const WASM = ['--import', 'tsx', join(ROOT, 'packages', 'engine', 'bench', 'wasm-bench.mjs')];

await main(async () => {
  await ensureNodeModules();
  const { cargo, env } = await ensureRust();
  if (!process.argv.includes('--json')) {
    say('native');
    await run(cargo, NATIVE, { env });
    say('WASM');
    await run(process.execPath, WASM);
    return;
  }
  const native = parsed(output(cargo, [...NATIVE, '--json'], { env }), 'native');
  const wasm = parsed(output(process.execPath, [...WASM, '--json']), 'WASM');
  console.log(JSON.stringify({ node: process.versions.node, native, wasm }, null, 2));
});

function parsed(text, which) {
  if (text === null) throw new Problem(`the ${which} bench failed: run it without --json to see why`);
  return JSON.parse(text);
}
