/** Titles of presets that belong to no figure: the question that a network answers, and the benches. */
export default {
  'of-variant': '{question} {variant}',

  'clip-pair-collapse': 'Why do two fast PCs fall to a few per cent of their line?',
  'clip-pair-collapse-no-update': 'What does a window update at half the buffer save?',
  'clip-pair-svc': 'What happens between the first packet and the first answer?',
  'class-lane': 'Which path does a packet take from A to B?',
  'class-mpoa': 'What do a client and a server of MPOA change?',
  'three-ways': 'One TCP stream by Classical IP, through a router, and by MPOA',
  'bay-lane': 'How much of a 10 Mb/s Ethernet crosses an emulated LAN?',
  'vivid-mpoa': 'Do hosts that know nothing of ATM get a shortcut?',
  'tut-lane': 'What do two one-armed routers let through?',
  'tut-mpoa': 'What is gained when packets go past the routers?',
  'curitiba-lane': 'What does LAN emulation cost beside Classical IP?',
  'curitiba-svc': 'What does it cost to set up a call before sending?',
  'trunk-cut': 'Who notices that a link is gone?',
  'les-dies': 'Does traffic go on without the LAN emulation server?',
  'mps-dies': 'How long does a shortcut outlive its server?',
  'bus-overload': 'What else fails when a BUS has too much to carry?',
  'host-moves': 'How do two bridges learn that a station is elsewhere?',
  campus: 'Have all clients joined before the first timer runs out?',

  w1: 'Bench: two bursty sources on one trunk',
  w2: 'Bench: one saturated stream over five hops',
  w3: 'Bench: 64 on/off sources to one sink',
  w4: 'Bench: 64 on/off sources, every interior trunk at 0.9',
  w5: 'Bench: four TCP streams over one trunk',
} as const;
