// `node scripts/toolchain.mjs`: everything that building the engine needs. `build:engine` and the tests call the same.

import { delimiter } from 'node:path';
import { pathToFileURL } from 'node:url';
import { main, output, say } from './lib/run.mjs';
import { ensureWasmTarget } from './lib/wasm-target.mjs';
import { ensureWasmTools } from './lib/wasm-tools.mjs';

/** `{ cargo, env, rustc, wasmOpt }`, with `env.PATH` finding every tool. */
export async function ensureToolchain() {
  const target = await ensureWasmTarget();
  const tools = await ensureWasmTools(target);
  const env = { ...target.env, PATH: [...tools.path, target.env.PATH].join(delimiter) };
  return { ...target, env, wasmOpt: tools.wasmOpt };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(async () => {
    const { env, rustc, route, wasmOpt } = await ensureToolchain();
    say(`${rustc} (${route})`);
    for (const tool of ['wasm-pack', 'wasm-bindgen']) say(output(tool, ['--version'], { env }));
    say(output('node', [wasmOpt, '--version']) ?? 'no wasm-opt');
  });
}
