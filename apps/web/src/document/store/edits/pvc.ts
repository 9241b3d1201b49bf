/** Edits of single permanent VCs. */

import { say } from '@lanelab/messages/edits';
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
    const device = nameOf(model, id);
    if (host?.kind !== 'host') return refuse(say('pvc.not-a-host', { device }));
    const pvc = host.pvcs.find((entry) => entry.port === port && entry.vpi === vpi && entry.vci === vci);
    if (pvc === undefined) return refuse(say('pvc.gone', { device, port, vpi, vci }));
    const { rows } = traceOf(new Wiring(model), id, pvc);
    const dead = new Set<object>([pvc, ...rows.map(({ route }) => route)]);
    return done(
      pruned({ ...scenario, model: withoutRecords(model, dead) }),
      say('pvc.removed', { device, peer: pvc.peer }),
    );
  };
