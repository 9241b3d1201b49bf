/** What every field of the format is where nobody set it, as the forms show it. */
import { defaultAt, defaultMtu, type FieldPath } from '@lanelab/scenario';

/** The default of a field of a record of this kind (`host`, `ping`, `scenario`); undefined where the format has none. */
export function defaultOf(kind: string, path: FieldPath): unknown {
  // The default MTU depends on the network below the interface: permanent circuits where none is stated.
  if (path[0] === 'interfaces' && path.at(-1) === 'mtu') return defaultMtu('pvc');
  const value = defaultAt(kind, path);
  // A form has no field for a record, but for one that is a choice of kinds.
  return typeof value === 'object' && value !== null && !('kind' in value) ? undefined : value;
}
