// The lock file has to be complete and fit for any registry. npm leaves out platform packages that a registry did not
// offer when it was written, says nothing, and `npm ci` fails on the next machine.
import { readText } from './lib/files.mjs';
import { main, Problem, say } from './lib/run.mjs';

/** What is wrong with a parsed package-lock.json, one line each. */
export function lockProblems(lock) {
  const entries = Object.entries(lock.packages);
  const names = new Set(
    entries.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)),
  );
  const missing = entries.flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !names.has(name))
      .map((name) => `${path} wants ${name}, which has no entry of its own`),
  );
  const addresses = entries
    .filter(([, entry]) => /^https?:/.test(entry.resolved ?? ''))
    .map(([path]) => `${path} names a download address; .npmrc says omit-lockfile-registry-resolved`);
  const unpinned = entries
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.integrity)
    .map(([path]) => `${path} has no integrity hash`);
  return [...missing, ...addresses, ...unpinned];
}

if (process.argv[1]?.endsWith('check-lock.mjs')) {
  await main(async () => {
    const problems = lockProblems(JSON.parse(readText('package-lock.json')));
    if (problems.length > 0) throw new Problem(`package-lock.json:\n  ${problems.join('\n  ')}`);
    say('package-lock.json is complete');
  });
}
