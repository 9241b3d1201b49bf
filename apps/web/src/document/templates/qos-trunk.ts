/** A slow trunk that two service categories share: cells of a CBR source go before the packets of a TCP stream. */

import type { Scenario } from '@lanelab/scenario';
import { setField } from '../store/edits/field.ts';
import { addFlow } from '../store/edits/flows.ts';
import { connect } from '../store/edits/links.ts';
import type { Edit } from '../store/types.ts';
import { drawn, links } from './drawn.ts';

const SWITCHES = [5, 6];
/** Time from cell to cell: at 48 octets each the source offers 10 Mb/s. */
const CELL_PS = 38_400_000;

/** The category of the first connection in a switch's table. */
const firstRowIsCbr = (id: number): Edit => setField({ of: 'nodes', id }, ['routes', 0, 'category'], 'cbr', '');

/** Generators 1 and 2, hosts 3 and 4, switches 5 and 6 with a trunk of 25.6 Mb/s. */
export const qosTrunk = (): Scenario =>
  drawn(
    [
      ['generator', 0, 0],
      ['generator', 720, 0],
      ['host', 0, 160],
      ['host', 720, 160],
      ['switch', 240, 80],
      ['switch', 480, 80],
    ],
    [
      connect(5, 6, { phy: 'atm25' }),
      ...links(5, [1, 3]),
      ...links(6, [2, 4]),
      addFlow('cells', 1, 2),
      setField({ of: 'flows', id: 1 }, ['category'], 'cbr', ''),
      setField({ of: 'flows', id: 1 }, ['source'], { kind: 'periodic', pduCells: 1, intervalPs: CELL_PS }, ''),
      ...SWITCHES.map(firstRowIsCbr),
      addFlow('tcp-stream', 3, 4),
    ],
  );
