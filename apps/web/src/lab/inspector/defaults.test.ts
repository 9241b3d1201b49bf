import { describe, expect, it } from 'vitest';
import { defaultOf } from './defaults.ts';

describe('defaults of the format', () => {
  it.each([
    ['host', ['interfaces', 3, 'mtu'], 9180],
    ['host', ['interfaces', 0, 'prefix'], 24],
    ['host', ['loopbackMtu'], 16384],
    ['host', ['cpu', 'speed'], 1],
    ['host', ['cpu', 'syscallPs'], 0],
    ['host', ['profile'], 'bsd-reno'],
    ['host', ['pvcs', 7, 'category'], 'ubr'],
    ['switch', ['latencyPs'], 0],
    ['switch', ['backplaneMbps'], null],
    ['switch', ['ports', 2, 'queues', 'cbr', 'capacityCells'], 8192],
    ['switch', ['ports', 2, 'queues', 'cbr', 'discard', 'keepLast'], true],
    ['udp-stream', ['process'], 'cbr'],
    ['udp-stream', ['sendBuffer'], 65536],
    ['ping', ['payloadOctets'], 56],
    ['ping', ['intervalPs'], 1e12],
    ['tcp-stream', ['stopPs'], null],
    ['scenario', ['model', 'seed'], 1],
    ['scenario', ['model', 'measure', 'warmupPs'], 0],
  ] as const)('%s %j', (kind, path, value) => {
    expect(defaultOf(kind, path)).toBe(value);
  });

  it.each([
    ['host', ['name']],
    ['host', ['interfaces', 0, 'ip']],
    ['tcp-stream', ['sendBuffer']],
    ['udp-stream', ['intervalPs']],
    ['scenario', ['model', 'durationPs']],
  ] as const)('%s %j has none', (kind, path) => {
    expect(defaultOf(kind, path)).toBeUndefined();
  });
});
