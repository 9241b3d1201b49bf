import { describe, expect, test } from 'vitest';
import { mustParse, parseScenario } from '../parse.ts';
import { addresses } from './addressing.ts';
import type { ScenarioInput } from './document.ts';
import type { Host } from './nodes.ts';

type HostInput = Extract<ScenarioInput['model']['nodes'][number], { kind: 'host' }>;
type InterfaceInput = NonNullable<HostInput['interfaces']>[number];

const document = (list: readonly Partial<HostInput>[]) => ({
  lanelab: 8,
  model: {
    nodes: list.map((host, index) => ({
      id: index + 1,
      kind: 'host',
      name: `H${index + 1}`,
      ports: [
        { id: 1, phy: 'oc3c' },
        { id: 2, phy: 'eth100' },
      ],
      ...host,
    })),
    elans: [
      { id: 1, name: 'red' },
      { id: 2, name: 'long', maxFrame: 9_234 },
    ],
    durationPs: 1,
  },
});

function hosts(...list: readonly Partial<HostInput>[]): readonly Host[] {
  return mustParse(document(list)).model.nodes.filter((node) => node.kind === 'host');
}

function pair(a: Partial<HostInput>, b: Partial<HostInput>): readonly [Host, Host] {
  const [first, second] = hosts(a, b);
  if (first === undefined || second === undefined) throw new Error('two hosts');
  return [first, second];
}

const lane = (ip: string, elan = 1): InterfaceInput => ({ port: 1, ip, over: 'lane', elan });

describe('the MTU of an interface', () => {
  test.each([
    [{ port: 1, ip: '10.0.0.1' }, 9_180],
    [{ port: 1, ip: '10.0.0.1', over: 'svc' }, 9_180],
    [{ port: 1, ip: '10.0.0.1', over: 'lane', elan: 1 }, 1_500],
    [{ port: 2, ip: '10.0.0.1', over: 'ethernet' }, 1_500],
    [{ port: 1, ip: '10.0.0.1', over: 'lane', elan: 2, mtu: 9_180 }, 9_180],
  ] as const)('of %j is %i', (entry, mtu) => {
    expect(hosts({ interfaces: [entry] })[0]?.interfaces[0]?.mtu).toBe(mtu);
  });

  test('over an emulated LAN is what its frames carry at most', () => {
    const result = parseScenario(document([{ interfaces: [{ ...lane('10.0.0.1', 2), mtu: 9_219 }] }]));
    expect(result.ok ? [] : result.errors).toEqual([
      {
        code: 'mtu-beyond-frame',
        path: 'model.nodes[0].interfaces[0].mtu',
        value: 9_219,
        rule: { elan: 'long', max: 9_218 },
        unit: 'octets',
      },
    ]);
  });
});

describe('addresses of two hosts', () => {
  test('are those of one subnet before others', () => {
    const [a, b] = pair(
      { interfaces: [lane('10.0.1.1'), lane('10.0.2.1')] },
      { interfaces: [lane('10.0.3.2'), lane('10.0.2.2')] },
    );
    expect(addresses(a, b)).toEqual({ from: '10.0.2.1', to: '10.0.2.2' });
  });

  test('are of the same medium', () => {
    const [a, b] = pair(
      { interfaces: [lane('10.0.1.1')] },
      { interfaces: [{ port: 2, ip: '10.0.1.2', over: 'ethernet' }, lane('10.0.1.3')] },
    );
    expect(addresses(a, b)).toEqual({ from: '10.0.1.1', to: '10.0.1.3' });
  });

  test('in two subnets lead by the longest route, then by the gateway', () => {
    const interfaces = [lane('10.0.1.1'), lane('10.0.2.1')];
    const far = { interfaces: [lane('10.0.9.2')] };
    const [a, b] = pair({ interfaces, gateway: '10.0.2.254' }, far);
    expect(addresses(a, b)?.from).toBe('10.0.2.1');
    const routes = [
      { network: '10.0.0.0', prefix: 16, via: '10.0.2.254' },
      { network: '10.0.9.0', prefix: 24, via: '10.0.1.254' },
    ];
    const [c, d] = pair({ interfaces, gateway: '10.0.2.254', routes }, far);
    expect(addresses(c, d)?.from).toBe('10.0.1.1');
  });

  test('are none without a network, nor to an address that is not the receiver\u2019s', () => {
    const [a, b] = pair({ interfaces: [lane('10.0.1.1')] }, { interfaces: [{ port: 1, ip: '10.0.1.2' }] });
    expect(addresses(a, b)).toBeNull();
    const [c, d] = pair({ interfaces: [lane('10.0.1.1')] }, { interfaces: [lane('10.0.1.2')] });
    expect(addresses(c, d, '10.0.1.9')).toBeNull();
    expect(addresses(c, d, '10.0.1.2')).toEqual({ from: '10.0.1.1', to: '10.0.1.2' });
  });
});
