import { describe, expect, it } from 'vitest';
import { characterOf, depthOf, dumpRows, fieldAt, fieldsOf, hexOf, octetsOf } from './octets.ts';

const nothing = { type: 'none' } as const;
const field = (name: string, start: number, end: number) => ({
  id: name,
  name,
  start,
  end,
  value: '',
  meaning: '',
  content: nothing,
  sense: nothing,
});

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
  const fields = fieldsOf([
    { id: 'layer', protocol: 'LLC/SNAP', fields: [field('OUI', 3, 6)] },
    { id: 'layer', protocol: 'NHRP', fields: [field('CIE', 8, 20), field('CIE.code', 8, 9), field('flag', 8, 9)] },
  ]);

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
      'flag',
      'CIE',
      'CIE',
      null,
    ]);
  });

  it('lie as deep as their names say', () => {
    expect(['version', 'source.nbma', 'cie[0].code'].map(depthOf)).toEqual([0, 1, 2]);
  });
});
