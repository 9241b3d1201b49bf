// `npm run check`: everything that can be said about the code without running it. `-- types lint` runs a part.
import { CHECKS } from './lib/checks.mjs';
import { ensureNodeModules } from './lib/npm.mjs';
import { main, say } from './lib/run.mjs';

/** Runs the named checks, or all; one that fails does not keep the others from running. */
export async function runChecks(names = []) {
  await ensureNodeModules();
  const failed = [];
  const chosen = CHECKS.filter(({ name }) => names.length === 0 || names.includes(name));
  for (const check of chosen) {
    say(check.name);
    try {
      await check.run();
    } catch (error) {
      console.error(`\u2717 ${check.name}: ${error.message}`);
      failed.push(check.name);
    }
  }
  if (failed.length > 0) say(`failed: ${failed.join(', ')}`);
  return { passed: chosen.length - failed.length, failed: failed.length };
}

if (process.argv[1]?.endsWith('check.mjs')) {
  await main(async () => {
    const { passed, failed } = await runChecks(process.argv.slice(2));
    console.log(`${passed} passed, ${failed} failed`);
    if (failed > 0 || passed === 0) process.exitCode = 1;
  });
}
