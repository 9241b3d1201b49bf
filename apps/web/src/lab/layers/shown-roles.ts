/** Roles in the order in which their lines lie beside each other and stand in the legend. */
import type { VccRole } from '../../playback/run/types.ts';

export const ROLE_ORDER: readonly VccRole[] = [
  'signalling',
  'ilmi',
  'configuration-direct',
  'control-direct',
  'control-distribute',
  'mpoa-control',
  'multicast-send',
  'multicast-forward',
  'permanent',
  'classical-ip',
  'data-direct',
  'shortcut',
];

export const shownRoles = (hidden: ReadonlySet<VccRole>): readonly VccRole[] =>
  ROLE_ORDER.filter((role) => !hidden.has(role));
