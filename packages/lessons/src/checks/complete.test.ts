import { expect, test } from 'vitest';
import { completionsAt } from './complete.ts';
import { NETWORK } from './test/network.ts';

const proposed = (text: string) => completionsAt(text, text.length, NETWORK).items.map((item) => item.text);

test.each([
  ['', ['goodput(', 'delay(', 'jitter(']],
  ['goo', ['goodput(']],
  ['goodput(', ['A', '"IBM 8285 east"', 'West']],
  ['goodput(A ', ['->']],
  ['goodput(flow 2) ', ['=', '<', '<=']],
  ['goodput(flow 2) > 3 Mb/s ', ['at', 'before', 'after']],
  ['state(LEC of A) = oper', ['operational']],
  ['path(flow 2) = sh', ['shortcut', 'shortcut(']],
  ['no frames through BUS(', ['red', 'blue']],
  ['no frames through BUS(red) where ds', ['dst']],
  ['no frames through BUS(red) where dst is ', ['unicast', 'multicast', 'broadcast']],
  ['count(LE_AR', ['LE_ARP_REQUEST', 'LE_ARP_RESPONSE']],
  ['cells of first(tcp.l', ['tcp.len']],
  ['count(LE_ARP_REQUEST from ', ['A', '"IBM 8285 east"', 'West']],
  ['count(SETUP) <= 3 before sho', ['shortcut']],
  ['no SETUP within 1 s after LE_ARP_c', ['LE_ARP cache']],
  ['no SETUP after state(LEC of A) = op', ['operational']],
  ['changed only tr', ['trunk']],
  ['changed only link ', ['A', '"IBM 8285 east"']],
  ['changed only A – We', ['West']],
  ['lost packets(A -> West, ', ['A', '"IBM 8285 east"']],
  ['fir', ['first lost packet(', 'first loss(']],
  ['first loss(flow 2) at Ea', ['East']],
  ['goodput(goodput( ', []],
])('after “%s”: %j', (text, first) => {
  expect(proposed(text).slice(0, first.length)).toEqual(first);
  if (first.length === 0) expect(proposed(text)).toEqual([]);
});

test('a device with a blank in its name is completed from its first letters', () => {
  expect(completionsAt('lost cells at IB = 0', 'lost cells at IB'.length, NETWORK)).toEqual({
    from: 'lost cells at '.length,
    items: [{ text: '"IBM 8285 east"', kind: 'device', term: null }],
  });
});
