/** Sentences for events: the tables below must name every kind that a machine reports, or this does not compile. */
import type { DiaryEntry } from '@lanelab/engine';
import { say } from '../areas/protocol.ts';

/** An event as the engine reports it: which machine, which kind, and the fields of that kind. */
export type EventOf<Machine extends DiaryEntry['machine']> = Extract<DiaryEntry, { readonly machine: Machine }>;

/** Names that only a view knows: of the device behind an address, and of the connection that an event is about. */
export interface EventNames {
  /** “A’s LEC in red”, or the address itself where it is nobody's. */
  readonly end: (address: string) => string;
  /** “data direct VCC to A’s LEC”: the connection of the event's VCC. */
  readonly vcc: (event: DiaryEntry) => string;
}

/** One sentence for each kind of event of a machine. */
export type Sentences<Machine extends DiaryEntry['machine']> = {
  readonly [Kind in EventOf<Machine>['kind']]: (
    event: Extract<EventOf<Machine>, { readonly kind: Kind }>,
    names: EventNames,
  ) => string;
};

const PS_PER_S = 1e12;

/** Whole and fractional seconds of a span that the engine states in ps. */
export const secondsOf = (ps: number): number => ps / PS_PER_S;

/** “port 2”, or what a switch calls the port to its own servers. */
export function portName({ port, vpi }: { readonly port: number | 'servers'; readonly vpi: number }): string {
  if (port === 'servers') return say('port.servers');
  return vpi === 0 ? say('port', { port }) : say('port.tunnel', { port, vpi });
}

/** “10.1.0.0/16”. */
export const networkName = (prefix: string, bits: number): string => `${prefix}/${bits}`;
