/** Rules that span records: ids that must exist, ends that must be free, addresses that must meet. */

import type { Model } from '../document.ts';
import type { Issue } from '../issue.ts';
import { checkAbr } from './abr.ts';
import { Findings, type NodeIndex } from './findings.ts';
import { checkFlows } from './flows.ts';
import { checkLans } from './lans.ts';
import { checkLinks } from './links.ts';
import { checkNodes } from './nodes.ts';
import { checkSeries } from './series.ts';

/** Every broken rule between the records of a model whose records are sound by themselves. */
export function checkReferences(model: Model): readonly Issue[] {
  const findings = new Findings();
  const nodes: NodeIndex = new Map(model.nodes.map((node) => [node.id, node]));
  checkNodes(findings, model);
  checkLans(findings, model, nodes);
  checkLinks(findings, model, nodes);
  checkFlows(findings, model, nodes);
  checkAbr(findings, model, nodes);
  checkSeries(findings, model, nodes);
  return findings.issues;
}
