/** Edits of one field, as forms, tables and text make them: checked against the format, refused with a sentence. */

import { settingName } from '@lanelab/messages/compare-parts';
import { say } from '@lanelab/messages/edits';
import { fewSentences, issueSentence, say as sayIssue } from '@lanelab/messages/scenario';
import { formatPath, type Issue, type Scenario } from '@lanelab/scenario';
import type { Edit } from '../types.ts';
import { elanAt, settled } from './join-elan.ts';
import { done, nameOf, refuse } from './model.ts';
import { refusalOf } from './refusal.ts';
import { type FieldPath, getIn, setIn } from './set-in.ts';

/** The record that has a field. */
export type RecordRef = { readonly of: 'scenario' } | { readonly of: 'nodes' | 'links' | 'flows'; readonly id: number };

/** From the document to the record; null where there is no such record. */
export function pathTo(scenario: Scenario, ref: RecordRef): FieldPath | null {
  if (ref.of === 'scenario') return [];
  const index = scenario.model[ref.of].findIndex(({ id }) => id === ref.id);
  return index < 0 ? null : ['model', ref.of, index];
}

/** The record that a written path leads into, by the names that messages give. */
type NamedRecord =
  | { readonly kind: 'device'; readonly names: { readonly device: string } }
  | { readonly kind: 'link'; readonly names: { readonly from: string; readonly to: string } }
  | { readonly kind: 'flow'; readonly names: { readonly flow: number } }
  | { readonly kind: 'scenario'; readonly names: object };

function recordAt({ model }: Scenario, path: string): NamedRecord {
  const [, kind, index] = /^model\.(nodes|links|flows)\[(\d+)\]/.exec(path) ?? [];
  const at = Number(index);
  const [node, link, flow] = [model.nodes[at], model.links[at], model.flows[at]];
  if (kind === 'nodes' && node !== undefined) return { kind: 'device', names: { device: node.name } };
  if (kind === 'links' && link !== undefined)
    return { kind: 'link', names: { from: nameOf(model, link.a.node), to: nameOf(model, link.b.node) } };
  if (kind === 'flows' && flow !== undefined) return { kind: 'flow', names: { flow: flow.id } };
  return { kind: 'scenario', names: {} };
}

/** What an issue is about: the record by its name, and the field in it as forms call it. */
function subjectOf(scenario: Scenario, { path }: Issue): string {
  const record = recordAt(scenario, path);
  const inRecord = path.replace(/^model\.(?:(?:nodes|links|flows)\[\d+\]\.?)?/, '');
  const field = inRecord === '' ? '' : (settingName(inRecord) ?? inRecord);
  if (field === '')
    switch (record.kind) {
      case 'device':
        return sayIssue('subject.device', record.names);
      case 'link':
        return sayIssue('subject.link', record.names);
      case 'flow':
        return sayIssue('subject.flow', record.names);
      case 'scenario':
        return sayIssue('subject.scenario');
    }
  switch (record.kind) {
    case 'device':
      return sayIssue('subject.field-of-device', { ...record.names, field });
    case 'link':
      return sayIssue('subject.field-of-link', { ...record.names, field });
    case 'flow':
      return sayIssue('subject.field-of-flow', { ...record.names, field });
    case 'scenario':
      return sayIssue('subject.field-of-scenario', { field });
  }
}

/** The first of these issues in sentences with names, and how many more there are. */
export function fewIssuesWords(scenario: Scenario, issues: readonly Issue[]): string {
  return fewSentences(issues.map((issue) => issueWords(scenario, issue)));
}

/** The sentence of an issue, with names instead of its path. */
export const issueWords = (scenario: Scenario, issue: Issue): string =>
  issueSentence(issue, subjectOf(scenario, issue));

/** What setting a field did, or that it is as it was. */
function fieldText(what: 'set' | 'kept', record: NamedRecord, field: string): string {
  switch (record.kind) {
    case 'device':
      return say(`field.${what}.device`, { ...record.names, field });
    case 'link':
      return say(`field.${what}.link`, { ...record.names, field });
    case 'flow':
      return say(`field.${what}.flow`, { ...record.names, field });
    case 'scenario':
      return say(`field.${what}.scenario`, { field });
  }
}

function sentence(after: Scenario, issue: Issue, at: string, label: string): string {
  return issue.path === at
    ? issueSentence(issue, label)
    : sayIssue('elsewhere', { sentence: issueWords(after, issue) });
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

/** A document in which a client that this field has put into another ELAN finds what it needs there. */
function withClient(before: Scenario, after: Scenario, ref: RecordRef, path: FieldPath): Scenario {
  const [list, index] = path;
  if (ref.of !== 'nodes' || typeof index !== 'number' || (list !== 'interfaces' && list !== 'bridges')) return after;
  const place = list === 'interfaces' ? { interface: index } : { bridge: index };
  if (elanAt(before.model, ref.id, place) === elanAt(after.model, ref.id, place)) return after;
  return { ...after, model: settled(after.model, ref.id, place) };
}

/** One field set, or taken away with undefined. `label` names it in the history and in the refusal. */
export const setField =
  (ref: RecordRef, path: FieldPath, value: unknown, label: string): Edit =>
  (scenario) => {
    const record = pathTo(scenario, ref);
    if (record === null) return refuse(say('field.gone'));
    const full = [...record, ...path];
    const old = getIn(scenario, full);
    const named = recordAt(scenario, formatPath(record));
    if (JSON.stringify(old) === JSON.stringify(value)) return done(scenario, fieldText('kept', named, label));
    const set = setIn(scenario, full, value);
    const isAddress = path[0] === 'interfaces' && path.at(-1) === 'ip';
    const issueOfField = refusalOf(scenario, set, formatPath(full));
    const addressed = isAddress && issueOfField?.path !== formatPath(full) ? withPeers(set, old, value) : set;
    const after = issueOfField === null ? withClient(scenario, addressed, ref, path) : addressed;
    const issue = after === set ? issueOfField : refusalOf(scenario, after, formatPath(full));
    // A list may lose or gain rows that others count on: that is for the list of problems to say, and to offer help.
    const isElsewhere = issue !== null && !issue.path.startsWith(formatPath(record));
    if (issue !== null && !(Array.isArray(value) && isElsewhere))
      return refuse(sentence(after, issue, formatPath(full), label));
    return done(after, fieldText('set', named, label));
  };
