/** ABR flows: what goes with their rates, and the ways of their cells and of the RM cells that come back. */

import { type Trace, type VcEnd, Wiring } from '../topology/wiring.ts';
import type { Model } from './document.ts';
import type { Findings, NodeIndex } from './findings.ts';
import type { Abr, CellsFlow } from './flow.ts';

type AbrFlow = CellsFlow & { readonly abr: Abr };

const isAbr = (flow: Model['flows'][number]): flow is AbrFlow => flow.kind === 'cells' && flow.abr !== undefined;

function checkRates(findings: Findings, path: readonly PropertyKey[], flow: AbrFlow): void {
  if (flow.category !== 'abr')
    findings.add(
      [...path, 'category'],
      `is ${flow.category}, but rates are told to cells of category abr alone; make it abr, or remove abr`,
    );
  if (flow.source.kind !== 'saturated')
    findings.add(
      [...path, 'source'],
      `is ${flow.source.kind}, but an ABR source of this lab sends all that its rate allows; make it saturated, or remove abr`,
    );
  if (flow.clp) findings.add([...path, 'clp'], 'is true, but an ABR source sends with CLP = 0; make it false');
  if (flow.shaper.length > 0)
    findings.add(
      [...path, 'shaper'],
      'is not empty, but an ABR source is paced by its own rate; empty it, or remove abr',
    );
  const { pcrCps, mcrCps, icrCps } = flow.abr;
  if (mcrCps > pcrCps)
    findings.add(
      [...path, 'abr', 'mcrCps'],
      `is ${mcrCps}, but must be at most pcrCps (${pcrCps}); lower it or raise that`,
    );
  else if (icrCps < mcrCps || icrCps > pcrCps)
    findings.add(
      [...path, 'abr', 'icrCps'],
      `is ${icrCps}, but must be from mcrCps (${mcrCps}) to pcrCps (${pcrCps}); change it to one`,
    );
  for (const key of ['rif', 'rdf'] as const)
    if (!Number.isInteger(Math.log2(flow.abr[key])))
      findings.add(
        [...path, 'abr', key],
        `is ${flow.abr[key]}, but must be a power of two from 1 to 32768 (16 for 1/16); change it to one`,
      );
}

/** Why cells do not come to a generator; nothing where they do. */
function lost({ end, broken }: Trace, nodes: NodeIndex): string | undefined {
  const name = (id: number) => nodes.get(id)?.name ?? '';
  if (broken !== null) {
    const { node, port, vpi, vci } = broken.at;
    if (broken.what === 'no link') return `port ${port} of ${name(node)} has no link`;
    if (broken.what === 'a circle') return `${name(node)} sends them in a circle`;
    return `${name(node)} has no row for ${vpi}/${vci} that comes in by port ${port}`;
  }
  return end !== null && nodes.get(end.node)?.kind !== 'generator'
    ? `they come to ${name(end.node)}, which is no generator`
    : undefined;
}

const isSame = (a: VcEnd, b: VcEnd): boolean =>
  a.node === b.node && a.port === b.port && a.vpi === b.vpi && a.vci === b.vci;

function checkWays(
  findings: Findings,
  path: readonly PropertyKey[],
  flow: AbrFlow,
  { wiring, nodes }: { readonly wiring: Wiring; readonly nodes: NodeIndex },
): void {
  const add = (way: string, why: string) =>
    findings.add([...path, 'abr'], `has no way ${way}: ${why}; add rows, or remove abr`);
  const start = { node: flow.from, port: flow.port, vpi: flow.vpi, vci: flow.vci };
  const ahead = wiring.follow(start);
  const broken = lost(ahead, nodes);
  if (broken !== undefined) {
    add('to another generator', broken);
    return;
  }
  if (ahead.end === null) return;
  const back = wiring.follow(ahead.end);
  const brokenBack = lost(back, nodes);
  if (brokenBack !== undefined) add('back for its RM cells', brokenBack);
  else if (back.end !== null && !isSame(back.end, start)) {
    const { node, port, vpi, vci } = back.end;
    add('back for its RM cells', `they come to ${nodes.get(node)?.name ?? ''} by port ${port} as ${vpi}/${vci}`);
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
    if (signals === undefined) checkWays(findings, path, flow, { wiring, nodes });
    else
      findings.add(
        [...path, 'abr'],
        `has a network with signalling (${signals.name}), but this lab has ABR in networks of permanent circuits alone; remove signalling there, or abr`,
      );
  });
}
