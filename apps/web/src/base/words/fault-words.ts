/** What can be made to go wrong with protocols, in menus. */
import type { ProcessName } from '@lanelab/scenario';

const names: Readonly<Record<ProcessName, string>> = {
  lec: 'LAN emulation client (LEC)',
  lecs: 'configuration server (LECS)',
  les: 'LAN emulation server (LES)',
  bus: 'broadcast server (BUS)',
  mpc: 'MPOA client (MPC)',
  mps: 'MPOA server (MPS)',
  atmarp: 'ATMARP server',
  clip: 'Classical IP client',
};

export const faultWords = {
  kill: (process: ProcessName) => `Kill the ${names[process]}`,
  start: (process: ProcessName) => `Start the ${names[process]} again`,
  drop: (message: string) => `Lose its next ${message}`,
  damage: (message: string) => `Cut its next ${message} short`,
  clear: 'Clear its tables',
} as const;
