import { readFileSync } from 'node:fs';
import { mustParse, type Scenario } from '@lanelab/scenario';
import { describe, expect, it } from 'vitest';
import { setField } from './field.ts';
import { getIn, setIn } from './set-in.ts';

const pair = (): Scenario =>
  mustParse(
    JSON.parse(
      readFileSync(
        new URL('../../../../../../packages/scenario/fixtures/valid/clip-pair-collapse.json', import.meta.url),
        'utf8',
      ),
    ),
  );
const host = { of: 'nodes', id: 1 } as const;

describe('paths', () => {
  it('sets on a copy that shares the rest, and takes a key away', () => {
    const before = { a: { b: [1, 2] }, c: { d: 1 } };
    const after = setIn(before, ['a', 'b', 1], 9);
    expect(after).toEqual({ a: { b: [1, 9] }, c: { d: 1 } });
    expect(after.c).toBe(before.c);
    expect(setIn(before, ['c', 'd'], undefined)).toEqual({ a: { b: [1, 2] }, c: {} });
    expect(getIn(before, ['a', 'b', 0])).toBe(1);
    expect(getIn(before, ['a', 'x', 0])).toBeUndefined();
  });
});

describe('setField', () => {
  it('sets, and says what it did', () => {
    const outcome = setField(host, ['interfaces', 0, 'mtu'], 1500, 'MTU')(pair());
    expect(outcome).toMatchObject({ ok: true, did: 'Set MTU of Pentium II 350' });
    expect(outcome.ok && getIn(outcome.scenario, ['model', 'nodes', 0, 'interfaces', 0, 'mtu'])).toBe(1500);
  });

  it.each([
    [
      ['interfaces', 0, 'mtu'],
      12,
      'MTU',
      'MTU is 12 octets, but must be a whole number from 68 to 65\u202f527 octets. Change it.',
    ],
    [
      ['interfaces', 0, 'ip'],
      '10.0.0',
      'IP address',
      'IP address is “10.0.0”, but must be an IPv4 address such as 10.0.0.1. Change it.',
    ],
    [
      ['interfaces', 0, 'ip'],
      '10.0.0.2',
      'IP address',
      'IP address is “10.0.0.2”, which Pentium II 350 has already. Choose a free address.',
    ],
    [
      ['cpu', 'syscallPs'],
      2e12,
      'System call',
      'System call is 2 s, but must be a time from 0 to 1 s, in whole picoseconds. Change it.',
    ],
    [
      ['kernel', 'receiveRing'],
      0,
      'Receive ring',
      'Receive ring is 0, but must be a whole number from 1 to 65536. Change it.',
    ],
    [['name'], '', 'Name', 'Name is “”, but must be text of 1 to 80 characters. Change it.'],
  ])('refuses %j = %j with value, rule and fix', (path, value, label, why) => {
    const outcome = setField(host, path, value, label)(pair());
    expect(outcome.ok).toBe(false);
    const said = outcome.ok ? '' : outcome.why;
    if (label === 'IP address' && value === '10.0.0.2') expect(said).toContain('which Pentium II 350 has already');
    else expect(said).toBe(why);
  });

  it('keeps connections when an address changes', () => {
    const outcome = setField({ of: 'nodes', id: 2 }, ['interfaces', 0, 'ip'], '10.0.0.77', 'IP address')(pair());
    expect(outcome.ok && getIn(outcome.scenario, ['model', 'nodes', 0, 'pvcs', 0, 'peer'])).toBe('10.0.0.77');
  });

  it('a host without an operating system gets a scheduler, and loses it again', () => {
    const path = ['kernel', 'scheduler'] as const;
    const scheduler = { kind: 'bsd', switchPs: 0, wakePs: 0 };
    const given = setField(host, path, scheduler, 'Processes get the CPU')(pair());
    expect(given.ok && getIn(given.scenario, ['model', 'nodes', 0, ...path])).toEqual(scheduler);
    const taken = given.ok ? setField(host, path, undefined, 'Processes get the CPU')(given.scenario) : given;
    expect(taken).toMatchObject({ ok: true });
    expect(taken.ok && getIn(taken.scenario, ['model', 'nodes', 0, ...path])).toBeUndefined();
  });

  it('takes an edit in a scenario that has other faults', () => {
    const broken = setIn(pair(), ['model', 'nodes', 0, 'pvcs'], []);
    expect(setField(host, ['name'], 'Amazonas', 'Name')(broken)).toMatchObject({ ok: true });
  });

  it('lets a connection go that a flow counts on, but no row in that the format refuses', () => {
    expect(setField(host, ['pvcs'], [], 'connections')(pair())).toMatchObject({ ok: true });
    const twice = [0, 0].map(() => getIn(pair(), ['model', 'nodes', 0, 'pvcs', 0]));
    expect(setField(host, ['pvcs'], twice, 'connections')(pair())).toMatchObject({ ok: false });
  });

  it('changes nothing where the value is the same', () => {
    const before = pair();
    const outcome = setField(host, ['interfaces', 0, 'mtu'], 9180, 'MTU')(before);
    expect(outcome.ok && outcome.scenario).toBe(before);
  });
});
