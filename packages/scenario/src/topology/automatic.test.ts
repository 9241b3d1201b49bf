import { describe, expect, test } from 'vitest';
import type { Model } from '../schema/document.ts';
import {
  autoElan,
  freeName,
  gatewayOf,
  nextAddress,
  nextRouterAddress,
  nextSubnet,
  subnetOf,
  subnetOfElan,
} from './automatic.ts';
import { Topology } from './build.ts';

/** A host and a router by their addresses with prefixes, `10.0.1.1/24`, all in one emulated LAN. */
function model(hosts: readonly string[], routers: readonly string[] = []): Model {
  const net = new Topology();
  const at = { x: 0, y: 0 };
  const middle = net.switch('S', at);
  const elan = net.elan('elan 1');
  const add = (id: number, address: string) => {
    const [ip = '', prefix] = address.split('/');
    net.link(id, middle, { phy: 'oc3c' });
    net.interfaces(id, { ip, prefix: Number(prefix), over: 'lane', elan });
  };
  hosts.forEach((address, index) => add(net.host(`H${index + 1}`, at), address));
  routers.forEach((address, index) => add(net.router(`R${index + 1}`, at), address));
  return net.build({ durationPs: 1, view: {} }).model;
}

const C = { network: '10.0.1.0', prefix: 24 };

describe('the next subnet', () => {
  test('is the first that nobody is in', () => {
    expect(nextSubnet(model([]))).toEqual(C);
    expect(nextSubnet(model(['10.0.1.1/24', '10.0.3.1/24']))).toEqual({ network: '10.0.2.0', prefix: 24 });
  });

  test('keeps clear of wider and of narrower ones', () => {
    expect(nextSubnet(model(['10.0.1.1/16']))).toEqual({ network: '10.1.0.0', prefix: 24 });
    expect(nextSubnet(model(['10.0.1.200/30']))).toEqual({ network: '10.0.2.0', prefix: 24 });
  });

  test('is none where one subnet takes all', () => {
    expect(nextSubnet(model(['10.9.9.9/8']))).toBeNull();
  });
});

describe('addresses in a subnet', () => {
  test('of hosts count up, of routers down', () => {
    const some = model(['10.0.1.1/24', '10.0.1.3/24'], ['10.0.1.254/24']);
    expect(nextAddress(some, C)).toBe('10.0.1.2');
    expect(nextRouterAddress(some, C)).toBe('10.0.1.253');
  });

  test('end where it is full', () => {
    const narrow = { network: '10.0.1.0', prefix: 30 };
    expect(nextAddress(model(['10.0.1.1/30']), narrow)).toBe('10.0.1.2');
    expect(nextAddress(model(['10.0.1.1/30', '10.0.1.2/30']), narrow)).toBeNull();
    expect(nextRouterAddress(model(['10.0.1.1/30', '10.0.1.2/30']), narrow)).toBeNull();
    expect(nextAddress(model([]), { network: '10.0.1.0', prefix: 31 })).toBe('10.0.1.0');
  });
});

test('the gateway is the first router of the subnet', () => {
  const some = model(['10.0.1.1/24'], ['10.0.2.254/24', '10.0.1.254/24', '10.0.1.253/24']);
  expect(gatewayOf(some, C)).toBe('10.0.1.254');
  expect(gatewayOf(some, { network: '10.0.9.0', prefix: 24 })).toBeNull();
});

test('an emulated LAN has the subnet of its first member', () => {
  expect(subnetOfElan(model(['10.0.7.9/20']), 1)).toEqual({ network: '10.0.0.0', prefix: 20 });
  expect(subnetOfElan(model([]), 1)).toBeNull();
  expect(subnetOf({ ip: '192.168.255.255', prefix: 1 })).toEqual({ network: '128.0.0.0', prefix: 1 });
});

test('names and emulated LANs take the lowest free number', () => {
  expect(freeName(['H1', 'H3'], 'H')).toBe('H2');
  expect(autoElan({ elans: [] })).toEqual({ id: 1, name: 'elan 1', maxFrame: 1_516, version: 2 });
  const taken = { id: 2, name: 'elan 1', maxFrame: 1_516, version: 2 } as const;
  expect(autoElan({ elans: [taken] })).toMatchObject({ id: 1, name: 'elan 2' });
});
