// `npm run fuzz -- [TARGET...] [MINUTES]`: tries the parsers with inputs that grow out of those in fuzz/corpus, for so many minutes
// each (1 unless said otherwise), and adds what reaches new code or fails. Ends with 1 where something failed. docs/fuzzing.md has
// what was found by now.
import { ensureNodeModules } from './lib/npm.mjs';
import { main, Problem, say } from './lib/run.mjs';

await main(async () => {
  await ensureNodeModules();
  const { fuzzRust, RUST_TARGETS } = await import('./lib/fuzz/rust.mjs');
  const { fuzzTypeScript, TYPESCRIPT_TARGETS } = await import('./lib/fuzz/typescript.mjs');
  const known = [...RUST_TARGETS, ...TYPESCRIPT_TARGETS];
  const words = process.argv.slice(2);
  const minutes = Number(words.find((word) => /^\d+(?:\.\d+)?$/.test(word)) ?? 1);
  const named = words.filter((word) => !/^\d/.test(word));
  const unknown = named.find((name) => !known.includes(name));
  if (unknown) throw new Problem(`there is no target ${unknown}; there are ${known.join(', ')}`);

  const failing = [];
  for (const target of named.length > 0 ? named : known) {
    const fuzz = RUST_TARGETS.includes(target) ? fuzzRust : fuzzTypeScript;
    const { tried, kept, findings } = await fuzz(target, Math.ceil(minutes * 60));
    say(`${target}: ${tried} inputs in ${minutes} min, ${kept} kept, ${findings.length} fail`);
    if (findings.length > 0) failing.push(target);
  }
  if (failing.length > 0) throw new Problem(`inputs fail, and are in fuzz/corpus: ${failing.join(', ')}`);
});
