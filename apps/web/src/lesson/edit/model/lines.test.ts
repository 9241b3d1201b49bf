import { describe, expect, it } from 'vitest';
import { changeLines } from '../../texts/change-lines.ts';
import { changesOf, checksOf, namedValuesOf } from './lines.ts';

describe('lines', () => {
  const before = [{ check: 'ELANs = 1', says: 'One is enough.' }, { check: 'ELANs = 2' }];

  it('are checks that keep what they say: by their text, or by their place while they are typed', () => {
    expect(checksOf('ELANs = 2\n\n ELANs = 1 \nELANs = 3', before)).toEqual([
      { check: 'ELANs = 2' },
      { check: 'ELANs = 1', says: 'One is enough.' },
      { check: 'ELANs = 3' },
    ]);
    expect(checksOf('ELANs = 12\nELANs = 2', before)[0]).toEqual({ check: 'ELANs = 12', says: 'One is enough.' });
  });

  it('are changes of a network, written and read alike', () => {
    const read = changesOf('model.durationPs = 2s\nmodel.flows[0].name = "a b"');
    expect(read).toEqual({
      ok: true,
      entries: [
        { path: 'model.durationPs', value: 2e12 },
        { path: 'model.flows[0].name', value: 'a b' },
      ],
    });
    if (read.ok) expect(changesOf(changeLines(read.entries))).toEqual(read);
  });

  it('say which line is no change, and which no value', () => {
    expect(changesOf('model.durationPs = 2s\n\nfaster')).toMatchObject({ problem: expect.stringContaining('Line 3') });
    expect(namedValuesOf('rate = 10\nname = a b')).toEqual({
      ok: true,
      entries: [
        ['rate', 10],
        ['name', 'a b'],
      ],
    });
    expect(namedValuesOf('rate')).toMatchObject({ ok: false, problem: expect.stringContaining('“rate”') });
  });
});
