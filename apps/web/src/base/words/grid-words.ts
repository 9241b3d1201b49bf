/** Heads and values of the table view. */

export const gridWords = {
  elans: 'Emulated LANs',
  runs: 'Runs',
  elan: 'Emulated LAN',
  signalling: 'signalling',
  mps: 'MPOA server',
  mpc: 'MPOA client',
  les: (elan: string) => `LES of ${elan}`,
  lecs: 'LECS',
  atmarp: (subnet: string) => `ATMARP of ${subnet}`,
} as const;
