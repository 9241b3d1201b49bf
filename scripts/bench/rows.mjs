// What the bench is about: a row for each kind of work, with the floor that fails the bench and the goal.
// `better` says in which direction a figure is better; `part` is the part of the bench that measures it, `web` being `npm run bench:web`.

const MHOPS = 'million cell-hops a CPU second';

const cells = (id, name, hashed, floor, goal) => ({
  id: `${id}-${hashed ? 'hashed' : 'unhashed'}`,
  work: `${name}, ${hashed ? 'hashed' : 'unhashed'}`,
  unit: MHOPS,
  floor,
  goal,
  better: 'more',
  part: 'cells',
});

const ofOwnClocks = (id) => ({
  id: `${id}p-share`,
  work: `${id.toUpperCase()}p over ${id.toUpperCase()}, hashed`,
  unit: 'share of the rate',
  floor: 0.5,
  goal: 0.9,
  better: 'more',
  part: 'cells',
});

const cold = (id) => ({
  id: `${id}-cold`,
  work: `${id.toUpperCase()}, cold over warm, hashed`,
  unit: 'share of the rate',
  floor: 0.65,
  goal: 0.9,
  better: 'more',
  part: 'cells',
});

const less = (id, part, work, unit, floor, goal) => ({ id, work, unit, floor, goal, better: 'less', part });
const more = (id, part, work, unit, floor, goal) => ({ id, work, unit, floor, goal, better: 'more', part });

export const ROWS = [
  cells('w1', 'W1', true, 350, 500),
  cells('w2', 'W2', true, 1200, 1500),
  cells('w3', 'W3', true, 180, 250),
  cells('w4', 'W4', true, 130, 180),
  cells('w1', 'W1', false, 450, 800),
  cells('w2', 'W2', false, 1900, 2500),
  cells('w3', 'W3', false, 200, 300),
  cells('w4', 'W4', false, 150, 200),
  ...['w1', 'w2', 'w3', 'w4'].map(ofOwnClocks),
  ...['w1', 'w2', 'w3', 'w4', 'w5'].map(cold),
  more('w5', 'cells', 'W5, four TCP streams', 'simulated seconds a CPU second', 150, 300),
  more('campus-200', 'scale', 'campus, 200 LECs with pings', 'simulated over CPU time', 100, 300),
  more('campus-1000', 'scale', 'campus, 1 000 LECs joined and pinged', 'simulated over CPU time', 1, 10),
  less('pvc-setup', 'scale', '9 500 PVC hosts, set-up', 's of CPU time', 2, 0.5),
  less('pvc-memory', 'scale', '9 500 PVC hosts, memory', 'MB', 300, 100),
  less('account', 'account', 'a time account kept, extra', '%', 15, 5),
  less('engine-size', 'sizes', 'engine, Brotli', 'KB', 600, 400),
  less('start-size', 'sizes', 'scripts of the start page', 'KB', 100, 80),
  less('figure-size', 'sizes', 'scripts of a figure', 'KB', 280, 220),
  less('workbench-size', 'sizes', 'scripts of the workbench', 'KB', 300, 240),
  less('figures-quick', 'figures', 'every figure, quick', 's of wall time', 15, 10),
  less('figures-full', 'figures', 'every figure, full quality', 's of wall time', 400, 240),
  less('seek', 'web', 'seek with cells shown, p95', 'ms', 150, 50),
  more('frames', 'web', '220 devices playing', 'frames a second', 30, 60),
  less('longest-task', 'web', '220 devices playing, longest task', 'ms', 100, 50),
];

/** The row of an id; a part that measures something else is a mistake in the bench. */
export function rowOf(id) {
  const row = ROWS.find((candidate) => candidate.id === id);
  if (row === undefined) throw new Error(`no row ${id}; the rows are in scripts/bench/rows.mjs`);
  return row;
}
