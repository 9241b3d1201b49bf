// `npm run calibrate`: fits the cost parameters to the papers' rows marked for it, and writes one file.
//   --seed N     of every run, and of where the search begins (default 1)
//   --data DIR   the papers' values (default packages/papers/src/published)
//   --out FILE   default packages/papers/src/calibration/calibrated.json
//   --group ID   this group alone; the others stay as they are in the committed file
//   --jobs N     worker threads
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { createNodePool } from '../packages/engine/ts/node.ts';
import type { Calibration } from '../packages/papers/src/calibration/calibrated.ts';
import { Evaluator, type Values } from './calibrate/evaluate.mts';
import { fitGroup } from './calibrate/group-fit.mts';
import { GROUPS } from './calibrate/groups.mts';
import { papersIn } from './calibrate/papers.mts';

const COMMITTED = '../packages/papers/src/calibration/calibrated.json';
const path = (relative: string) => new URL(relative, import.meta.url).pathname;
const { values: given } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    data: { type: 'string', default: path('../packages/papers/src/published') },
    out: { type: 'string', default: path(COMMITTED) },
    group: { type: 'string', multiple: true },
    jobs: { type: 'string', default: String(availableParallelism()) },
  },
});

const seed = Number(given.seed);
if (!Number.isSafeInteger(seed) || seed < 1) throw new Error(`--seed ${given.seed}: give a whole number from 1 on`);
const wanted = given.group ?? GROUPS.map(({ id }) => id);
for (const id of wanted)
  if (!GROUPS.some((group) => group.id === id))
    throw new Error(`--group ${id}: there are ${GROUPS.map((group) => group.id).join(', ')}`);

/** Seeds other than the first begin elsewhere: up to a tenth away, by a Lehmer generator. */
function startAt(values: Values): Values {
  let state = seed;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  if (seed === 1) return values;
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value * (0.9 + 0.2 * next())]));
}

const pool = createNodePool(Math.max(1, Number(given.jobs)));
try {
  const papers = papersIn(given.data);
  const kept: Calibration | null = given.group === undefined ? null : JSON.parse(readFileSync(path(COMMITTED), 'utf8'));
  const own = await GROUPS.filter(({ id }) => wanted.includes(id)).reduce<Promise<readonly GroupResult[]>>(
    async (before, group) => [
      ...(await before),
      {
        id: group.id,
        ...(await fitGroup(group, papers, startAt, new Evaluator(pool, seed), (text) => console.error(text))),
      },
    ],
    Promise.resolve([]),
  );
  const all = GROUPS.map(({ id }) => own.find((group) => group.id === id) ?? keptGroup(kept, id));
  const calibration: Calibration = {
    engine: await pool.version(),
    seed,
    parameters: all.flatMap(({ parameters }) => parameters),
    rows: all.flatMap(({ rows }) => rows),
    fits: all.flatMap(({ fits }) => fits),
  };
  writeFileSync(given.out, `${JSON.stringify(calibration, null, 2)}\n`);
  console.error(given.out);
} finally {
  await pool.close();
}

type GroupResult = { readonly id: string } & Pick<Calibration, 'parameters' | 'rows' | 'fits'>;

function keptGroup(file: Calibration | null, id: string): GroupResult {
  const of = <T extends { readonly group: string }>(entries: readonly T[] | undefined) =>
    (entries ?? []).filter(({ group }) => group === id);
  return { id, parameters: of(file?.parameters), rows: of(file?.rows), fits: of(file?.fits) };
}
