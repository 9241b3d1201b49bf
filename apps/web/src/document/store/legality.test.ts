import { describe, expect, test } from 'vitest';
import { DEVICES, deviceOf } from '../devices/registry.ts';
import { disconnect } from './edits/links.ts';
import { addNode } from './edits/nodes.ts';
import { connection, legalTargets, nextPort } from './legality.ts';
import { freeAddress, freeName } from './naming.ts';
import { edited, ring } from './test-networks.ts';

describe('joining', () => {
  test('offers the PHYs that both have, the usual one first', () => {
    expect(connection(ring(), 1, 3)).toMatchObject({ ok: true, phy: 'oc3c' });
  });

  test('leads from a device to every other', () => {
    expect([...legalTargets(ring(), 3)]).toEqual([1, 2, 4, 5]);
  });

  test('takes the lowest free port, and says so before', () => {
    const node = (id: number, scenario = ring()) => {
      const found = scenario.model.nodes.find((candidate) => candidate.id === id);
      if (found === undefined) throw new Error(`no node ${id}`);
      return nextPort(scenario.model, found);
    };
    expect(node(3)).toEqual({ port: 4, isNew: true });
    expect(node(3, edited(ring(), disconnect(1)))).toEqual({ port: 1, isNew: false });
    expect(node(6, edited(ring(), addNode('host', { x: 0, y: 0 })))).toEqual({ port: 1, isNew: true });
  });

  test('is refused where all ports are taken, with the fix', () => {
    const full = structuredClone(ring());
    const most = deviceOf('host').maxPorts;
    const [host] = full.model.nodes;
    for (let port = 2; port <= most; port += 1) {
      host?.ports.push({ id: port, phy: 'oc3c', queues: {} });
      full.model.links.push({ id: 100 + port, a: { node: 1, port }, b: { node: 3, port: 100 + port }, lengthM: 1 });
    }
    expect(connection(full, 1, 5)).toEqual({
      ok: false,
      why: `H1 has ${most} ports, the most that a host can have, and all are taken; remove a link of it.`,
    });
    expect(connection(full, 5, 1)).toMatchObject({ ok: false });
    expect(legalTargets(full, 5).has(1)).toBe(false);
  });
});

describe('kinds of device', () => {
  test('are found by folder, in the order of the rail, each with a key and a prefix of its own', () => {
    expect(DEVICES.map(({ kind }) => kind)).toEqual(['host', 'switch', 'generator', 'router', 'edge', 'server', 'hub']);
    for (const key of ['letter', 'namePrefix', 'label'] as const)
      expect(new Set(DEVICES.map((device) => device[key])).size).toBe(DEVICES.length);
  });

  test('make a device with no more than the format asks, and take back what a port brought', () => {
    for (const device of DEVICES) {
      const bare = device.create(7, 'X');
      expect(device.withoutPort(device.withPort(bare, 1, 'ds3'), 1)).toEqual(bare);
      expect(device.withPort(bare, 1, 'ds3').ports).toMatchObject([{ id: 1, phy: 'ds3' }]);
    }
  });
});

describe('automatic names and addresses', () => {
  test('are the first that are free', () => {
    expect(freeName('switch', new Set(['S1', 'S3', 'H2']))).toBe('S2');
    const network = 10 * 2 ** 24;
    expect(freeAddress(network, new Set(['10.0.0.1', '10.0.0.3']))).toBe('10.0.0.2');
    const full = new Set(Array.from({ length: 254 }, (_, index) => `10.0.0.${index + 1}`));
    expect(freeAddress(network, full)).toBe('10.0.1.1');
  });
});
