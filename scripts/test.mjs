// `npm test`: all set-up, then every suite. `npm test -- rust ts` runs those only; the names are those of lib/suites.mjs.
// What cannot be had on this machine is named, and the suite that needs it fails. The last line is the count of all.
import { ensureNodeModules } from './lib/npm.mjs';
import { main, Problem, say } from './lib/run.mjs';

await main(async () => {
  await ensureNodeModules();
  const { SUITES } = await import('./lib/suites.mjs');
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !(name in SUITES));
  if (unknown) throw new Problem(`there is no suite ${unknown}; there are ${Object.keys(SUITES).join(', ')}`);
  const names = asked.length > 0 ? asked : Object.keys(SUITES).filter((name) => name !== 'check');

  const unavailable = new Map();
  for (const name of names) {
    await SUITES[name].setUp().catch((error) => unavailable.set(name, error));
  }
  const total = { passed: 0, failed: 0 };
  for (const name of names) {
    const { passed, failed } = await runSuite(name, SUITES[name], unavailable.get(name));
    total.passed += passed;
    total.failed += failed;
  }
  if (total.failed > 0) process.exitCode = 1;
  console.log(`${total.passed} passed, ${total.failed} failed`);
});

/** A suite that could not be set up, broke off or ran nothing counts as one failure and keeps no other from running. */
async function runSuite(name, suite, unavailable) {
  const started = performance.now();
  say(`suite ${name}`);
  try {
    if (unavailable) throw unavailable;
    const count = await suite.run();
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    say(`suite ${name}: ${count.passed} of ${count.passed + count.failed} passed, in ${seconds} s`);
    if (count.passed + count.failed === 0) throw new Problem('it ran no test');
    return count;
  } catch (error) {
    console.error(`\u2717 suite ${name}: ${error instanceof Problem ? error.message : error.stack}`);
    return { passed: 0, failed: 1 };
  }
}
