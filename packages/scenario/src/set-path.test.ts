import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMetric, readPath } from './path.ts';
import type { Scenario } from './schema/document.ts';
import { parseDuration, parseSetting, setPaths } from './set-path.ts';
import { findPreset } from './test/presets.ts';

const scenario = findPreset('curitiba-fig7')?.build() as Scenario;

function set(assignment: string) {
  const setting = parseSetting(assignment);
  return 'code' in setting ? { ok: false as const, errors: [setting] } : setPaths(scenario, [setting]);
}

describe('settings that work', () => {
  test.each([
    ['model.flows[0].messageOctets=64', 'model.flows.1.messageOctets', 64],
    ['flows.1.messageOctets=64', 'model.flows.1.messageOctets', 64],
    ['nodes.Solimoes.cpu.speed=2', 'model.nodes.2.cpu.speed', 2],
    ['nodes["IBM 8285 west"].latencyPs=5us', 'model.nodes.5.latencyPs', 5_000_000],
    ['durationPs=10s', 'model.durationPs', 10_000_000_000_000],
    ['nodes.2.stack.nagle=false', 'model.nodes.2.stack.nagle', false],
    ['nodes[1].profile=linux-2.2', 'model.nodes.2.profile', 'linux-2.2'],
    ['view.title=A = B', 'view.title', 'A = B'],
    ['nodes[*].interfaces[*].mtu=1000', 'model.nodes.4.interfaces[0].mtu', 1_000],
    ['nodes.*.cpu.tickPs=0', 'model.nodes.3.cpu.tickPs', 0],
  ])('%s', (assignment, path, value) => {
    const result = set(assignment);
    expect(result).toMatchObject({ ok: true });
    expect(readPath(result.ok ? result.scenario : null, path)).toBe(value);
  });

  test('leave the scenario given as it is', () => {
    set('flows[0].messageOctets=64');
    expect(readPath(scenario, 'model.flows.1.messageOctets')).not.toBe(64);
  });
});

describe('settings that do not', () => {
  test.each([
    ['flows', { code: 'not-a-setting' }],
    ['=1', { code: 'not-a-setting' }],
    ['a..b=1', { code: 'not-a-path', value: 'a..b' }],
    ['nodes[99].name=x', { code: 'no-such-entry', value: '[99]', rule: { at: 'model.nodes' } }],
    ['nodes.Solimoe.cpu.speed=2', { code: 'no-such-entry', value: 'Solimoe', fix: 'Solimoes' }],
    ['nodes.Solimoes.cpuu.speed=2', { code: 'no-such-key', value: 'cpuu', fix: 'cpu' }],
    ['nodes.Solimoes.cpu.sped=2', { code: 'unknown-key', value: 'sped', fix: 'speed' }],
    ['nodes.Solimoes.cpu.speed.more=2', { code: 'nothing-inside', rule: { at: 'model.nodes[1].cpu.speed' } }],
    ['view[0]=2', { code: 'not-a-list', value: '[0]', rule: { at: 'scenario.view' } }],
    ['flows[0].messageOctets=0', { code: 'out-of-range', value: 0, rule: { min: 1 } }],
    ['links.1.delayPs=1', { code: 'one-of', value: 2, rule: { keys: ['delayPs', 'lengthM'] } }],
    ['lanelab=99', { code: 'newer-version', value: 99 }],
    ['__proto__.x=1', { code: 'no-such-key', value: '__proto__' }],
    ['nodes.1.constructor=1', { code: 'unknown-key', value: 'constructor' }],
  ])('%s is refused: %j', (assignment, issue) => {
    const result = set(assignment);
    expect(result.ok ? [] : result.errors).toMatchObject([issue]);
  });

  test('no text breaks it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (path, value) => {
        const result = set(`${path}=${value}`);
        expect(result.ok || result.errors.length > 0).toBe(true);
      }),
    );
  });
});

describe('readMetric', () => {
  const result = { flows: [{ id: 7, goodputMbps: 3.5, meanDelayUs: null }] };
  test.each([
    ['flows.7.goodputMbps', 3.5],
    ['flows[0].goodputMbps', 3.5],
    ['flows.7.meanDelayUs', null],
    ['flows.8.goodputMbps', null],
    ['flows', null],
    ['flows[*].goodputMbps', 3.5],
  ])('%s is %s', (path, value) => {
    expect(readMetric(result, path)).toBe(value);
  });
});

test.each([
  ['10s', 1e13],
  ['2.5 ms', 2.5e9],
  ['1us', 1e6],
  ['3 ps', 3],
  ['10', null],
  ['-1s', null],
])('%s lasts %s ps', (text, ps) => {
  expect(parseDuration(text)).toBe(ps);
});
