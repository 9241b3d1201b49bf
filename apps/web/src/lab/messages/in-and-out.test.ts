import { expect, it } from 'vitest';
import type { PacketField, PacketLayer } from '../../playback/run/types.ts';
import { changedFields } from './in-and-out.ts';

const field = (id: PacketField['id'], value: number): PacketField => ({
  id,
  start: 0,
  end: 1,
  value: { type: 'number', value },
  meaning: { type: 'none' },
});
const layer = (id: PacketLayer['id'], ...fields: readonly PacketField[]): PacketLayer => ({ id, fields });

it('names the fields that a device has changed, with their layer, and no layer that one side alone has', () => {
  const came = [
    layer('ethernet', field('ethernet_type', 2048)),
    layer('ipv4', field('ipv4_time_to_live', 64), field('ipv4_total_length', 40)),
  ];
  const left = [layer('ipv4', field('ipv4_time_to_live', 63), field('ipv4_total_length', 40))];
  expect(changedFields(came, left, String)).toEqual([{ layer: 'IPv4', name: 'time to live', came: '64', left: '63' }]);
});

it('compares fields of one name in their order', () => {
  const pair = (one: number, other: number) => [layer('ipv4', field('ipv4_flags', one), field('ipv4_flags', other))];
  expect(changedFields(pair(1, 2), pair(1, 3), String).map(({ came, left }) => [came, left])).toEqual([['2', '3']]);
});

it('compares the headers of a cell between hosts and switches, and between switches', () => {
  const came = [layer('atm_uni', field('cell_gfc', 0), field('cell_vci', 38))];
  const left = [layer('atm_nni', field('cell_vci', 44))];
  expect(changedFields(came, left, String)).toEqual([{ layer: 'ATM UNI', name: 'VCI', came: '38', left: '44' }]);
});
