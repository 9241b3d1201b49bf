import { compileFilter } from '@lanelab/filter';
import { describe, expect, it } from 'vitest';
import { filtered, firstFilter, type MessageFilter } from './filter.ts';
import { instantsOf, messageTarget } from './message-target.ts';
import { type Sending, sendingsOf } from './sendings.ts';
import { FakeClock, packetsFrom, recordsOf } from './test/records.ts';

const records = recordsOf([
  { from: 1, to: [2], atPs: 0 },
  { from: 2, to: [3], atPs: 100, name: 'MPOA Resolution Request', protocol: 'llc' },
  { from: 1, to: [2], atPs: 200 },
  { from: 2, to: [3], atPs: 300, name: 'MPOA Resolution Request', protocol: 'llc' },
]);
const nameOf = (node: number) => `device ${node}`;

function showing({ text = '', ...filter }: Partial<MessageFilter>) {
  const compiled = compileFilter(text);
  if (!compiled.isFilter) throw new Error(`${text} is no filter`);
  return (sendings: readonly Sending[]) => filtered(sendings, { ...firstFilter, ...filter }, compiled.filter, nameOf);
}

describe('steps with a filter', () => {
  it('go to the messages that it shows, as they leave', () => {
    expect(instantsOf(sendingsOf(records), showing({ text: 'resolution' }))).toEqual([100, 300]);
  });

  it('go to a message picked out by its receiver as it arrives there', () => {
    expect(instantsOf(sendingsOf(records), showing({ node: 3 }))).toEqual([110, 310]);
    expect(instantsOf(sendingsOf(records), showing({ node: 2 }))).toEqual([10, 100, 210, 300]);
  });

  it('find the next one as far as the run has come, and the last one among those known', async () => {
    const clock = new FakeClock(records);
    const known = () => sendingsOf(records.filter(({ atPs }) => atPs <= 100));
    const target = messageTarget(known, ['messages'], showing({ kind: 'mpoa' }), null);
    const after = (timePs: number) => clock.playback.inspect((ask) => target.after(ask, timePs));
    clock.go(200);
    expect((await after(50))?.answer).toBe(100);
    expect((await after(100))?.answer).toBeNull();
    clock.go(300);
    expect((await after(100))?.answer).toBe(300);
    expect(target.before(150)).toBe(100);
    expect(target.before(100)).toBeNull();
  });

  it('find data packets too, where these are listed', async () => {
    const clock = new FakeClock(records);
    clock.packets = packetsFrom([{ from: 1, to: [3], atPs: 150 }]);
    clock.packetReaders = 1;
    const after = (logs: Parameters<typeof messageTarget>[1], timePs: number) => {
      const target = messageTarget(() => sendingsOf(records.slice(0, 1)), logs, showing({}), null);
      return clock.playback.inspect((ask) => target.after(ask, timePs));
    };
    clock.go(400);
    expect((await after(['messages'], 120))?.answer).toBe(200);
    expect((await after(['messages', 'packets'], 120))?.answer).toBe(150);
  });
});
