// `npm run check`: everything that can be said about the code without running it. `-- types lint` runs a part.
import { CHECKS } from './lib/checks.mjs';
import { ensureNodeModules } from './lib/npm.mjs';
import { collect, main, say } from './lib/run.mjs';

/**
 * Runs the named checks, or all; one that fails does not keep the others from running. Checks that use cargo wait for each
 * other and run beside the rest, each in a process of its own whose output comes in one piece.
 */
export async function runChecks(names = []) {
  await ensureNodeModules();
  const chosen = CHECKS.filter(({ name }) => names.length === 0 || names.includes(name));
  if (chosen.length === 1) return runOne(chosen[0]);
  const lanes = [chosen.filter(({ isCargo }) => isCargo), chosen.filter(({ isCargo }) => !isCargo)];
  const failed = (await Promise.all(lanes.map(runLane))).flat();
  if (failed.length > 0) say(`failed: ${failed.join(', ')}`);
  return { passed: chosen.length - failed.length, failed: failed.length, failures: failed };
}

async function runOne({ name, run }) {
  try {
    await run();
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(`\u2717 ${name}: ${error.message}`);
    return { passed: 0, failed: 1 };
  }
}

/** One check after the other; returns the names of those that failed. */
async function runLane(checks) {
  const failed = [];
  for (const { name } of checks) {
    const started = performance.now();
    const { code, text } = await collect(process.execPath, ['scripts/check.mjs', name]);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    say(`${name}, ${seconds} s${code === 0 ? '' : ': FAILED'}`);
    if (code === 0) continue;
    process.stdout.write(text);
    failed.push(name);
  }
  return failed;
}

if (process.argv[1]?.endsWith('check.mjs')) {
  await main(async () => {
    const { passed, failed } = await runChecks(process.argv.slice(2));
    console.log(`${passed} passed, ${failed} failed`);
    if (failed > 0 || passed === 0) process.exitCode = 1;
  });
}
