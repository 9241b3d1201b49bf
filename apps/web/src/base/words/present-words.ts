/** Everything that is said in the lecture. */

export const presentWords = {
  lane: 'LANE',
  mpoa: 'MPOA',
  skipped: (gap: string) => `skipped ${gap}`,
  title: 'Lecture',
  beatOf: (index: number, count: number) => `beat ${index} of ${count}`,
  next: 'Next',
  previous: 'Back',
  recover: 'To the start of this beat',
  play: 'Play',
  pause: 'Pause',
  notes: 'Notes',
  leave: 'Leave',
  fullScreen: 'Full screen',
  keys: 'Keys',
  laser: 'Laser',
  blank: 'Blank: press B or . to go on',
  finding: 'finding the moment …',
  seeking: 'going there …',
  missing: 'This run never came to the moment that this beat shows; it plays from where it is.',
  over: 'over time',
  minutes: (count: number) => `${count} min`,
  chartTitle: 'One TCP stream between two hosts, Mb/s',
  chartLane: 'LANE through the router',
  chartMpoa: 'MPOA shortcut',
  chartPaper: 'the paper’s value, with its spread',
  chartOurs: 'this lab, simulated now',
  chartNoOurs: 'Only the paper’s values: this lab has not computed these streams here.',
  chartRunning: 'The lab’s runs are under way; only the paper’s values are shown so far.',
  chartSource: 'Paper’s table 1: means and spread as published.',
} as const;

interface BeatWords {
  readonly title: string;
  readonly captions: Readonly<Record<string, string>>;
  readonly notes: readonly string[];
}

export const beatWords = {
  join: {
    title: 'Joining an emulated LAN',
    captions: {
      start: 'Four devices are switched on. ATM has no broadcast, so nobody can simply shout.',
      setup: 'First a telephone call: each LAN emulation client signals for a VCC (SETUP).',
      configure: 'It asks the LECS which emulated LAN it belongs to (LE_CONFIGURE_REQUEST).',
      join: 'It joins at the LES and registers its MAC address with its ATM address (LE_JOIN_REQUEST).',
      bus: 'It asks who has ff:ff:ff:ff:ff:ff: that is the BUS, which broadcasts for everybody (LE_ARP_REQUEST).',
      done: 'Everybody has joined: config-direct, control-direct, control-distribute, multicast-send, multicast-forward.',
    },
    notes: [
      'Ask first: how does a host on ATM find anybody, if nothing can be broadcast?',
      'Count the VCCs while they come up. Each diamond is a control message, each gap skipped is printed at the clock.',
      'The LES and the BUS live in switch West here; they could be anywhere.',
    ],
  },
  direct: {
    title: 'In one emulated LAN: a VCC straight to the neighbour',
    captions: {
      start: 'A wants to send to B. B is in another subnet, so A needs its router first: both are in the ELAN red.',
      arp: 'A asks the LES who has the router’s MAC address (LE_ARP_REQUEST).',
      answer: 'The answer holds an ATM address. A calls it: a data-direct VCC.',
      ready: 'READY_INDICATION: from now on frames go straight there, no server on the way.',
    },
    notes: [
      'Two resolutions: ARP (IP to MAC) through the BUS, then LE_ARP (MAC to ATM) through the LES.',
      'Until the data-direct VCC stands, frames go through the BUS.',
    ],
  },
  router: {
    title: 'To another subnet: through the router',
    captions: {
      start: 'The ping from A to B: up to the router on one VCC, down again on another.',
      twice: 'The router hangs on one link, so every packet crosses that link twice.',
    },
    notes: [
      'Let them predict: which link carries the packet twice?',
      'The router forwards about 10 Mb/s; both hosts have 25.6 Mb/s lines. Who is the bottleneck?',
    ],
  },
  shortcut: {
    title: 'A flow is detected, and gets a shortcut',
    captions: {
      start: 'A sends a file. The first packets take the router as before; A’s MPOA client counts them.',
      request: 'Ten packets within a second: MPOA Resolution Request to the router’s MPOA server.',
      imposition: 'The server prepares B’s client for what will come (MPOA Cache Imposition Request).',
      reply: 'MPOA Resolution Reply: B’s ATM address. Now A can call B itself.',
      setup: 'SETUP: a VCC from A to B, past the router.',
    },
    notes: [
      'The threshold is MPC-p1 = 10 frames in MPC-p2 = 1 s. Short flows never pay for a call.',
      'Pings at five a second stay below it: they go on through the router.',
    ],
  },
  compare: {
    title: 'The same file in both networks',
    captions: {
      start: 'Left LANE, right MPOA: one clock, the same file.',
      across: 'Left, the router’s link is full. Right, it is idle.',
    },
    notes: [
      'Read the strip below from left to right: delay, links crossed, goodput.',
      'Both runs stand at exactly the same simulated instant whenever you pause.',
    ],
  },
  broken: {
    title: 'The MPOA server fails',
    captions: {
      start: 'The MPOA server stops half a second before the file begins. The router itself goes on.',
      request: 'A asks for a shortcut, and nobody answers.',
      again: 'It asks again after MPC-p4, later and later. Nothing hangs: the file goes on through the router.',
    },
    notes: [
      'Nothing hangs: MPOA only ever adds a better way; the routed one stays.',
      'A shortcut that stands when the server fails lives on until its keep-alive lifetime ends: see the preset “The MPOA server dies”.',
    ],
  },
  chart: {
    title: 'What the paper measured',
    captions: {
      start:
        'On fast hosts over a fast router the shortcut was slower: the receiver copied more. Over a slow router it doubled the rate.',
    },
    notes: [
      'Ask before showing: is MPOA always faster?',
      'The rings are the paper’s. Bars are this lab’s, where it has computed them; a gap between them is a question, not a mistake to hide.',
    ],
  },
} as const satisfies Readonly<Record<string, BeatWords>>;

export type BeatId = keyof typeof beatWords;
