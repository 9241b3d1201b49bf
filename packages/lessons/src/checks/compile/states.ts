/** What is so for a time of a run, and no longer: from the parts of a check to timelines. */
import type { LecPhase } from '@lanelab/engine';
import { folded } from '@lanelab/filter';
import { closest } from '@lanelab/scenario';
import { Fault } from '../fault.ts';
import type { Timeline } from '../judge/timeline.ts';
import { quotedPart } from '../report.ts';
import type { RunEvent } from '../run/event.ts';
import { arpCacheTimeline, beginningsEvent, phaseTimeline, shortcutTimeline } from '../run/timelines.ts';
import type { NameWord, ProcessSyntax, StateSyntax } from '../syntax.ts';
import { deviceOf, processOf } from './names.ts';
import type { Scope } from './scope.ts';
import { shortcutEnds } from './shortcut.ts';
import { TABLE_TEXTS } from './table.ts';

/** Phases of a LAN emulation client, in the order of a join. */
export const CLIENT_PHASES: readonly (LecPhase | 'dead')[] = [
  'initial',
  'lecs_connect',
  'configure',
  'join',
  'initial_registration',
  'bus_connect',
  'operational',
  'dead',
];

/** Whether a LAN emulation client is in the phase of this name. */
export function clientPhase(
  process: ProcessSyntax,
  { text, place }: Pick<NameWord, 'text' | 'place'>,
  { scenario }: Scope,
): Timeline {
  const phase = CLIENT_PHASES.find((each) => folded(each) === folded(text));
  if (phase === undefined)
    throw new Fault({ code: 'wrong-word', place, text, known: CLIENT_PHASES, near: closest(text, CLIENT_PHASES) });
  return phaseTimeline(processOf(scenario, process).id, phase);
}

/** A state as a timeline; devices report the beginnings of some states alone. */
export function stateTimeline(state: StateSyntax, scope: Scope): Timeline {
  const { scenario } = scope;
  switch (state.kind) {
    case 'shortcut': {
      const { clients, destinations } = shortcutEnds(state.flow, scope);
      return shortcutTimeline(clients, destinations);
    }
    case 'table': {
      if (state.table !== 'le_arp_cache')
        throw new Fault({ code: 'no-beginning', place: state.place, term: TABLE_TEXTS[state.table] });
      return arpCacheTimeline(deviceOf(scenario, state.device).id, deviceOf(scenario, state.entry).id);
    }
    case 'phase': {
      const { process, phase, place } = state;
      if (process.name === 'lec') return clientPhase(process, phase, scope);
      throw new Fault({ code: 'no-beginning', place, term: `state(${process.name.toUpperCase()})` });
    }
  }
}

/** The instants at which a state begins. */
export const beginningsOf = (state: StateSyntax, scope: Scope): RunEvent =>
  beginningsEvent(quotedPart(scope.text, state.place), stateTimeline(state, scope));
