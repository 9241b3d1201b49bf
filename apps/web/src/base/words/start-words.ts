/** What the start page says, while the same file crosses two networks. */

export const startWords = {
  title: 'Same file, two networks',
  lead: 'A sends a file to B. Both networks are the same; on the right, hosts and router speak MPOA. Every cell is simulated in this browser.',
  lane: 'LANE',
  mpoa: 'MPOA',
  throughRouter: 'through the router',
  overShortcut: 'over a shortcut',
  starting: 'joining the emulated LANs',
  play: 'Play',
  pause: 'Pause',
  next: 'Next',
  skipped: (gap: string) => `skipped ${gap}`,
  still: (index: number, count: number) => `still ${index} of ${count}`,
  present: 'Present in class',
  presentSays: 'Seven beats in 20 minutes, from the first join to the paper’s bar chart. PageDown is all you need.',
  reproduce: 'Reproduce a figure',
  reproduceSays: 'Run a paper’s experiment again, change what you like, see where the model and the paper part.',
  build: 'Build your own',
  buildSays: 'Switches, routers, hosts, links and traffic: draw them, play them cell by cell, hand in a link.',
} as const;

/** Captions of the start page. */
export const startCaptions = {
  before: 'A and B are in two emulated LANs. In a moment A sends B a file.',
  sends: 'LANE: every packet climbs to the router and comes down again.',
  asks: 'Ten packets within a second: A asks the router for a shortcut (MPOA Resolution Request).',
  answers: 'The router answers with B’s ATM address; A calls B directly.',
  goes: 'MPOA: the file goes straight across, past the router.',
} as const;
