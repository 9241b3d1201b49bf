/** Edits of single permanent VCs. */

import { type Pvc, Wiring } from '@lanelab/scenario';
import type { Edit } from '../types.ts';
import { traceOf, withoutRecords } from './channels.ts';
import { done, nameOf, nodeOf, refuse } from './model.ts';
import { pruned } from './remove.ts';

/** Takes a host's VC away, with its rows in the switches. */
export const removePvc =
  (id: number, { port, vpi, vci }: Pick<Pvc, 'port' | 'vpi' | 'vci'>): Edit =>
  (scenario) => {
    const { model } = scenario;
    const host = nodeOf(model, id);
    const name = nameOf(model, id);
    if (host?.kind !== 'host')
      return refuse(`${name} is no host, so it has no permanent VC of its own; choose a host.`);
    const pvc = host.pvcs.find((entry) => entry.port === port && entry.vpi === vpi && entry.vci === vci);
    if (pvc === undefined) return refuse(`${name} has no VC ${vpi}/${vci} on port ${port}; choose another.`);
    const { rows } = traceOf(new Wiring(model), id, pvc);
    const dead = new Set<object>([pvc, ...rows.map(({ route }) => route)]);
    return done(
      pruned({ ...scenario, model: withoutRecords(model, dead) }),
      `Removed the VC from ${name} to ${pvc.peer}`,
    );
  };
