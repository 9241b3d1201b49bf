/** A flow of cells that the network tells how fast it may send: what has to go with it comes along. */

import { say } from '@lanelab/messages/edits';
import { issueSentence, say as sayIssue } from '@lanelab/messages/scenario';
import { type CellsFlow, layCells, Wiring } from '@lanelab/scenario';
import type { Edit } from '../types.ts';
import { traceOfCells, withoutRecords } from './channels.ts';
import { done, nameOf, refuse } from './model.ts';
import { refusalOf } from './refusal.ts';

/** Cells that OC-3c carries in a second. */
const LINE_CPS = 353_207;

/** Rates to begin with: up to the line's, from a twentieth of it on. */
const usual: NonNullable<CellsFlow['abr']> = {
  pcrCps: LINE_CPS,
  mcrCps: 0,
  icrCps: Math.floor(LINE_CPS / 20),
  rif: 16,
  rdf: 16,
};

const paced = ({ abr: _, ...flow }: CellsFlow): CellsFlow => flow;

function controlled(flow: CellsFlow, port: number, vci: number): CellsFlow {
  const { source } = flow;
  const pduCells = source.kind === 'on-off' ? source.meanCells : source.pduCells;
  return {
    ...flow,
    port,
    vpi: 0,
    vci,
    category: 'abr',
    clp: false,
    shaper: [],
    abr: usual,
    source: { kind: 'saturated', pduCells },
  };
}

/** ABR on or off. On: the source is greedy, and its channel is laid again with rows back for RM cells. */
export const setAbr =
  (id: number, isOn: boolean): Edit =>
  (scenario) => {
    const { model } = scenario;
    const index = model.flows.findIndex((candidate) => candidate.id === id);
    const flow = model.flows[index];
    if (flow?.kind !== 'cells') return refuse(say('abr.not-cells', { flow: id }));
    const replaced = (by: CellsFlow) => (other: (typeof model.flows)[number]) => (other === flow ? by : other);
    if (!isOn)
      return done(
        { ...scenario, model: { ...model, flows: model.flows.map(replaced(paced(flow))) } },
        say('abr.off', { flow: id }),
      );
    const wiring = new Wiring(model);
    const trace = traceOfCells(wiring, flow);
    if (trace.end === null) return refuse(say('abr.endless', { flow: id }));
    const rows = new Set<object>(trace.rows.map(({ route }) => route));
    const laid = layCells(withoutRecords(model, rows), flow.from, trace.end.node, 'abr', true);
    if (laid === null)
      return refuse(say('path.none', { from: nameOf(model, flow.from), to: nameOf(model, trace.end.node) }));
    const flows = laid.model.flows.map(replaced(controlled(flow, laid.port, laid.vci)));
    const after = { ...scenario, model: { ...laid.model, flows } };
    const issue = refusalOf(scenario, after, `model.flows[${index}].abr`);
    return issue === null
      ? done(after, say('abr.on', { flow: id }))
      : refuse(issueSentence(issue, sayIssue('subject.abr', { flow: id })));
  };
