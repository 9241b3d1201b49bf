import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMetric, readPath } from './path.ts';
import type { Scenario } from './schema/document.ts';
import { parseDuration, parseSetting, setPaths } from './set-path.ts';
import { findPreset } from './test/presets.ts';

const scenario = findPreset('curitiba-fig7')?.build() as Scenario;

function set(assignment: string) {
  const setting = parseSetting(assignment);
  return 'message' in setting ? { ok: false as const, message: setting.message } : setPaths(scenario, [setting]);
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
    ['flows', 'is no setting'],
    ['=1', 'is no setting'],
    ['a..b=1', 'is no path'],
    ['nodes[99].name=x', 'has no entry [99]'],
    ['nodes.Solimoe.cpu.speed=2', 'did you mean Solimoes?'],
    ['nodes.Solimoes.cpuu.speed=2', 'did you mean cpu?'],
    ['nodes.Solimoes.cpu.sped=2', 'did you mean "speed"?'],
    ['nodes.Solimoes.cpu.speed.more=2', 'end the path there'],
    ['view[0]=2', 'means nothing'],
    ['flows[0].messageOctets=0', 'a whole number from 1'],
    ['links.1.delayPs=1', 'has both delayPs and lengthM'],
    ['lanelab=99', 'newer than this lab'],
    ['__proto__.x=1', 'has no __proto__'],
    ['nodes.1.constructor=1', 'unknown key "constructor"'],
  ])('%s is refused: %s', (assignment, why) => {
    const result = set(assignment);
    expect(result.ok).toBe(false);
    expect(result.ok ? '' : result.message).toContain(why);
  });

  test('no text breaks it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (path, value) => {
        const result = set(`${path}=${value}`);
        expect(result.ok || result.message.length > 0).toBe(true);
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
