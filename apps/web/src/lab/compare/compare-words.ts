/** What the comparison of two scenarios says. */

import { say } from '@lanelab/messages/compare';

/** Variants of a scenario, by id. */
export const variantWords = {
  'without-mpoa': say('compare.without-mpoa'),
  'with-mpoa': say('compare.with-mpoa'),
  'p1-1': say('compare.mpc-p1-1-a-shortcut'),
  'p1-100': say('compare.mpc-p1-100-a-shortcut'),
  'mtu-1500': say('compare.mtu-1500-everywhere'),
  'without-nagle': say('compare.without-nagles-algorithm'),
  'large-buffers': say('compare.socket-buffers-four-times-as'),
  'small-buffers': say('compare.socket-buffers-a-quarter-as'),
  'without-changes': say('compare.without-faults-and-changes'),
  'other-seed': say('compare.another-seed'),
} as const;

export type VariantId = keyof typeof variantWords;

export const kindWords = {
  nodes: say('compare.device'),
  links: say('compare.link-2'),
  flows: say('compare.traffic'),
} as const;

export const measureWords = {
  roundTrip: say('compare.ping-round-trip'),
  delay: say('compare.one-way-delay'),
  hops: say('compare.links-crossed'),
  cells: say('compare.cells-carried'),
  bus: say('compare.cells-through-the-bus'),
  goodput: say('compare.goodput'),
  lost: say('compare.packets-lost'),
} as const;

/** The fewest words at the beginning of two titles that are left out where they are the same. */
const FEWEST_ALIKE = 3;

/** Titles that begin alike, as what tells them apart: a narrow pane has no room for the rest. */
export function apart([one, other]: readonly [string, string]): readonly [string, string] {
  const [words, others] = [one.split(' '), other.split(' ')];
  const differs = words.findIndex((word, index) => word !== others[index]);
  // One of them says all that the other does.
  if (differs < FEWEST_ALIKE || differs >= others.length) return [one, other];
  // The word before what differs makes it readable: “one router”.
  const rest = (all: readonly string[]) => `… ${all.slice(differs - 1).join(' ')}`;
  return [rest(words), rest(others)];
}
