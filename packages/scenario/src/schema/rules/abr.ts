/** ABR flows: what goes with their rates, and the paths of their cells and of the RM cells that come back. */

import { type Trace, type VcEnd, Wiring } from '../../topology/wiring.ts';
import type { Model } from '../document.ts';
import type { Abr, CellsFlow } from '../flow.ts';
import type { LostCells } from '../issue.ts';
import type { Findings, NodeIndex, Path } from './findings.ts';

type AbrFlow = CellsFlow & { readonly abr: Abr };

/** RIF and RDF are powers of two down to one part in so many. */
const MAX_FACTOR = 32_768;

const isAbr = (flow: Model['flows'][number]): flow is AbrFlow => flow.kind === 'cells' && flow.abr !== undefined;

function checkRates(findings: Findings, path: Path, flow: AbrFlow): void {
  if (flow.category !== 'abr') findings.add([...path, 'category'], 'abr-category', flow.category, {});
  if (flow.source.kind !== 'saturated') findings.add([...path, 'source'], 'abr-source', flow.source.kind, {});
  if (flow.clp) findings.add([...path, 'clp'], 'abr-clp', true, {});
  if (flow.shaper.length > 0) findings.add([...path, 'shaper'], 'abr-shaper', flow.shaper.length, {});
  const { pcrCps, mcrCps, icrCps } = flow.abr;
  if (mcrCps > pcrCps)
    findings.add([...path, 'abr', 'mcrCps'], 'abr-rate-order', mcrCps, { min: 0, max: pcrCps }, 'cells/s');
  else if (icrCps < mcrCps || icrCps > pcrCps)
    findings.add([...path, 'abr', 'icrCps'], 'abr-rate-order', icrCps, { min: mcrCps, max: pcrCps }, 'cells/s');
  for (const key of ['rif', 'rdf'] as const)
    if (!Number.isInteger(Math.log2(flow.abr[key])))
      findings.add([...path, 'abr', key], 'abr-factor', flow.abr[key], { max: MAX_FACTOR });
}

const BROKEN = { 'no link': 'no-link', 'no row': 'no-row', 'a circle': 'circle' } as const;

/** Why cells do not reach a generator; nothing where they do. */
function lost({ end, broken }: Trace, nodes: NodeIndex): LostCells | undefined {
  const at = (why: LostCells['why'], { node, ...channel }: VcEnd): LostCells => ({
    why,
    ...channel,
    node: nodes.get(node)?.name ?? '',
  });
  if (broken !== null) return at(BROKEN[broken.what], broken.at);
  return end !== null && nodes.get(end.node)?.kind !== 'generator' ? at('no-generator', end) : undefined;
}

const isSame = (a: VcEnd, b: VcEnd): boolean =>
  a.node === b.node && a.port === b.port && a.vpi === b.vpi && a.vci === b.vci;

function checkPaths(
  findings: Findings,
  path: Path,
  flow: AbrFlow,
  { wiring, nodes }: { readonly wiring: Wiring; readonly nodes: NodeIndex },
): void {
  const start = { node: flow.from, port: flow.port, vpi: flow.vpi, vci: flow.vci };
  const ahead = wiring.follow(start);
  const broken = lost(ahead, nodes);
  if (broken !== undefined) {
    findings.add([...path, 'abr'], 'abr-no-path', undefined, broken);
    return;
  }
  if (ahead.end === null) return;
  const back = wiring.follow(ahead.end);
  const brokenBack = lost(back, nodes);
  if (brokenBack !== undefined) findings.add([...path, 'abr'], 'abr-no-return', undefined, brokenBack);
  else if (back.end !== null && !isSame(back.end, start)) {
    const { node, ...channel } = back.end;
    const rule = { why: 'elsewhere', node: nodes.get(node)?.name ?? '', ...channel } as const;
    findings.add([...path, 'abr'], 'abr-no-return', undefined, rule);
  }
}

export function checkAbr(findings: Findings, model: Model, nodes: NodeIndex): void {
  if (!model.flows.some(isAbr)) return;
  const wiring = new Wiring(model);
  const signals = model.nodes.find((node) => node.kind === 'switch' && node.signalling !== undefined);
  model.flows.forEach((flow, index) => {
    if (!isAbr(flow)) return;
    const path = ['flows', index];
    checkRates(findings, path, flow);
    if (signals === undefined) checkPaths(findings, path, flow, { wiring, nodes });
    else findings.add([...path, 'abr'], 'abr-signalling', undefined, { node: signals.name });
  });
}
