import { describe, expect, it } from 'vitest';
import { CellStore } from './cell-store.ts';
import type { LinkEnd } from './types.ts';

const US = 1e6;
const CELL_PS = 2 * US;

function endOf(link: number): LinkEnd {
  return {
    key: `${link}:ab`,
    link,
    direction: 'ab',
    node: 1,
    port: link,
    cellPs: CELL_PS,
    bitPs: 0,
    roomCells: null,
    delayAt: () => US,
    isUpAt: () => true,
  };
}

/** A store that knows everything from 0 to 1 ms; cells start on its links at these instants, µs. */
function storeWith(...startsUs: readonly (readonly number[])[]): CellStore {
  const store = new CellStore(
    startsUs.map((_, index) => endOf(index + 1)),
    1e15,
  );
  store.begin(0, 0);
  const column = (values: readonly number[]) => Float64Array.from(values);
  const traces = startsUs.map((starts, index) => {
    const left = starts.map((start) => start * US + CELL_PS);
    const none = starts.map(() => 0);
    return {
      kind: 'cells' as const,
      name: `${index + 1}:ab`,
      columns: {
        arrivedPs: column(left),
        leftPs: column(left),
        dropped: column(starts.map(() => -1)),
        connection: column(none),
        sequence: column(starts.map((_start, number) => number)),
        last: column(none),
        clp: column(none),
        queue: column(none),
        vpi: column(none),
        vci: column(none),
        flow: column(none),
        role: column(none),
      },
    };
  });
  store.take(traces, 1000 * US);
  return store;
}

describe('busy parts', () => {
  it('are those in which a cell starts on any link', () => {
    const store = storeWith([5, 15, 16, 95], [15, 42], []);
    const { parts, knownFromPs, knownToPs } = store.busyParts(0, 100 * US, 'data', 10);
    expect([...parts]).toEqual([1, 1, 0, 0, 1, 0, 0, 0, 0, 1]);
    expect([knownFromPs, knownToPs]).toEqual([0, 100 * US]);
  });

  it('end where what is known ends', () => {
    const { knownFromPs, knownToPs, parts } = storeWith([5]).busyParts(-50 * US, 2000 * US, 'data', 4);
    expect([knownFromPs, knownToPs]).toEqual([0, 1000 * US]);
    expect([...parts]).toEqual([1, 0, 0, 0]);
  });
});

describe('quiet', () => {
  it('lasts from the end of the last cell on a wire to the start of the next', () => {
    const store = storeWith([10, 30], [20]);
    expect(store.quietUntil(0)).toBe(10 * US);
    expect(store.quietUntil(11 * US)).toBe(11 * US);
    // The last bit left at 12 µs and arrives at 13 µs.
    expect(store.quietUntil(12.5 * US)).toBe(12.5 * US);
    expect(store.quietUntil(13.5 * US)).toBe(20 * US);
    expect(store.quietUntil(100 * US)).toBe(1000 * US);
  });
});
