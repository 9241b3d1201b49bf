/** Networks that each show one mechanism and belong to no figure: their titles alone, for pages that only list them. */

import type { Preset, Scenario } from '@lanelab/scenario';

const TITLES = {
  'clip-pair-collapse': 'Why do two fast PCs fall to a few per cent of their line?',
  'clip-pair-collapse-no-update': 'What does a window update at half the buffer save?',
  'clip-pair-svc': 'What happens between the first packet and the first answer?',
  'class-lane': 'Which way does a packet take from A to B?',
  'class-mpoa': 'What do a client and a server of MPOA change?',
  'three-ways': 'One TCP stream by Classical IP, through a router, and by MPOA',
  'bay-lane': 'How much of a 10 Mb/s Ethernet crosses an emulated LAN?',
  'vivid-mpoa': 'Do hosts that know nothing of ATM get a shortcut?',
  'tut-lane': 'What do two one-armed routers let through?',
  'tut-mpoa': 'What is won when packets go past the routers?',
  'curitiba-lane': 'What does LAN emulation cost beside Classical IP?',
  'curitiba-svc': 'What is it like to call before sending?',
  'trunk-cut': 'Who notices that a link is gone?',
  'les-dies': 'Does traffic go on without the LAN emulation server?',
  'mps-dies': 'How long does a shortcut outlive its server?',
  'bus-overload': 'What else fails when a BUS has too much to carry?',
  'host-moves': 'How do two bridges learn that a station is elsewhere?',
  campus: 'Are all clients in before the first timer runs out?',
} as const;

export const DEMONSTRATIONS: readonly Pick<Preset, 'id' | 'title'>[] = Object.entries(TITLES).map(([id, title]) => ({
  id,
  title,
}));

export const isDemonstration = (id: string): boolean => Object.hasOwn(TITLES, id);

/** The demonstration as a preset. */
export const demonstration = (id: keyof typeof TITLES, build: () => Scenario): Preset => ({
  id,
  title: TITLES[id],
  build,
});
