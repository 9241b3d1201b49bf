/** What is wrong with a document, as data: who shows it makes the sentence. `docs/scenario-problems.md` lists the codes. */

/** What a number counts. */
export type Unit =
  | 'ps'
  | 'ms'
  | 's'
  | 'min'
  | 'octets'
  | 'cells'
  | 'frames'
  | 'packets'
  | 'm'
  | 'px'
  | '%'
  | 'ppm'
  | 'bit/s'
  | 'Mb/s'
  | 'cells/s'
  | 'PDUs/s'
  | 'packets/s'
  | '1/s';

/** What a value must be, by itself. */
export type Expected =
  | {
      readonly kind: 'integer' | 'decimal';
      readonly min: number;
      readonly max: number;
      readonly unit?: Unit | undefined;
      /** What null stands for, where it may stand. */
      readonly orNull?: 'no-limit' | 'lost' | undefined;
    }
  /** Characters of a text, entries of a list, octets of a name in UTF-8. */
  | { readonly kind: 'text' | 'list' | 'name'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly options: readonly (string | number)[] }
  | { readonly kind: 'record'; readonly keys: readonly string[] }
  | { readonly kind: 'flag' | 'ipv4' | 'mac' | 'atm-prefix' | 'record-id' | 'flow-ids' | 'scenario' }
  /** Kinds that only lessons have: a text in one or several languages, a value that a text names, the answer of a student. */
  | { readonly kind: 'local-text' | 'text-or-number' | 'answer' };

type None = Readonly<Record<never, never>>;

/** A record that has an id. */
export type RecordKind = 'node' | 'port' | 'link' | 'flow' | 'elan' | 'tunnel' | 'branch';

/** Where cells of an ABR flow are lost. */
export interface LostCells {
  readonly why: 'no-link' | 'no-row' | 'circle' | 'no-generator' | 'elsewhere';
  /** Name of the device. */
  readonly node: string;
  readonly port: number;
  readonly vpi: number;
  readonly vci: number;
}

/** Every rule by its code, with what a sentence about it needs beside the value. */
export interface Rules {
  'not-json': { readonly reason: string };
  'unknown-version': { readonly oldest: number; readonly newest: number };
  'newer-version': { readonly newest: number };

  missing: Expected;
  'wrong-type': Expected;
  'out-of-range': Expected;
  'unknown-choice': Expected;
  malformed: Expected;
  'unknown-key': { readonly keys: readonly string[]; readonly known: readonly string[] };
  /** The value says how many of the keys are there. */
  'one-of': { readonly keys: readonly [string, string] };

  'id-taken': { readonly record: RecordKind; readonly entry: number };
  'id-reserved': { readonly max: number };
  'name-taken': None;
  'no-such-node': { readonly needs: string };
  'no-such-port': { readonly node: string; readonly ports: readonly number[] };
  'no-such-link': None;
  'no-such-flow': None;
  'no-such-elan': None;
  'no-such-row': { readonly node: string };
  'wrong-node-kind': { readonly kind: string; readonly needs: string };
  'wrong-port-type': { readonly phy: string; readonly needs: 'ATM' | 'Ethernet' };

  'phys-differ': { readonly a: string; readonly b: string };
  'port-linked': { readonly link: number };
  'port-bridged': None;
  'mixed-hub': { readonly phys: readonly string[] };
  'half-duplex-atm': { readonly phy: string };
  'clock-beyond-phy': { readonly phy: string; readonly max: number };
  'misplaced-key': { readonly why: 'hub' | 'no-frames' | 'no-signalling'; readonly node: string; readonly phy: string };
  'misplaced-mac': { readonly why: 'hub' | 'ethernet-port' | 'no-lan'; readonly node: string };
  'ethernet-on-switch': None;
  'no-signalling': { readonly node: string };
  'no-atm-port': { readonly node: string };

  'ip-taken': { readonly node: string };
  'elan-missing': None;
  'elan-not-used': { readonly over: string };
  'port-has-interface': None;
  'port-without-interface': None;
  'mtu-beyond-frame': { readonly elan: string; readonly max: number };
  'gateway-elsewhere': { readonly node: string };
  'vci-taken': { readonly vpi: number; readonly flow?: number };
  'peer-taken': None;
  'no-mps': None;
  'half-vp-row': None;
  'row-taken': { readonly row: number };
  'no-policer': None;
  'tunnel-end': None;
  'vpi-reserved': None;
  'vpi-taken': None;

  'no-path': { readonly from: string; readonly to: string };
  'no-pvc': { readonly from: string; readonly to: string };
  'not-an-address-of': { readonly node: string; readonly addresses: readonly string[] };
  'ports-shared': { readonly flow: number; readonly span: number };
  'endless-stream': { readonly node: string };
  'stop-before-start': { readonly startPs: number };
  'beyond-send-buffer': { readonly sendBuffer: number };
  'tick-overload': { readonly tickPs: number; readonly intervalPs: number; readonly max: number };

  'receiver-count': { readonly service: string; readonly min: number; readonly max: number };
  'receiver-twice': None;
  'receiver-is-server': None;
  'broadcast-without-sender': { readonly sender: number };
  'relay-to-sender': None;
  'too-many-messages': { readonly max: number; readonly least: number };
  'sum-differs': { readonly sum: number; readonly octets: number };
  'plan-too-long': {
    readonly seconds: number;
    readonly changes: number;
    readonly maxSeconds: number;
    readonly maxChanges: number;
  };

  'abr-category': None;
  'abr-source': None;
  'abr-clp': None;
  'abr-shaper': None;
  'abr-rate-order': { readonly min: number; readonly max: number };
  'abr-factor': { readonly max: number };
  'abr-signalling': { readonly node: string };
  'abr-no-path': LostCells;
  'abr-no-return': LostCells;

  'not-a-setting': None;
  'not-a-path': None;
  /** The value is the step that leads nowhere; `at` is how far the path led. */
  'no-such-entry': { readonly at: string; readonly known: readonly string[]; readonly count: number };
  'no-such-key': { readonly at: string; readonly known: readonly string[] };
  'not-a-list': { readonly at: string };
  'nothing-inside': { readonly at: string };

  'no-such-series': None;
  'series-of-nothing': None;
  'too-many-samples': { readonly samples: number; readonly max: number };

  'branch-name-taken': None;
  /** The value is the number of branches that keep no model. */
  'branch-shown': None;
}

export type IssueCode = keyof Rules;

interface IssueOf<C extends IssueCode> {
  readonly code: C;
  /** `model.nodes[2].ports[0].phy`; empty for the document as a whole. */
  readonly path: string;
  /** What is there; absent where nothing is. */
  readonly value?: unknown;
  /** What the rule allows. */
  readonly rule: Rules[C];
  /** What the value counts, where it is a quantity. */
  readonly unit?: Unit;
  /** A value, or a key, that is near enough to be meant. */
  readonly fix?: string;
}

/** One thing wrong with a document. */
export type Issue = { readonly [C in IssueCode]: IssueOf<C> }[IssueCode];

/** `model.nodes[2].ports[0].phy`. */
export function formatPath(path: readonly PropertyKey[]): string {
  let text = '';
  for (const part of path) {
    if (typeof part === 'number') text += `[${part}]`;
    else {
      const name = String(part);
      const plain = /^[A-Za-z_$][\w$-]*$/.test(name) ? name : JSON.stringify(name);
      text += text === '' ? plain : `.${plain}`;
    }
  }
  return text;
}
