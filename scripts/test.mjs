// `npm test`: all set-up, then every suite at the quick level. `npm test -- thorough` runs them at the thorough level, with
// `all` the checks as well; names of lib/suites.mjs run those suites only. `npm test -- changed [REF]` runs the tests of
// what has changed since a commit. `--within MINUTES` lets a thorough run leave something out, which it names, where the machine is too slow to end in
// time. What cannot be had on this machine is named, and the suite that needs it fails. The last line is the count of all.
import { parseArgs } from 'node:util';
import { ensureNodeModules } from './lib/npm.mjs';
import { main, Problem, say } from './lib/run.mjs';

await main(async () => {
  await ensureNodeModules();
  const { SUITES } = await import('./lib/suites.mjs');
  const args = process.argv.slice(2);
  const total = args[0] === 'changed' ? await changedTests(args[1]) : await runSuites(SUITES, chosen(SUITES, args));
  if (total.failed > 0) process.exitCode = 1;
  console.log(`${total.passed} passed, ${total.failed} failed`);
});

async function changedTests(since) {
  const { runChanged } = await import('./lib/changed.mjs');
  return runChanged(since);
}

/** `{ names, isThorough, minutes }` of the words after the command. */
function chosen(suites, given) {
  const options = { within: { type: 'string' } };
  const { positionals: words, values } = parseArgs({ args: given, options, allowPositionals: true });
  const within = values.within?.toString();
  const minutes = within === undefined ? undefined : Number(within);
  if (minutes !== undefined && !(minutes > 0))
    throw new Problem(`--within is ${within}, but must be a number of minutes above 0`);
  const isThorough = words.includes('thorough');
  const named = words.filter((word) => word !== 'thorough' && word !== 'all');
  const unknown = named.find((name) => !(name in suites));
  if (unknown) {
    const known = ['thorough', 'all', 'changed', ...Object.keys(suites)].join(', ');
    throw new Problem(`there is no suite ${unknown}; there are ${known}`);
  }
  if (named.length > 0) return { names: named, isThorough, minutes };
  const every = Object.keys(suites).filter((name) => name !== 'check' || words.includes('all'));
  return { names: every.filter((name) => isThorough || !suites[name].isThorough), isThorough, minutes };
}

async function runSuites(suites, { names, isThorough, minutes }) {
  const { runsWhole } = await import('./lib/levels.mjs');
  const started = performance.now();
  const setUps = setUpInTurn(suites, names, isThorough);
  const total = { passed: 0, failed: 0 };
  const failures = [];
  const times = [];
  const shortened = [];
  for (const name of names) {
    const begun = performance.now();
    const { latest, leftOut } = suites[name];
    // Counted from the start of the process: what was installed before the suites took its time, too.
    const isWhole = runsWhole({ isThorough, latest, goneMs: begun, minutes });
    if (isThorough && !isWhole) shortened.push(`${leftOut}: ${secondsSince(0)} s of ${minutes} minutes were gone`);
    const count = await runSuite(name, suites[name], isWhole, await setUps.get(name));
    times.push(`${name} ${secondsSince(begun)}`);
    total.passed += count.passed;
    total.failed += count.failed;
    failures.push(...(count.failures ?? []).map((failure) => `${name}: ${failure}`));
  }
  for (const failure of failures) say(`failed in ${failure}`);
  say(`seconds: ${times.join(', ')}, all ${secondsSince(started)}`);
  for (const what of shortened) say(`left out, since time was short: ${what}`);
  if (!isThorough) {
    const later = Object.values(suites).flatMap(({ leftOut }) => leftOut ?? []);
    say(`left to "npm test -- thorough": ${later.join('; ')}`);
  }
  return total;
}

/** Sets up one suite after the other, beside those that run already. Each promise resolves to the error, where there is one. */
function setUpInTurn(suites, names, isThorough) {
  let turn = Promise.resolve();
  const setUps = new Map();
  for (const name of names) {
    turn = turn.then(async () => {
      try {
        await suites[name].setUp(isThorough);
        return undefined;
      } catch (error) {
        return error;
      }
    });
    setUps.set(name, turn);
  }
  return setUps;
}

/** A suite that could not be set up, broke off or ran nothing counts as one failure and keeps no other from running. */
async function runSuite(name, suite, isThorough, unavailable) {
  say(`suite ${name}`);
  try {
    if (unavailable) throw unavailable;
    const count = await suite.run(isThorough);
    say(`suite ${name}: ${count.passed} of ${count.passed + count.failed} passed`);
    if (count.passed + count.failed === 0) throw new Problem('it ran no test');
    return count;
  } catch (error) {
    console.error(`\u2717 suite ${name}: ${error instanceof Problem ? error.message : error.stack}`);
    return { passed: 0, failed: 1, failures: ['the suite broke off'] };
  }
}

function secondsSince(started) {
  return Math.round((performance.now() - started) / 1000);
}
