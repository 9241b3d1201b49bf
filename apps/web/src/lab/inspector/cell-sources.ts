/** How a generator paces its cells, and what of one pace another takes over. */
import { say } from '@lanelab/messages/properties';
import type { CellsFlow } from '@lanelab/scenario';

type Source = CellsFlow['source'];

export const sources: readonly { readonly value: Source['kind']; readonly label: string }[] = [
  { value: 'saturated', label: say('cell-sources.as-fast-as-the-line') },
  { value: 'periodic', label: say('cell-sources.at-regular-intervals') },
  { value: 'poisson', label: say('cell-sources.packets-at-random') },
  { value: 'on-off', label: say('cell-sources.bursts-and-silence') },
];

/** One cell on OC-3c: 53 octets at 149.76 Mb/s. */
const CELL_PS = 2_831_197;

/** A source of another kind with what the old one says of sizes and gaps; half the line where it says nothing. */
export function sourceWith(kind: string, old: Source): Source {
  const pduCells = old.kind === 'on-off' ? old.meanCells : old.pduCells;
  const spacingPs = 'spacingPs' in old ? old.spacingPs : CELL_PS;
  const meanGapPs =
    'meanGapPs' in old
      ? old.meanGapPs
      : old.kind === 'periodic'
        ? Math.max(1, old.intervalPs - pduCells * spacingPs)
        : pduCells * spacingPs;
  switch (kind) {
    case 'periodic':
      return { kind, pduCells, intervalPs: pduCells * spacingPs + meanGapPs };
    case 'poisson':
      return { kind, pduCells, spacingPs, meanGapPs };
    case 'on-off':
      return { kind, meanCells: pduCells, spacingPs, meanGapPs };
    default:
      return { kind: 'saturated', pduCells };
  }
}
