/** Edits of one field, as forms, tables and text make them: checked against the format, refused with a sentence. */

import { issueSentence, say } from '@lanelab/messages/scenario';
import { formatPath, type Issue, type Scenario } from '@lanelab/scenario';
import type { Edit } from '../types.ts';
import { done, nameOf, refuse } from './model.ts';
import { refusalOf } from './refusal.ts';
import { type FieldPath, getIn, setIn } from './set-in.ts';

/** Whose field it is. */
export type RecordRef = { readonly of: 'scenario' } | { readonly of: 'nodes' | 'links' | 'flows'; readonly id: number };

/** From the document to the record; null where there is no such record. */
export function pathTo(scenario: Scenario, ref: RecordRef): FieldPath | null {
  if (ref.of === 'scenario') return [];
  const index = scenario.model[ref.of].findIndex(({ id }) => id === ref.id);
  return index < 0 ? null : ['model', ref.of, index];
}

/** What people call the record that a written path leads into: “H1”, “flow 2”, or the scenario. */
export function recordWords({ model }: Scenario, path: string): string {
  const [, kind, index] = /^model\.(nodes|links|flows)\[(\d+)\]/.exec(path) ?? [];
  const at = Number(index);
  if (kind === 'nodes') return model.nodes[at]?.name ?? 'a device';
  if (kind === 'links') {
    const link = model.links[at];
    return link === undefined ? 'a link' : `the link ${nameOf(model, link.a.node)} to ${nameOf(model, link.b.node)}`;
  }
  return kind === 'flows' ? `flow ${model.flows[at]?.id ?? at + 1}` : 'the scenario';
}

/** The issue with the record's name instead of its path. */
export function issueWords(scenario: Scenario, issue: Issue): string {
  const record = recordWords(scenario, issue.path);
  const field = issue.path.replace(/^model\.(?:(?:nodes|links|flows)\[\d+\]\.?)?/, '');
  const text = issueSentence(issue, field === '' ? record : say('subject.field', { field, record }));
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function sentence(after: Scenario, issue: Issue, at: string, label: string): string {
  return issue.path === at ? issueSentence(issue, label) : say('elsewhere', { sentence: issueWords(after, issue) });
}

/** Connections lead to addresses: they go along when the address of a host or router changes. */
function withPeers(scenario: Scenario, from: unknown, to: unknown): Scenario {
  if (typeof from !== 'string' || typeof to !== 'string' || from === to) return scenario;
  const nodes = scenario.model.nodes.map((node) =>
    (node.kind === 'host' || node.kind === 'router') && node.pvcs.some(({ peer }) => peer === from)
      ? { ...node, pvcs: node.pvcs.map((pvc) => (pvc.peer === from ? { ...pvc, peer: to } : pvc)) }
      : node,
  );
  return { ...scenario, model: { ...scenario.model, nodes } };
}

/** One field set, or taken away with undefined. `label` names it in the history and in the refusal. */
export const setField =
  (ref: RecordRef, path: FieldPath, value: unknown, label: string): Edit =>
  (scenario) => {
    const record = pathTo(scenario, ref);
    if (record === null) return refuse('This is not in the scenario any more; choose something else.');
    const full = [...record, ...path];
    const old = getIn(scenario, full);
    const words = recordWords(scenario, formatPath(record));
    if (JSON.stringify(old) === JSON.stringify(value)) return done(scenario, `Left ${label} of ${words}`);
    const set = setIn(scenario, full, value);
    const isAddress = path[0] === 'interfaces' && path.at(-1) === 'ip';
    const issueOfField = refusalOf(scenario, set, formatPath(full));
    const after = isAddress && issueOfField?.path !== formatPath(full) ? withPeers(set, old, value) : set;
    const issue = after === set ? issueOfField : refusalOf(scenario, after, formatPath(full));
    // A list may lose or gain rows that others count on: that is for the list of problems to say, and to offer help.
    const isElsewhere = issue !== null && !issue.path.startsWith(formatPath(record));
    if (issue !== null && !(Array.isArray(value) && isElsewhere))
      return refuse(sentence(after, issue, formatPath(full), label));
    return done(after, `Set ${label} of ${words}`);
  };
