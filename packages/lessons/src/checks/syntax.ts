/** From the text of a check to its parts. What its names stand for is found out in `compile/`. */
import type { Expression, Place } from '@lanelab/filter';
import { parse, SyntaxError } from './generated/parser.js';

/** A name as it is written; in quotes it may hold anything. */
export interface NameWord {
  readonly text: string;
  readonly isQuoted: boolean;
  readonly place: Place;
}

/** A part of a check, and where it stands in the text. */
export interface Placed {
  readonly place: Place;
}

/** What follows “where”, or stands in “first( )”. */
export interface FilterSyntax extends Placed {
  readonly expression: Expression;
}

export type FlowSyntax = Placed &
  (
    | { readonly kind: 'number'; readonly number: number }
    | { readonly kind: 'ping' | 'ends'; readonly from: NameWord; readonly to: NameWord }
    | { readonly kind: 'only-ping' }
    | { readonly kind: 'of'; readonly device: NameWord }
  );

export type LinkSyntax = Placed &
  ({ readonly kind: 'between'; readonly a: NameWord; readonly b: NameWord } | { readonly kind: 'trunk' });

export interface ProcessSyntax extends Placed {
  readonly name: string;
  readonly device: NameWord | null;
}

/** A planned change of the scenario. */
export type PlannedSyntax = Placed &
  (
    | { readonly kind: 'cut' | 'mend'; readonly link: LinkSyntax }
    | { readonly kind: 'kill' | 'start'; readonly process: ProcessSyntax }
    | { readonly kind: 'repair' }
  );

export interface MessageSyntax extends Placed {
  readonly kind: 'message';
  readonly name: NameWord;
  readonly from: NameWord | null;
  readonly to: NameWord | null;
  readonly filter: FilterSyntax | null;
}

export interface FramesSyntax extends Placed {
  readonly kind: 'frames';
  readonly elan: NameWord | null;
  readonly filter: FilterSyntax | null;
}

/** Pings from one device to another; without devices all pings. */
export type AnsweredSyntax = Placed & { readonly kind: 'answered' } & (
    | { readonly from: NameWord; readonly to: NameWord }
    | { readonly from: null; readonly to: null }
  );

export interface ShortcutSyntax extends Placed {
  readonly kind: 'shortcut';
  readonly flow: Extract<FlowSyntax, { kind: 'ends' | 'ping' }>;
}

export interface TableSyntax extends Placed {
  readonly kind: 'table';
  readonly table: TableName;
  readonly device: NameWord;
  readonly entry: NameWord;
}

/** What is so for a time, and begins at an instant. */
export type StateSyntax =
  | ShortcutSyntax
  | TableSyntax
  | (Placed & { readonly kind: 'phase'; readonly process: ProcessSyntax; readonly phase: NameWord });

export type EventSyntax =
  | PlannedSyntax
  | AnsweredSyntax
  | (Placed & { readonly kind: 'begins'; readonly state: StateSyntax })
  | (Placed & { readonly kind: 'data'; readonly flow: FlowSyntax })
  | (Placed & { readonly kind: 'message'; readonly selection: MessageSyntax });

export type MomentSyntax = { readonly kind: 'time'; readonly ps: number } | EventSyntax;

/** When something is to hold; times in picoseconds. */
export type WhenSyntax = Placed &
  (
    | { readonly kind: 'at'; readonly ps: number }
    | { readonly kind: 'before'; readonly until: MomentSyntax }
    | { readonly kind: 'after'; readonly from: MomentSyntax }
    | { readonly kind: 'within'; readonly ps: number; readonly after: EventSyntax | null }
    | { readonly kind: 'from'; readonly from: number; readonly to: number }
  );

export const FLOW_QUANTITIES = [
  'goodput',
  'delay',
  'jitter',
  'arrived',
  'bottleneck',
  'path',
  'longest wait',
  'first lost packet',
  'first loss',
] as const;
export type FlowQuantity = (typeof FLOW_QUANTITIES)[number];

/** Numbers of packets, of one flow or of several together. */
export const FLOW_COUNTS = ['received', 'sent', 'lost', 'reordered'] as const;
export type FlowCount = (typeof FLOW_COUNTS)[number];

export const STRUCTURES = ['ELANs', 'subnets', 'switches', 'hosts', 'routers', 'links', 'devices'] as const;
export type Structure = (typeof STRUCTURES)[number];

export type TableName = 'le_arp_cache' | 'arp_table' | 'atmarp_table';

export type QuantitySyntax = Placed &
  (
    | {
        readonly kind: 'flow';
        readonly name: FlowQuantity;
        readonly flow: FlowSyntax;
        /** Number of one packet of the flow, from 1; null where all are meant. */
        readonly packet: number | null;
      }
    | { readonly kind: 'packets'; readonly name: FlowCount; readonly flows: readonly FlowSyntax[] }
    | { readonly kind: 'packets-on'; readonly flows: readonly FlowSyntax[]; readonly link: LinkSyntax }
    | { readonly kind: 'count'; readonly selection: FramesSyntax | MessageSyntax }
    | {
        readonly kind: 'first';
        readonly field: { readonly text: string; readonly place: Place } | null;
        readonly filter: FilterSyntax;
      }
    | { readonly kind: 'cells' | 'lost-on'; readonly link: LinkSyntax }
    | { readonly kind: 'lost-at' | 'vccs'; readonly device: NameWord }
    | { readonly kind: 'state'; readonly process: ProcessSyntax }
    | { readonly kind: 'structure'; readonly name: Structure }
  );

/** A value as it is written. */
export type KnownSyntax = Placed &
  (
    | { readonly kind: 'number'; readonly number: number; readonly unit: string | null }
    | { readonly kind: 'word'; readonly text: string }
  );

export type SideSyntax =
  | QuantitySyntax
  | KnownSyntax
  | (Placed & { readonly kind: 'answer'; readonly name: string | null })
  | (Placed & { readonly kind: 'multiple'; readonly factor: number; readonly of: QuantitySyntax });

export type Comparator = '=' | '!=' | '<' | '<=' | '>' | '>=';

export interface ToleranceSyntax extends Placed {
  readonly number: number;
  readonly unit: string | null;
}

/** Where a document may differ from the one at the start. */
export type ChangePlaceSyntax = Placed &
  (
    | { readonly kind: 'name'; readonly text: string }
    | { readonly kind: 'flow'; readonly number: number }
    | { readonly kind: 'link'; readonly link: LinkSyntax }
    | { readonly kind: 'link-change'; readonly change: 'cut' | 'mend'; readonly link: LinkSyntax }
    | { readonly kind: 'process-change'; readonly change: 'kill' | 'start'; readonly process: NameWord }
  );

export type ClaimSyntax = Placed &
  (
    | { readonly kind: 'changed'; readonly places: readonly ChangePlaceSyntax[] }
    | { readonly kind: 'link'; readonly link: LinkSyntax; readonly exists: boolean }
    | { readonly kind: 'none'; readonly selection: FramesSyntax | MessageSyntax }
    | ShortcutSyntax
    | TableSyntax
    | { readonly kind: 'order'; readonly events: readonly EventSyntax[] }
    | AnsweredSyntax
    | {
        readonly kind: 'comparison';
        readonly left: SideSyntax;
        readonly comparator: Comparator;
        readonly right: SideSyntax;
        readonly tolerance: ToleranceSyntax | null;
      }
  );

export interface CheckSyntax {
  /** “after cut(trunk):” */
  readonly after: PlannedSyntax | null;
  readonly claim: ClaimSyntax;
  readonly times: readonly WhenSyntax[];
}

/** The text is no check: at a place something else was expected. */
export interface SyntaxFault {
  readonly code: 'syntax';
  readonly place: Place;
  /** What stands there; null at the end. */
  readonly found: string | null;
  /** Names of what may stand there, and words and signs as they are written, in quotes. */
  readonly expected: readonly string[];
}

export type Parsed =
  | { readonly isCheck: true; readonly syntax: CheckSyntax }
  | { readonly isCheck: false; readonly fault: SyntaxFault };

function partOf({ type, description, text }: SyntaxError['expected'][number]): readonly string[] {
  if (type === 'end') return ['end'];
  if (type === 'other' && description !== undefined) return description === 'space' ? [] : [description];
  return type === 'literal' && text !== undefined ? [`"${text}"`] : [];
}

/** The parts of a check, or where and why it is none. `names` are those of devices and emulated LANs. */
export function readSyntax(text: string, names: readonly string[]): Parsed {
  try {
    return { isCheck: true, syntax: parse(text, { names }) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { start } = error.location;
    return {
      isCheck: false,
      fault: {
        code: 'syntax',
        place: { start: start.offset, end: Math.min(text.length, start.offset + 1) },
        found: error.found,
        expected: [...new Set(error.expected.flatMap(partOf))],
      },
    };
  }
}
