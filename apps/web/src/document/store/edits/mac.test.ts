import { expect, test } from 'vitest';
import { edited, ring } from '../test-networks.ts';
import { setField } from './field.ts';
import { giveOwnMac } from './mac.ts';

const path = ['ports', 0, 'mac'] as const;
const macOf = (scenario: ReturnType<typeof ring>, id: number): string | undefined => {
  const port = scenario.model.nodes.find((node) => node.id === id)?.ports[0];
  return port !== undefined && 'mac' in port ? port.mac : undefined;
};

test('a stated address goes, so that the one made from numbers counts again', () => {
  const stated = edited(ring(), setField({ of: 'nodes', id: 1 }, path, '02:00:00:00:00:99', 'MAC'));
  expect(macOf(edited(stated, giveOwnMac(1, path, 'MAC')), 1)).toBeUndefined();
});

test('where none is stated the device gets one that nobody has', () => {
  const first = edited(ring(), giveOwnMac(1, path, 'MAC'));
  const second = edited(first, giveOwnMac(2, path, 'MAC'));
  expect([macOf(second, 1), macOf(second, 2)]).toEqual(['02:01:00:00:00:01', '02:01:00:00:00:02']);
});
