import { describe, expect, it } from 'vitest';
import type { PacketField } from '../../playback/run/types.ts';
import { characterOf, depthOf, dumpRows, fieldAt, fieldsOf, hexOf, octetsOf } from './octets.ts';

const nothing = { type: 'none' } as const;
const field = (id: PacketField['id'], start: number, end: number, meaning: PacketField['meaning'] = nothing) => ({
  id,
  start,
  end,
  value: { type: 'number', value: 3 } as const,
  meaning,
});
const nameOf = (node: number) => `device ${node}`;

describe('octets', () => {
  it('are rows of eight with their places', () => {
    const rows = dumpRows(octetsOf('00112233445566778899'));
    expect(rows.map(({ offset, from, octets }) => [offset, from, octets.length])).toEqual([
      ['0000', 0, 8],
      ['0008', 8, 2],
    ]);
    expect(rows[1]?.octets.map(hexOf)).toEqual(['88', '99']);
  });

  it('are characters where they have one that can be seen', () => {
    expect([0x41, 0x7e, 0x20, 0x7f, 0x00, 0xff].map(characterOf).join('')).toBe('A~....');
  });
});

describe('fields', () => {
  const fields = fieldsOf(
    [
      { id: 'llc_snap', fields: [field('llc_snap_oui', 3, 6, { type: 'meaning', value: 'iana_nhrp' })] },
      {
        id: 'nhrp',
        fields: [
          field('nhrp_request_id', 8, 20),
          field('nhrp_cie_code', 8, 9, { type: 'nhrp_code', value: 0 }),
          field('nhrp_cie_holding_time', 8, 9),
        ],
      },
    ],
    nameOf,
  );

  it('are in words: name, value, and what the value or the field means', () => {
    expect(fields.map(({ name, value, meaning }) => [name, value, meaning])).toEqual([
      ['OUI', '3', 'IANA: NHRP'],
      ['request ID', '3', ''],
      ['CIE.code', '3', 'success'],
      ['CIE.holding time', '3', 'seconds'],
    ]);
  });

  it('are counted through all layers', () => {
    expect(fields.map(({ index, layer }) => [index, layer])).toEqual([
      [0, 0],
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
  });

  it('are found by octet: the smallest around it, of equal ones the last', () => {
    expect([2, 3, 5, 6, 8, 9, 19, 20].map((octet) => fieldAt(fields, octet)?.name ?? null)).toEqual([
      null,
      'OUI',
      'OUI',
      null,
      'CIE.holding time',
      'request ID',
      'request ID',
      null,
    ]);
  });

  it('lie deeper where they belong to an entry or an extension', () => {
    const depths = (['nhrp_flags', 'nhrp_cie_code', 'nhrp_extension_type', 'lane_flags'] as const).map(depthOf);
    expect(depths).toEqual([0, 1, 1, 0]);
  });
});
