/** How the diary names what the machines call by number: ends of connections, their roles, and who does what. */

/** What an ATM address belongs to. */
export type EndKind = 'lec' | 'lecs' | 'les' | 'bus' | 'mpc-control' | 'mpc' | 'mps' | 'clip' | 'atmarp' | 'station';

export const endWords: Readonly<Record<EndKind, (owner: string, of: string) => string>> = {
  lec: (owner, of) => `${owner}’s LEC${of === '' ? '' : ` in ${of}`}`,
  lecs: (owner) => `the LECS in ${owner}`,
  les: (_, of) => `the LES of ${of}`,
  bus: (_, of) => `the BUS of ${of}`,
  'mpc-control': (owner) => `${owner}’s MPC`,
  mpc: (owner) => `${owner}’s MPC`,
  mps: (owner) => `${owner}’s MPS`,
  clip: (owner) => `${owner}’s Classical IP client`,
  atmarp: (_, of) => `the ATMARP server of ${of}`,
  station: (owner) => `${owner}’s address`,
};

/** The role of a connection, by whom it is called from and where it leads; the specifications' names. */
export function roleWords(from: EndKind | null, to: EndKind): string {
  if (to === 'lecs') return 'configuration direct';
  if (to === 'les') return 'control direct';
  if (to === 'bus') return 'multicast send';
  if (to === 'mps' || to === 'mpc-control') return 'MPOA control';
  if (to === 'mpc') return 'shortcut';
  if (to === 'clip' || to === 'atmarp') return 'Classical IP';
  if (from === 'les') return 'control distribute';
  if (from === 'bus') return 'multicast forward';
  return from === 'lec' ? 'data direct' : '';
}

/** From the tree's root these lead to every client, not to one. */
export const treeRoles: ReadonlySet<string> = new Set(['control distribute', 'multicast forward']);

const joined = (...words: readonly string[]) => words.filter((word) => word !== '').join(' ');

export const vccWords = {
  /** “the control direct VCC to the LES of red” */
  out: (role: string, peer: string) => joined('the', role, 'VCC', peer === '' ? '' : `to ${peer}`),
  in: (role: string, peer: string) => joined('the', role, 'VCC', peer === '' ? '' : `from ${peer}`),
  unknownIn: 'a VCC that was called from elsewhere',
} as const;

/** Whose sentence begins without a subject. */
export const speakers = {
  lec: 'The LEC',
  mps: 'The MPS',
  nhs: 'The NHRP server',
  clip: 'The Classical IP client',
  fromServers: 'from the servers inside',
  toServers: 'to the servers inside',
  servers: 'the servers inside',
} as const;
