/** A flow of cells that the network tells how fast it may send: what has to go with it comes along. */

import { issueSentence, say } from '@lanelab/messages/scenario';
import { type CellsFlow, layCells, Wiring } from '@lanelab/scenario';
import type { Edit } from '../types.ts';
import { traceOfCells, withoutRecords } from './channels.ts';
import { recordWords } from './field.ts';
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

/** ABR on or off. On: the source is greedy, and its channel is laid anew with rows back for RM cells. */
export const setAbr =
  (id: number, isOn: boolean): Edit =>
  (scenario) => {
    const { model } = scenario;
    const index = model.flows.findIndex((candidate) => candidate.id === id);
    const flow = model.flows[index];
    if (flow?.kind !== 'cells') return refuse(`There are no cells of flow ${id}; select another.`);
    const words = recordWords(scenario, `model.flows[${index}]`);
    const replaced = (by: CellsFlow) => (other: (typeof model.flows)[number]) => (other === flow ? by : other);
    if (!isOn)
      return done(
        { ...scenario, model: { ...model, flows: model.flows.map(replaced(paced(flow))) } },
        `Took the rates of ABR from ${words}`,
      );
    const wiring = new Wiring(model);
    const trace = traceOfCells(wiring, flow);
    if (trace.end === null)
      return refuse(`The cells of ${words} come to no end, so that no rate comes back; mend their way first.`);
    const rows = new Set<object>(trace.rows.map(({ route }) => route));
    const laid = layCells(withoutRecords(model, rows), flow.from, trace.end.node, 'abr', true);
    if (laid === null)
      return refuse(
        `No path of links and switches leads from ${nameOf(model, flow.from)} to ${nameOf(model, trace.end.node)}; connect them first.`,
      );
    const flows = laid.model.flows.map(replaced(controlled(flow, laid.port, laid.vci)));
    const after = { ...scenario, model: { ...laid.model, flows } };
    const issue = refusalOf(scenario, after, `model.flows[${index}].abr`);
    return issue === null
      ? done(after, `Made ${words} ABR`)
      : refuse(issueSentence(issue, say('subject.abr', { flow: words })));
  };
