/** Names that the standards give connections, for every view that shows them. */
export default {
  'role.permanent': 'permanent (PVC)',
  'role.signalling': 'signalling',
  'role.ilmi': 'ILMI',
  'role.configuration-direct': 'configuration direct',
  'role.control-direct': 'control direct',
  'role.control-distribute': 'control distribute',
  'role.multicast-send': 'multicast send',
  'role.multicast-forward': 'multicast forward',
  'role.data-direct': 'data direct',
  'role.mpoa-control': 'MPOA control',
  'role.shortcut': 'shortcut',
  'role.classical-ip': 'Classical IP',
} as const;
