/** Events that a check names. */
import { type Change, networks, type Scenario } from '@lanelab/scenario';
import { Fault, Missing } from '../fault.ts';
import { quotedPart } from '../report.ts';
import { plannedEvent, type RunEvent } from '../run/event.ts';
import { repliesEvent } from '../run/pings.ts';
import { dataEvent, framesEvent, messageEvent } from '../run/selection.ts';
import type { AnsweredSyntax, EventSyntax, FramesSyntax, MessageSyntax, PlannedSyntax } from '../syntax.ts';
import { deviceOf, elanOf, flowOf, linksOf, messageNamed, processOf } from './names.ts';
import { filterIn, type Scope } from './scope.ts';
import { beginningsOf } from './states.ts';

/** Whether a planned change is one that a check names. */
function isMeant(change: Change, planned: PlannedSyntax, scenario: Scenario): boolean {
  switch (planned.kind) {
    case 'repair':
      return (change.kind === 'link-up' || change.kind === 'process') && change.up;
    case 'cut':
    case 'mend': {
      const links = linksOf(scenario, planned.link).map(({ id }) => id);
      return change.kind === 'link-up' && change.up === (planned.kind === 'mend') && links.includes(change.link);
    }
    case 'kill':
    case 'start': {
      const { process, device } = { process: planned.process.name, device: planned.process.device };
      const node = device === null ? null : deviceOf(scenario, device).id;
      return (
        change.kind === 'process' &&
        change.process === process &&
        change.up === (planned.kind === 'start') &&
        (node === null || change.node === node)
      );
    }
  }
}

/** Instants of the planned changes that are meant, in the order of time. */
export function plannedInstants(planned: PlannedSyntax, { text, scenario }: Scope): readonly [number, ...number[]] {
  const instants = scenario.model.changes
    .filter((change) => isMeant(change, planned, scenario))
    .map(({ atPs }) => atPs)
    .toSorted((one, other) => one - other);
  const [first, ...others] = instants;
  if (first === undefined)
    throw new Missing({ code: 'no-change', place: planned.place, text: quotedPart(text, planned.place) });
  return [first, ...others];
}

/** The pings that a check asks about. */
export function pingsOf({ from, to, place }: AnsweredSyntax, { scenario }: Scope) {
  if (from === null) {
    const all = scenario.model.flows.filter(({ kind }) => kind === 'ping');
    if (all.length === 0) throw new Missing({ code: 'no-flow', place, text: 'ping' });
    return all;
  }
  const [sender, receiver] = [deviceOf(scenario, from), deviceOf(scenario, to)];
  const flows = scenario.model.flows.filter(
    (flow) => flow.kind === 'ping' && flow.from === sender.id && flow.to === receiver.id,
  );
  if (flows.length === 0)
    throw new Missing({ code: 'no-flow', place, text: `ping ${sender.name} -> ${receiver.name}` });
  return flows;
}

export function selectedEvent(selection: FramesSyntax | MessageSyntax, scope: Scope): RunEvent {
  const { scenario, subjects } = scope;
  const text = quotedPart(scope.text, selection.place);
  const filter = selection.filter === null ? null : filterIn(scope, selection.filter);
  if (selection.kind === 'frames') {
    const elan = selection.elan === null ? null : elanOf(scenario, selection.elan).id;
    if (networks(scenario).elans.every(({ servers }) => servers.length === 0))
      throw new Missing({ code: 'no-process', place: selection.place, process: 'bus', device: null });
    return framesEvent(text, elan, filter, subjects);
  }
  const from = selection.from === null ? null : deviceOf(scenario, selection.from).id;
  const to = selection.to === null ? null : deviceOf(scenario, selection.to).id;
  return messageEvent({ text, message: messageNamed(selection.name), from, to, filter }, subjects);
}

export function eventOf(syntax: EventSyntax, scope: Scope): RunEvent {
  const text = quotedPart(scope.text, syntax.place);
  switch (syntax.kind) {
    case 'message':
      return selectedEvent(syntax.selection, scope);
    case 'begins':
      return beginningsOf(syntax.state, scope);
    case 'answered':
      return repliesEvent(text, pingsOf(syntax, scope), 0);
    case 'data': {
      const flow = flowOf(scope.scenario, syntax.flow);
      if ('to' in flow) return dataEvent(text, flow);
      throw new Fault({
        code: 'wrong-flow',
        place: syntax.flow.place,
        quantity: 'data',
        flow: flow.id,
        kind: flow.kind,
      });
    }
    default:
      if ('process' in syntax && syntax.process.device === null) processOf(scope.scenario, syntax.process);
      return plannedEvent(text, plannedInstants(syntax, scope));
  }
}
