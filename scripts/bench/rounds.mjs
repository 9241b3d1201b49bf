// Rounds in turn: ours, theirs, ours, theirs, so that whatever else the machine does meets both alike.

export function median(values) {
  if (values.length === 0) throw new Error('no values, no median');
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * Measures each engine once a round, one after the other; `measure(engine)` returns figures by row id. Returns, for each row id,
 * its figures of every round by engine: `{ id, ours, theirs }`, `theirs` empty where there is no other engine.
 */
export async function inTurn({ rounds, engines, measure, onRound = () => {} }) {
  const rows = new Map();
  for (let round = 0; round < rounds; round += 1) {
    for (const engine of engines) {
      const figures = await measure(engine);
      for (const [id, figure] of Object.entries(figures)) {
        if (!rows.has(id)) rows.set(id, { id, ours: [], theirs: [] });
        rows.get(id)[engine.isOurs ? 'ours' : 'theirs'].push(figure);
      }
      onRound({ round: round + 1, engine, figures });
    }
  }
  return [...rows.values()];
}
