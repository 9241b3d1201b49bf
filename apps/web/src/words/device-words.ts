/** What the forms of devices say of emulated LANs, servers, signalling and MPOA. */
import type { Over } from '@lanelab/scenario';

export const elanWords = {
  none: 'None yet. With one, hosts that are linked to a signalling switch join it.',
  unserved: 'Nobody runs its LES and BUS: its clients cannot join.',
  add: 'Add an emulated LAN',
} as const;

const overLabels: Readonly<Record<Over, string>> = {
  pvc: 'permanent circuits',
  svc: 'switched circuits (ATMARP)',
  lane: 'an emulated LAN',
  ethernet: 'Ethernet',
};

export const overWords = (Object.keys(overLabels) as Over[]).map((value) => ({ value, label: overLabels[value] }));
