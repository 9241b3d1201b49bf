import { describe, expect, test } from 'vitest';
import { CONNECTIONS, maxMinCps, SHARES_CPS } from '../../networks/classic/parking-lot.ts';
import { runFigure } from '../../test/run-figure.ts';
import { classicParkingLot } from './parking-lot.ts';

const connection = (...trunks: readonly number[]) => ({ name: '', trunks });

describe('max-min shares', () => {
  test('one trunk is shared alike, and who has a trunk alone has all of it', () => {
    expect(maxMinCps([connection(0), connection(0), connection(1)], [100, 70])).toEqual([50, 50, 70]);
  });

  test('who is held elsewhere leaves the rest to the others', () => {
    expect(maxMinCps([connection(0, 1), connection(0), connection(1), connection(1)], [100, 60])).toEqual([
      20, 80, 20, 20,
    ]);
  });

  test('two trunks that fill at once end', () => {
    expect(maxMinCps([connection(0, 1), connection(0), connection(1)], [100, 100])).toEqual([50, 50, 50]);
  });

  test('of a thousand networks: each connection has a full trunk on which none has more (Bertsekas and Gallager)', () => {
    let state = 1;
    const drawn = (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    for (let round = 0; round < 1_000; round += 1) {
      const room = Array.from({ length: 1 + drawn(4) }, () => 10 + drawn(90));
      const connections = Array.from({ length: 1 + drawn(7) }, () => {
        const first = drawn(room.length);
        const count = 1 + drawn(room.length - first);
        return connection(...Array.from({ length: count }, (_, index) => first + index));
      });
      const shares = maxMinCps(connections, room);
      const used = room.map((_, trunk) =>
        connections.reduce((sum, { trunks }, index) => sum + (trunks.includes(trunk) ? (shares[index] ?? 0) : 0), 0),
      );
      for (const [trunk, cps] of used.entries()) expect(cps).toBeLessThanOrEqual((room[trunk] ?? 0) + 1e-9);
      for (const [index, { trunks }] of connections.entries()) {
        const isHeld = trunks.some(
          (trunk) =>
            (used[trunk] ?? 0) > (room[trunk] ?? 0) - 1e-9 &&
            connections.every(
              (other, place) => !other.trunks.includes(trunk) || (shares[place] ?? 0) <= (shares[index] ?? 0) + 1e-9,
            ),
        );
        expect(isHeld).toBe(true);
      }
    }
  });
});

test('ABR finds the max-min shares: rates are whole cells a second, and a port measures for 5 ms', async () => {
  const { series, checks } = await runFigure(classicParkingLot);
  const values = series[0]?.points.map(({ y }) => y ?? 0) ?? [];
  expect(values).toHaveLength(CONNECTIONS.length);
  // A hundredth of the smallest share is four cells an interval of a port.
  for (const [index, value] of values.entries())
    expect(Math.abs(value / (SHARES_CPS[index] ?? 0) - 1)).toBeLessThan(0.01);
  expect(checks.map(({ holds }) => holds)).toEqual([true]);
});
