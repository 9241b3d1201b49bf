/** What the list of problems says of LAN emulation clients that do not come up: the reason, and the way out. */

export const clientWords = {
  down: (client: string, elan: string, since: string, reason: string, out: string) =>
    `${client}’s client in ${elan} has not been operational for ${since}: ${reason}. ${out}`,
  startSignalling: (name: string) => `Give ${name} signalling`,
  reasons: {
    noAddress: 'it has no ATM address, since no switch that signals is at the other end of its link',
    dead: 'its process was killed',
    joining: (phase: string) => `it is still in the phase ${phase}`,
  },
  out: {
    noAddress: 'Link it to an ATM switch with signalling.',
    dead: 'Start it again from the menu of the device (X).',
    lecs: 'See that a LECS runs, that its machine is up, and that a path leads there.',
    noElan: 'Run a LES and BUS for this emulated LAN, in a server or a switch.',
    les: 'See that the LES of this emulated LAN is up and can be reached; it may have been killed.',
    bus: 'See that the BUS is up and not overloaded.',
    full: 'Raise “Clients at most” of the LES, or take another client out.',
    mac: 'Give it a MAC address that nobody else has.',
    frame: 'Give client and emulated LAN the same version and largest frame.',
    other: 'Open “What happened” at this device: its last sentences say more.',
  },
} as const;
