/** A packet as a device got it beside the same as it sent it on: their layers, and the fields that it has changed. */
import { layerName } from '@lanelab/messages/packet';
import type { PacketLayer } from '../../playback/run/types.ts';
import { fieldsOf, type PlacedField } from './octets.ts';

export interface ChangedField {
  readonly layer: string;
  readonly name: string;
  readonly came: string;
  readonly left: string;
}

/** “LLC/SNAP › IPv4 › TCP” */
export const layerNames = (layers: readonly PacketLayer[]): string => layers.map(({ id }) => layerName(id)).join(' › ');

/** The header of a cell has the same fields in both of its forms. */
const kindOf = ({ id }: PacketLayer): string => (id === 'atm_nni' ? 'atm_uni' : id);

/** A field is known by its layer and its name; of several alike, by its place among them. */
function fieldsByKey(layers: readonly PacketLayer[], nameOf: (node: number) => string) {
  const byKey = new Map<string, PlacedField>();
  for (const field of fieldsOf(layers, nameOf)) {
    const layer = layers[field.layer];
    const name = `${layer === undefined ? '' : kindOf(layer)} ${field.id}`;
    let alike = 0;
    while (byKey.has(`${name} ${alike}`)) alike += 1;
    byKey.set(`${name} ${alike}`, field);
  }
  return byKey;
}

/** Fields that both have with different values, in the order of what came. Layers that one alone has are left out. */
export function changedFields(
  came: readonly PacketLayer[],
  left: readonly PacketLayer[],
  nameOf: (node: number) => string,
): readonly ChangedField[] {
  const after = fieldsByKey(left, nameOf);
  return [...fieldsByKey(came, nameOf)].flatMap(([key, field]): readonly ChangedField[] => {
    const other = after.get(key);
    const layer = came[field.layer];
    if (other === undefined || other.value === field.value || layer === undefined) return [];
    return [{ layer: layerName(layer.id), name: field.name, came: field.value, left: other.value }];
  });
}
