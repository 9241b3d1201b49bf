// `npm run build:types`: the TypeScript of what the engine returns, from its Rust types, into packages/engine/ts/generated.
import { main, run } from './lib/run.mjs';
import { ensureRust } from './lib/rust.mjs';

await main(async () => {
  const { cargo, env } = await ensureRust();
  const args = ['test', '--package', 'lanelab-engine', '--lib', '--quiet', 'typescript::'];
  await run(cargo, args, { env: { ...env, RENEW_TYPES: '1' } });
});
