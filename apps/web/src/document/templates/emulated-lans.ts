/** Two emulated LANs with a router between them, by LANE alone or with MPOA. */

import type { Scenario } from '@lanelab/scenario';
import { joinElan } from '../store/edits/elan-members.ts';
import { addElan } from '../store/edits/elans.ts';
import { addFlow } from '../store/edits/flows.ts';
import { connect } from '../store/edits/links.ts';
import { giveMpoa } from '../store/edits/mpoa.ts';
import type { Edit } from '../store/types.ts';
import { drawn, links, type Places, ping } from './drawn.ts';

/** Hosts 1 and 2 of the first LAN, 3 and 4 of the second, switches 5 and 6, router 7. */
const PLACES: Places = [
  ['host', 0, 0],
  ['host', 0, 160],
  ['host', 720, 0],
  ['host', 720, 160],
  ['switch', 240, 80],
  ['switch', 480, 80],
  ['router', 360, 260],
];

const ROUTER = 7;

const EDITS: readonly Edit[] = [
  connect(5, 6),
  addElan,
  addElan,
  ...links(5, [1, 2]),
  ...links(6, [3, 4]),
  joinElan(3, 2),
  joinElan(4, 2),
  connect(ROUTER, 5),
];

export const twoElans = (): Scenario => drawn(PLACES, [...EDITS, ping(1, 3), ping(2, 1)]);

/** The same with MPOA clients in the hosts and an MPOA server in the router; datagrams come fast enough for a shortcut. */
export const twoElansWithMpoa = (): Scenario =>
  drawn(PLACES, [...EDITS, giveMpoa, addFlow('udp-stream', 1, 3), ping(2, 4)]);
