// `npm run bench`: every row of scripts/bench/rows.mjs beside its floor, its goal and the figure of another commit; exit code 1 where a row is below its floor.
//   -- cells scale account sizes   the parts that run when none is named; any of them alone
//   -- figures                     every figure of the papers, quick; --full at full quality as well, minutes a round
//   -- growth                      how cost grows with size; --write renews the plot in docs
//   -- peers                       W1 to W4 beside ns-3, which is installed if it can be
//   -- native                      W1 to W5 natively; the only part that needs Rust
//   -- server, throughput          the server; the latter against a bare Fastify
//   -- rooms                       a live room with 300 students, at one server and at two on one PostgreSQL
//   -- marking                     40 students who hand in a lesson at once, until all are marked
//   --against REF                  the commit to take turns with, default HEAD^; --alone measures this tree only
//   --rounds N                     default 5;  --json prints one document
// Rates are of CPU time. How each row is measured, and what limits it: docs/performance.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { growth } from './bench/growth/growth.mjs';
import { complaint, judged, roundLines, tableLines } from './bench/judge.mjs';
import { engineOf, otherCommit } from './bench/other-commit.mjs';
import { measureAccount } from './bench/parts/account.mjs';
import { measureCells } from './bench/parts/cells.mjs';
import { measureFigures } from './bench/parts/figures.mjs';
import { nativeLines } from './bench/parts/native.mjs';
import { measureScale } from './bench/parts/scale.mjs';
import { markingLines, roomLines, serverLines, throughputLines } from './bench/parts/servers.mjs';
import { measureSizes } from './bench/parts/sizes.mjs';
import { peers } from './bench/peers/peers.mjs';
import { ensureNodeModules } from './lib/npm.mjs';
import { main, Problem, ROOT, say } from './lib/run.mjs';

/** Parts whose rows are judged. */
const JUDGED = {
  cells: measureCells,
  scale: measureScale,
  account: measureAccount,
  sizes: measureSizes,
  figures: measureFigures,
};
/** Parts that print what they found. */
const TOLD = {
  growth,
  peers,
  native: nativeLines,
  server: serverLines,
  throughput: throughputLines,
  rooms: roomLines,
  marking: markingLines,
};
const BY_DEFAULT = ['cells', 'scale', 'account', 'sizes'];

await main(async () => {
  await ensureNodeModules();
  const { parts, ...options } = wanted();
  const folder = mkdtempSync(join(tmpdir(), 'lanelab-bench-'));
  const isJudging = parts.some((part) => part in JUDGED);
  const other = options.alone || !isJudging ? null : await otherCommit(options.against);
  const engines = [engineOf(ROOT, 'this tree', true), ...(other === null ? [] : [other.engine])];
  try {
    const measured = [];
    const told = {};
    for (const part of parts) {
      const onRound = ({ round, engine }) => say(`${part}: round ${round} of ${options.rounds}, ${engine.name}`);
      if (part in TOLD) told[part] = await TOLD[part]({ folder, ...options });
      else measured.push(...(await JUDGED[part]({ folder, engines, onRound, ...options })));
    }
    report(measured.map(judged), told, options, other?.engine);
  } finally {
    other?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
});

function wanted() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      against: { type: 'string', default: 'HEAD^' },
      alone: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '5' },
      full: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const known = [...Object.keys(JUDGED), ...Object.keys(TOLD)];
  const unknown = positionals.find((part) => !known.includes(part));
  if (unknown) throw new Problem(`there is no part ${unknown} of the bench; there are ${known.join(', ')}`);
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Problem(`--rounds ${values.rounds}: a whole number of rounds, 1 or more`);
  return { ...values, rounds, parts: positionals.length === 0 ? BY_DEFAULT : positionals };
}

function report(rows, told, { json }, against) {
  if (json) {
    console.log(
      JSON.stringify({ node: process.versions.node, against: against?.name ?? null, rows, ...told }, null, 2),
    );
  } else {
    for (const row of rows) for (const line of roundLines(row, against?.name)) console.log(line);
    for (const line of Object.values(told).flatMap(({ lines }) => lines)) console.log(line);
    if (rows.length > 0) console.log(['', ...tableLines(rows)].join('\n'));
  }
  const failures = [complaint(rows), ...Object.values(told).map((part) => part.complaint ?? null)];
  const words = failures.filter((failure) => failure !== null).join('\n');
  if (words !== '') throw new Problem(words);
}
