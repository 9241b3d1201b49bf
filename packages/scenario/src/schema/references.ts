/** Rules that span records: ids that must exist, ends that must be free, addresses that must meet. */

import type { Model } from './document.ts';
import { Findings, type NodeIndex, type ScenarioIssue } from './findings.ts';
import { checkAbr } from './references-abr.ts';
import { checkFlows } from './references-flows.ts';
import { checkLans } from './references-lans.ts';
import { checkLinks } from './references-links.ts';
import { checkNodes } from './references-nodes.ts';
import { checkSeries } from './references-series.ts';

/** All cross-reference faults of a model whose records are sound by themselves. */
export function checkReferences(model: Model): readonly ScenarioIssue[] {
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
