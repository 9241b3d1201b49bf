import { FIELD_IDS } from '@lanelab/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { createProtocolLog, type ProtocolLog } from './log.ts';
import { FakeClock, packetsFrom, recordsOf } from './test/records.ts';

let log: ProtocolLog | null = null;
afterEach(() => log?.dispose());

/** A log that asks as soon as it wants to, and the end of its questions. */
function open(clock: FakeClock) {
  const waiting = new Set<() => void>();
  log = createProtocolLog(clock.playback, {
    later: (callback) => {
      waiting.add(callback);
      const timer = setImmediate(() => {
        waiting.delete(callback);
        callback();
      });
      return () => {
        waiting.delete(callback);
        clearImmediate(timer);
      };
    },
  });
  const settled = async () => {
    do await new Promise((resolve) => setImmediate(resolve));
    while (waiting.size > 0 || clock.isAsked);
  };
  return { log, settled };
}

const everyMs = (count: number) =>
  recordsOf(Array.from({ length: count }, (_, index) => ({ from: 1, to: [2], atPs: index * 1e9, takesPs: 1000 })));

describe('the log', () => {
  it('shows what there is up to the play head, there and back', async () => {
    const clock = new FakeClock(everyMs(20));
    const { log: known, settled } = open(clock);
    clock.go(4.5e9);
    await settled();
    expect(known.getState().sendings).toHaveLength(5);
    clock.go(10.5e9);
    await settled();
    expect(known.getState().sendings).toHaveLength(11);
    clock.go(2.5e9);
    await settled();
    expect(known.getState().sendings).toHaveLength(3);
    expect(known.getState().timePs).toBe(2.5e9);
    clock.go(10.5e9);
    await settled();
    expect(known.getState().sendings).toHaveLength(11);
  });

  it('asks for what is new only, and for no tables while nobody looks at any', async () => {
    const clock = new FakeClock(everyMs(20));
    const { log: known, settled } = open(clock);
    clock.go(4.5e9);
    await settled();
    clock.asked.length = 0;
    clock.go(5.5e9);
    await settled();
    expect(clock.asked.filter(({ kind }) => kind === 'messages')).toEqual([
      { kind: 'messages', from: 10, limit: 1000 },
    ]);
    expect(clock.asked.some(({ kind }) => kind === 'tables')).toBe(false);
    const stop = known.watchTables(7);
    await settled();
    expect(known.getState().tables).toMatchObject({ node: 7, timePs: 5.5e9, tables: [{ owner: 'lec' }] });
    stop();
  });

  it('asks again for everything with the fields that a filter reads, once', async () => {
    const clock = new FakeClock(everyMs(20));
    const { log: known, settled } = open(clock);
    clock.go(4.5e9);
    await settled();
    clock.asked.length = 0;
    known.readFields(new Set(['ipv4_source', 'sscop_data']));
    await settled();
    known.readFields(new Set(['sscop_data']));
    known.readFields(null);
    await settled();
    const fields = ['ipv4_source', 'sscop_data'].map((id) => FIELD_IDS.findIndex((listed) => listed === id));
    expect(clock.asked.filter(({ kind }) => kind === 'messages')).toEqual([
      { kind: 'messages', from: 0, limit: 1000, fields },
    ]);
    expect(known.getState().fields).toEqual(fields);
    expect(known.getState().sendings).toHaveLength(5);
  });

  it('keeps the newest, and asks again where the clock goes back before them', async () => {
    const clock = new FakeClock(everyMs(4000));
    const { log: known, settled } = open(clock);
    clock.go(3999.5e9);
    await settled();
    expect(known.getState().isCut).toBe(true);
    expect(known.getState().sendings).toHaveLength(2500);
    clock.go(3.5e9);
    await settled();
    expect(known.getState().sendings.map(({ atPs }) => atPs)).toEqual([0, 1e9, 2e9, 3e9]);
    expect(known.getState().isCut).toBe(false);
  });

  it('forgets all of it with another run', async () => {
    const clock = new FakeClock(everyMs(20));
    const { log: known, settled } = open(clock);
    clock.go(4.5e9);
    await settled();
    known.choose(3);
    clock.run = {};
    clock.records = recordsOf([{ from: 2, to: [1], atPs: 0, name: 'BGN' }]);
    clock.go(4.6e9);
    await settled();
    expect(known.getState().sendings.map(({ term }) => term)).toEqual(['BGN']);
    expect(known.getState().chosen).toBeNull();
  });

  it('fetches the chosen message, and follows it to its other end and on', async () => {
    const clock = new FakeClock(everyMs(20));
    const { log: known, settled } = open(clock);
    clock.go(4.5e9);
    await settled();
    known.choose(0);
    await settled();
    expect(known.getState().detail).toMatchObject({ number: 0, node: 1, reports: [{ machine: 'sscop', kind: 'up' }] });
    known.follow();
    expect(known.getState().chosen).toBe(1);
    known.follow();
    expect(known.getState().chosen).toBe(2);
    await settled();
    expect(known.getState().detail?.number).toBe(2);
  });

  it('marks the ruler with all that is known, the lost ones apart', async () => {
    const clock = new FakeClock(
      recordsOf([
        { from: 1, to: [2], atPs: 0 },
        { from: 1, to: [2], atPs: 1e9, lost: true },
      ]),
    );
    const { log: known, settled } = open(clock);
    clock.go(2e9);
    await settled();
    const { control } = known.getState();
    expect(control).toEqual({ sentPs: [0, 1e9], lostPs: [1e9] });
    clock.go(1e6);
    await settled();
    expect(known.getState().control).toBe(control);
  });

  it('has data packets while somebody wants them, up to the play head', async () => {
    const clock = new FakeClock(everyMs(20));
    clock.packets = packetsFrom(Array.from({ length: 20 }, (_, index) => ({ from: 3, to: [4], atPs: index * 1e9 })));
    const { log: known, settled } = open(clock);
    clock.go(4.5e9);
    await settled();
    expect(known.getState().packets).toHaveLength(0);
    const stop = known.watchPackets();
    await settled();
    expect(known.getState().packets.map(({ sender, log: of }) => [sender, of])).toEqual(
      Array.from({ length: 5 }, () => [3, 'packets']),
    );
    expect(known.known()).toHaveLength(10);
    clock.go(6.5e9);
    await settled();
    expect(known.getState().packets).toHaveLength(7);
    expect(known.getState().sendings).toHaveLength(7);
    stop();
    expect([known.getState().packets.length, clock.packetReaders]).toEqual([0, 0]);
  });

  it('begins behind packets that the engine did not keep', async () => {
    const clock = new FakeClock([]);
    const all = packetsFrom(Array.from({ length: 20 }, (_, index) => ({ from: 3, to: [4], atPs: index * 1e9 })));
    clock.packets = all.slice(0, 10);
    const { log: known, settled } = open(clock);
    known.watchPackets();
    clock.go(4.5e9);
    await settled();
    expect(known.getState().packets).toHaveLength(5);
    clock.packets = all.slice(20);
    clock.go(12.5e9);
    await settled();
    expect(known.getState().packets.map(({ atPs }) => atPs / 1e9)).toEqual([10, 11, 12]);
    expect(known.getState().isCut).toBe(true);
  });
});
