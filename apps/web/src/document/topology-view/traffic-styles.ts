/** What traffic is to the eye: four marks and lines, told apart by shape before colour, and which connections wear which. */
import { VCC_ROLES, type VccRole } from '@lanelab/engine';

/** Data through a router or straight on, control messages, data on an MPOA shortcut, flooded by the BUS. */
export const LOOKS = ['data', 'control', 'shortcut', 'bus'] as const;
export type Look = (typeof LOOKS)[number];

export const LOOK_OF: Readonly<Record<VccRole, Look>> = {
  permanent: 'data',
  signalling: 'control',
  ilmi: 'control',
  'configuration-direct': 'control',
  'control-direct': 'control',
  'control-distribute': 'control',
  'multicast-send': 'bus',
  'multicast-forward': 'bus',
  'data-direct': 'data',
  'mpoa-control': 'control',
  shortcut: 'shortcut',
  'classical-ip': 'data',
};

const byNumber: readonly Look[] = VCC_ROLES.map((role) => LOOK_OF[role]);

/** How cells of a VCC are drawn, by the number that the cell trace has for the VCC's role. */
export const lookOfRole = (role: number): Look => byNumber[role] ?? 'data';

/** How many cells of each kind went by lately. */
export type Counts = Readonly<Partial<Record<Look, number>>>;

/** Counts of the ends of links, by `linkEndName`. */
export type Shares = ReadonlyMap<string, Counts>;
