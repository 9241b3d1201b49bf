/** The octets of a PDU as rows of a dump, and which field each belongs to. */
import { fieldName, fieldNote } from '@lanelab/messages/packet';
import { valueText } from '@lanelab/messages/tables';
import type { PacketField, PacketLayer } from '../../playback/run/types.ts';

export const ROW_OCTETS = 8;

export function octetsOf(hex: string): readonly number[] {
  return Array.from({ length: hex.length >> 1 }, (_, index) =>
    Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16),
  );
}

export interface DumpRow {
  /** Offset of the row's first octet, four hexadecimal digits. */
  readonly offset: string;
  readonly from: number;
  readonly octets: readonly number[];
}

export function dumpRows(octets: readonly number[]): readonly DumpRow[] {
  return Array.from({ length: Math.ceil(octets.length / ROW_OCTETS) }, (_, row) => ({
    offset: (row * ROW_OCTETS).toString(16).padStart(4, '0'),
    from: row * ROW_OCTETS,
    octets: octets.slice(row * ROW_OCTETS, (row + 1) * ROW_OCTETS),
  }));
}

export const hexOf = (octet: number) => octet.toString(16).padStart(2, '0');

/** The character of an octet; a dot where it is not printable. */
export const characterOf = (octet: number) => (octet > 32 && octet < 127 ? String.fromCharCode(octet) : '.');

/** A field in words, with its place among all fields of the message. */
export interface PlacedField extends Pick<PacketField, 'id' | 'start' | 'end'> {
  readonly index: number;
  readonly layer: number;
  readonly name: string;
  readonly value: string;
  /** What the value means; empty where the value says it all. */
  readonly meaning: string;
}

/** All fields, layer by layer; `nameOf` names a device by its number. */
export function fieldsOf(layers: readonly PacketLayer[], nameOf: (node: number) => string): readonly PlacedField[] {
  return layers
    .flatMap(({ fields }, layer) => fields.map((field) => ({ field, layer })))
    .map(({ field: { id, start, end, value, meaning }, layer }, index) => ({
      id,
      start,
      end,
      index,
      layer,
      name: fieldName(id),
      value: valueText(value, nameOf),
      meaning: meaning.type === 'none' ? fieldNote(id) : valueText(meaning, nameOf),
    }));
}

/** The field that an octet belongs to: of those around it the smallest, of equal ones the innermost. */
export function fieldAt(fields: readonly PlacedField[], octet: number): PlacedField | null {
  let found: PlacedField | null = null;
  for (const field of fields) {
    if (octet < field.start || octet >= field.end) continue;
    if (found === null || field.end - field.start <= found.end - found.start) found = field;
  }
  return found;
}

/** Fields that belong to an entry or an extension: their identifiers begin with its own. */
const NESTED = /^nhrp_(?:cie|record|extension|dll_header)_/;

/** Depth of a field in the tree. */
export const depthOf = (id: PacketField['id']): number => (NESTED.test(id) ? 1 : 0);
