/** Hardware addresses of ports and LAN interfaces: one that two devices have becomes one's own again. */
import type { Model } from '@lanelab/scenario';
import type { Edit } from '../types.ts';
import { pathTo, setField } from './field.ts';
import { type FieldPath, getIn } from './set-in.ts';

/** Every address that a document states. */
function statedIn({ nodes }: Model): ReadonlySet<string> {
  const records = nodes.flatMap((node) => [
    ...node.ports,
    ...('interfaces' in node ? node.interfaces : []),
    ...('bridges' in node ? node.bridges : []),
  ]);
  return new Set(
    records.flatMap((record) => ('mac' in record && record.mac !== undefined ? [record.mac.toLowerCase()] : [])),
  );
}

/** A locally administered address that nobody states, of a range that those made from numbers are not in. */
function freeMac(model: Model): string {
  const stated = statedIn(model);
  for (let number = 1; ; number += 1) {
    const digits = number.toString(16).padStart(8, '0').match(/../g) ?? [];
    const mac = ['02', '01', ...digits].join(':');
    if (!stated.has(mac)) return mac;
  }
}

/** A device's address at a path: made from its numbers where it was stated, else a free one. `label` names it in the history. */
export const giveOwnMac =
  (id: number, path: FieldPath, label: string): Edit =>
  (scenario) => {
    const record = pathTo(scenario, { of: 'nodes', id });
    const isStated = record !== null && getIn(scenario, [...record, ...path]) !== undefined;
    return setField({ of: 'nodes', id }, path, isStated ? undefined : freeMac(scenario.model), label)(scenario);
  };
