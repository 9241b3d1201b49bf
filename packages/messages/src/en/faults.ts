/** Faults that can be planned at a link or a device, at the time that the clock shows. */
export default {
  'link.cut': 'Cut the link',
  'link.restore': 'Restore the link',
  'link.drop-cell': 'Drop the next cell from {device}',
  'link.delay': 'Make the link 10 ms long',

  'host.slow': 'Slow its processor to a tenth',
  'host.restore-speed': 'Restore the speed of its processor',
  'host.nagle-off': 'Switch Nagle off in its TCP',

  'switch.shrink': 'Shrink its UBR buffers to {count, plural, one {# cell} other {# cells}}',
  'switch.shrink-done': 'Planned to shrink the buffers of {device}',
  'switch.no-port': 'it has no port yet',
  'switch.police': 'Hold {connection} of port {port} to a tenth of its rate',

  'process.kill': 'Kill the {process}',
  'process.start': 'Start the {process} again',
  'process.drop-message': 'Lose its next {message}',
  'process.damage-message': 'Cut its next {message} short',
  'process.clear': 'Clear its tables',
  'process-name.lec': 'LAN emulation client (LEC)',
  'process-name.lecs': 'configuration server (LECS)',
  'process-name.les': 'LAN emulation server (LES)',
  'process-name.bus': 'broadcast server (BUS)',
  'process-name.mpc': 'MPOA client (MPC)',
  'process-name.mps': 'MPOA server (MPS)',
  'process-name.atmarp': 'ATMARP server',
  'process-name.clip': 'Classical IP client',

  'heal.label': 'Heal all: remove every planned change',
  'heal.field': 'Planned changes',
  'heal.done': 'Healed: every planned change is removed',
  'heal.nothing': 'nothing is planned',
} as const;
