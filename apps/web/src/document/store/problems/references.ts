/** What the format itself says against a model, for people and tied to what it is about. */

import { say } from '@lanelab/messages/problems';
import { checkReferences, type Host, type Issue } from '@lanelab/scenario';
import { giveAddressOf } from '../edits/addresses.ts';
import { issueWords, setField } from '../edits/field.ts';
import type { Problem } from '../types.ts';
import { problem, type Subject } from './problem.ts';

/** What a call costs a host that had no costs: some microseconds, as PCs of the time took. */
const SYSCALL_PS = 10_000_000;

const RECORD = /^model\.(nodes|links|flows|changes)\[(\d+)\]\.?/;

/** The records that an issue's path leads into. */
function concerned({ model }: Subject, path: string): Pick<Problem, 'nodes' | 'links' | 'flows'> {
  const [, kind, index] = RECORD.exec(path) ?? [];
  const at = Number(index);
  const none = { nodes: [], links: [], flows: [] };
  if (kind === 'nodes') return { ...none, nodes: model.nodes.slice(at, at + 1).map(({ id }) => id) };
  if (kind === 'links') return { ...none, links: model.links.slice(at, at + 1).map(({ id }) => id) };
  if (kind === 'flows') return { ...none, flows: model.flows.slice(at, at + 1).map(({ id }) => id) };
  const change = kind === 'changes' ? model.changes[at] : undefined;
  if (change === undefined) return none;
  if ('link' in change) return { ...none, links: [change.link] };
  return 'flow' in change ? { ...none, flows: [change.flow] } : { ...none, nodes: [change.node] };
}

function withCost(host: Host): NonNullable<Problem['fix']> {
  return {
    label: say('call.cost', { device: host.name }),
    edit: setField({ of: 'nodes', id: host.id }, ['cpu', 'syscallPs'], SYSCALL_PS, say('call.cost-field')),
  };
}

function fixOf({ model }: Subject, path: string): Problem['fix'] {
  const address = /^model\.nodes\[(\d+)\]\.interfaces\[(\d+)\]\.ip$/.exec(path);
  const owner = model.nodes[Number(address?.[1])];
  if (address !== null && owner !== undefined)
    return { label: say('address.give', { device: owner.name }), edit: giveAddressOf(owner.id, Number(address[2])) };
  const flow = model.flows[Number(/^model\.flows\[(\d+)\]\.to$/.exec(path)?.[1])];
  if (flow?.kind !== 'tcp-stream' || flow.from !== flow.to) return undefined;
  const host = model.nodes.find(({ id }) => id === flow.from);
  return host?.kind === 'host' ? withCost(host) : undefined;
}

/** The check of flows reports one without a VC, with the fix. */
function isReportedElsewhere({ model, wiring }: Subject, { path }: Issue): boolean {
  const flow = model.flows[Number(/^model\.flows\[(\d+)\]\.(?:from|to)$/.exec(path)?.[1])];
  if (flow === undefined || flow.kind === 'cells' || flow.from === flow.to) return false;
  return wiring.nodes.get(flow.from)?.kind === 'host' && wiring.nodes.get(flow.to)?.kind === 'host';
}

export function referenceProblems(subject: Subject): readonly Problem[] {
  return checkReferences(subject.model)
    .filter((issue) => !isReportedElsewhere(subject, issue))
    .map((issue) => {
      const fix = fixOf(subject, issue.path);
      return problem({
        id: `format:${issue.path}:${issue.code}`,
        severity: 'error',
        path: issue.path,
        sentence: issueWords(subject.scenario, issue),
        ...concerned(subject, issue.path),
        ...(fix === undefined ? {} : { fix }),
      });
    });
}
