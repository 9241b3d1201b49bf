/** Ethernet hosts behind two edge devices, which bridge them over ATM. */

import type { Scenario } from '@lanelab/scenario';
import { connect } from '../store/edits/links.ts';
import { drawn, links, ping } from './drawn.ts';

/** Hosts 1 to 4, edge devices 5 and 6, switches 7 and 8. */
export const edgeDevices = (): Scenario =>
  drawn(
    [
      ['host', 0, 0],
      ['host', 0, 160],
      ['host', 960, 0],
      ['host', 960, 160],
      ['edge', 200, 80],
      ['edge', 760, 80],
      ['switch', 380, 80],
      ['switch', 580, 80],
    ],
    [connect(7, 8), connect(5, 7), connect(6, 8), ...links(5, [1, 2]), ...links(6, [3, 4]), ping(1, 3), ping(2, 4)],
  );
