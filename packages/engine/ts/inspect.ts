/** What can be asked of a run about its protocols. Every answer is read from engine state or its bounded logs; asking changes nothing. */

/** A table of one protocol machine, as rows of text. */
export interface ProtocolTable {
  /** Part of the device: `LEC`, `LES`, `BUS`, `LECS`, `MPC`, `MPS`, `ARP`, `bridge`, `IP`, `switch`, `CLIP client`, `ATMARP server`, `TCP`. */
  readonly part: string;
  /** Name in the specification's words: `LE_ARP cache`. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

export interface TableRow {
  /** A text for each column. */
  readonly cells: readonly string[];
  /** When it was last written, ps: the messages and sentences of that instant at this node say by what. */
  readonly sincePs: number;
  /** When it ages out if nothing renews it, ps. */
  readonly expiresPs: number | null;
}

/** What a control message belongs to. */
export type ControlProtocol = 'sscop' | 'ilmi' | 'lane' | 'llc' | 'arp';

/** A control message at one end of its way: each message is logged where it leaves and where it arrives. */
export interface MessageRecord {
  /** Number in the log, counted from the start of the run. */
  readonly number: number;
  readonly atPs: number;
  /** Device of the document at which this was noted; services inside a switch count as the switch. */
  readonly node: number;
  readonly port: number;
  readonly vpi: number;
  readonly vci: number;
  /** It left here; else it came in. */
  readonly sent: boolean;
  /** A fault took it as it left. */
  readonly lost: boolean;
  /** Device that sent it, and its number among what that device sent: the same at both ends. */
  readonly sender: number;
  readonly ordinal: number;
  readonly protocol: ControlProtocol;
  /** The specification's name: `LE_ARP_REQUEST`, `SETUP`, `MPOA Resolution Request`, `POLL`. */
  readonly name: string;
  /** One line, tcpdump style. */
  readonly summary: string;
  readonly octets: number;
}

/** A field of a decoded layer. */
export interface PacketField {
  readonly name: string;
  /** First octet and the one after the last, within the whole PDU. */
  readonly start: number;
  readonly end: number;
  readonly value: string;
  readonly meaning: string;
}

export interface PacketLayer {
  readonly protocol: string;
  readonly fields: readonly PacketField[];
}

/** One message with its octets. */
export interface MessageDetail extends MessageRecord {
  /** Outermost layer first. */
  readonly layers: readonly PacketLayer[];
  /** Hexadecimal, two digits an octet. */
  readonly hex: string;
  /** What the node said at this very event. */
  readonly said: readonly string[];
}

/** A sentence of a protocol machine: why things are as they are. */
export interface DiaryEntry {
  readonly number: number;
  readonly atPs: number;
  readonly node: number;
  /** Which process of the device says it, as in its tables, and the emulated LAN that this belongs to; absent where it is none. */
  readonly part?: string;
  readonly elan?: number;
  readonly what: string;
}

/** Roles of connections, in the order of their numbers in the `role` column of cell traces. */
export const VCC_ROLES = [
  'permanent',
  'signalling',
  'ilmi',
  'configuration-direct',
  'control-direct',
  'control-distribute',
  'multicast-send',
  'multicast-forward',
  'data-direct',
  'mpoa-control',
  'shortcut',
  'classical-ip',
] as const;
export type VccRole = (typeof VCC_ROLES)[number];

/** One direction of an open connection. */
export interface VccRecord {
  readonly role: VccRole;
  readonly from: number;
  /** Ends; several for point-to-multipoint. */
  readonly to: readonly number[];
  readonly category: string;
  /** Each link that it leaves by, with the label it has there. Branches of a tree follow one another. */
  readonly hops: readonly {
    readonly node: number;
    readonly port: number;
    readonly vpi: number;
    readonly vci: number;
  }[];
  readonly cells: number;
  readonly openedPs: number;
}

/** Where a flow's packets go now, what they are wrapped in, and what that costs. */
export interface FlowPath {
  readonly flow: number;
  /** `pvc`, `classical-ip`, `lane`, `shortcut`, `ethernet`, `bus`. Of the latest data packet. */
  readonly via: 'ethernet' | 'classical-ip' | 'shortcut' | 'lane' | 'bus';
  /** Devices in order, switches and routers included. */
  readonly nodes: readonly number[];
  /** Layers from the inside out with their octets: of the latest full data packet. */
  readonly wrap: readonly { readonly layer: string; readonly octets: number }[];
  readonly cells: number;
}

/** Counts of a device's engines and machines. */
export interface DeviceState {
  readonly node: number;
  /** Short states for badges: `LEC operational`, `MPS up`, `BUS dead`. */
  readonly states: readonly { readonly part: string; readonly state: string; readonly ok: boolean }[];
}

export type InspectQuery =
  | { readonly kind: 'tables'; readonly node: number }
  | { readonly kind: 'messages'; readonly from: number; readonly limit: number }
  | { readonly kind: 'message'; readonly number: number }
  | { readonly kind: 'diary'; readonly from: number; readonly limit: number }
  | { readonly kind: 'vccs' }
  | { readonly kind: 'paths' }
  | { readonly kind: 'states' };

export interface InspectAnswers {
  readonly tables: readonly ProtocolTable[];
  /** `next` is what to ask from next time; entries older than the log keeps are gone. */
  readonly messages: { readonly next: number; readonly messages: readonly MessageRecord[] };
  readonly message: MessageDetail | null;
  readonly diary: { readonly next: number; readonly entries: readonly DiaryEntry[] };
  readonly vccs: readonly VccRecord[];
  readonly paths: readonly FlowPath[];
  readonly states: readonly DeviceState[];
}

export type InspectAnswer<Q extends InspectQuery> = InspectAnswers[Q['kind']];
