// Every figure of the four papers from nothing, as `npm run report` makes them: wall time with a worker on each core. The classic experiments
// are not among them. Full quality takes minutes a round.
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Problem, ROOT, runForCode } from '../../lib/run.mjs';
import { lendModules } from '../other-commit.mjs';
import { jsonLines } from '../process.mjs';
import { inTurn } from '../rounds.mjs';

export async function measureFigures({ folder, rounds, engines, onRound, full }) {
  const list = ['--import', 'tsx', join(ROOT, 'scripts', 'bench', 'four-papers.mts')];
  const [{ ids }] = jsonLines(process.execPath, list, 'figures');
  const only = ids.flatMap((id) => ['--only', id]);
  for (const engine of engines) if (!engine.isOurs) lendModules(engine.root);
  const rows = [];
  for (const quality of full ? ['quick', 'full'] : ['quick']) {
    const measure = async (engine) => ({ [`figures-${quality}`]: await wallSeconds(engine, quality, only, folder) });
    rows.push(...(await inTurn({ rounds, engines, onRound, measure })));
  }
  return rows;
}

async function wallSeconds(engine, quality, only, folder) {
  const out = mkdtempSync(join(folder, 'figures-'));
  const words = ['--import', 'tsx', join('scripts', 'report.mts'), '--quality', quality, '--out', out, ...only];
  // A commit from before the option keeps its runs in its own tree, which has none from before.
  const kept = engine.isOurs ? ['--kept', join(out, 'kept')] : [];
  if (!engine.isOurs) rmSync(join(engine.root, 'target', 'report'), { recursive: true, force: true });
  const started = process.hrtime.bigint();
  const code = await runForCode(process.execPath, [...words, ...kept], { cwd: engine.root });
  if (code !== 0) throw new Problem(`the figures of ${engine.name} at ${quality} quality failed (exit code ${code})`);
  const seconds = Number(process.hrtime.bigint() - started) / 1e9;
  rmSync(out, { recursive: true, force: true });
  return seconds;
}
