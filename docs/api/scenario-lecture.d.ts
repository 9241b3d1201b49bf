import * as z from 'zod/mini';

type Unit =
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
type Expected =
  | {
      readonly kind: 'integer' | 'decimal';
      readonly min: number;
      readonly max: number;
      readonly unit?: Unit | undefined;
      readonly orNull?: 'no-limit' | 'lost' | undefined;
    }
  | {
      readonly kind: 'text' | 'list' | 'name';
      readonly min: number;
      readonly max: number;
    }
  | {
      readonly kind: 'choice';
      readonly options: readonly (string | number)[];
    }
  | {
      readonly kind: 'record';
      readonly keys: readonly string[];
    }
  | {
      readonly kind: 'flag' | 'ipv4' | 'mac' | 'atm-prefix' | 'record-id' | 'flow-ids' | 'scenario';
    }
  | {
      readonly kind: 'local-text' | 'text-or-number' | 'answer';
    };
type None = Readonly<Record<never, never>>;
type RecordKind = 'node' | 'port' | 'link' | 'flow' | 'elan' | 'tunnel' | 'branch';
interface LostCells {
  readonly why: 'no-link' | 'no-row' | 'circle' | 'no-generator' | 'elsewhere';
  readonly node: string;
  readonly port: number;
  readonly vpi: number;
  readonly vci: number;
}
interface Rules {
  'not-json': {
    readonly reason: string;
  };
  'unknown-version': {
    readonly oldest: number;
    readonly newest: number;
  };
  'newer-version': {
    readonly newest: number;
  };
  missing: Expected;
  'wrong-type': Expected;
  'out-of-range': Expected;
  'unknown-choice': Expected;
  malformed: Expected;
  'unknown-key': {
    readonly keys: readonly string[];
    readonly known: readonly string[];
  };
  'one-of': {
    readonly keys: readonly [string, string];
  };
  'id-taken': {
    readonly record: RecordKind;
    readonly entry: number;
  };
  'id-reserved': {
    readonly max: number;
  };
  'name-taken': None;
  'no-such-node': {
    readonly needs: string;
  };
  'no-such-port': {
    readonly node: string;
    readonly ports: readonly number[];
  };
  'no-such-link': None;
  'no-such-flow': None;
  'no-such-elan': None;
  'no-such-row': {
    readonly node: string;
  };
  'wrong-node-kind': {
    readonly kind: string;
    readonly needs: string;
  };
  'wrong-port-type': {
    readonly phy: string;
    readonly needs: 'ATM' | 'Ethernet';
  };
  'phys-differ': {
    readonly a: string;
    readonly b: string;
  };
  'port-linked': {
    readonly link: number;
  };
  'port-bridged': None;
  'mixed-hub': {
    readonly phys: readonly string[];
  };
  'half-duplex-atm': {
    readonly phy: string;
  };
  'clock-beyond-phy': {
    readonly phy: string;
    readonly max: number;
  };
  'misplaced-key': {
    readonly why: 'hub' | 'no-frames' | 'no-signalling';
    readonly node: string;
    readonly phy: string;
  };
  'misplaced-mac': {
    readonly why: 'hub' | 'ethernet-port' | 'no-lan';
    readonly node: string;
  };
  'ethernet-on-switch': None;
  'no-signalling': {
    readonly node: string;
  };
  'no-atm-port': {
    readonly node: string;
  };
  'ip-taken': {
    readonly node: string;
  };
  'elan-missing': None;
  'elan-not-used': {
    readonly over: string;
  };
  'port-has-interface': None;
  'port-without-interface': None;
  'mtu-beyond-frame': {
    readonly elan: string;
    readonly max: number;
  };
  'gateway-elsewhere': {
    readonly node: string;
  };
  'vci-taken': {
    readonly vpi: number;
    readonly flow?: number;
  };
  'peer-taken': None;
  'no-mps': None;
  'half-vp-row': None;
  'row-taken': {
    readonly row: number;
  };
  'no-policer': None;
  'tunnel-end': None;
  'vpi-reserved': None;
  'vpi-taken': None;
  'no-path': {
    readonly from: string;
    readonly to: string;
  };
  'no-pvc': {
    readonly from: string;
    readonly to: string;
  };
  'not-an-address-of': {
    readonly node: string;
    readonly addresses: readonly string[];
  };
  'ports-shared': {
    readonly flow: number;
    readonly span: number;
  };
  'endless-stream': {
    readonly node: string;
  };
  'stop-before-start': {
    readonly startPs: number;
  };
  'beyond-send-buffer': {
    readonly sendBuffer: number;
  };
  'tick-overload': {
    readonly tickPs: number;
    readonly intervalPs: number;
    readonly max: number;
  };
  'receiver-count': {
    readonly service: string;
    readonly min: number;
    readonly max: number;
  };
  'receiver-twice': None;
  'receiver-is-server': None;
  'broadcast-without-sender': {
    readonly sender: number;
  };
  'relay-to-sender': None;
  'too-many-messages': {
    readonly max: number;
    readonly least: number;
  };
  'sum-differs': {
    readonly sum: number;
    readonly octets: number;
  };
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
  'abr-rate-order': {
    readonly min: number;
    readonly max: number;
  };
  'abr-factor': {
    readonly max: number;
  };
  'abr-signalling': {
    readonly node: string;
  };
  'abr-no-path': LostCells;
  'abr-no-return': LostCells;
  'not-a-setting': None;
  'not-a-path': None;
  'no-such-entry': {
    readonly at: string;
    readonly known: readonly string[];
    readonly count: number;
  };
  'no-such-key': {
    readonly at: string;
    readonly known: readonly string[];
  };
  'not-a-list': {
    readonly at: string;
  };
  'nothing-inside': {
    readonly at: string;
  };
  'no-such-series': None;
  'series-of-nothing': None;
  'too-many-samples': {
    readonly samples: number;
    readonly max: number;
  };
  'branch-name-taken': None;
  'branch-shown': None;
}
type IssueCode = keyof Rules;
interface IssueOf<C extends IssueCode> {
  readonly code: C;
  readonly path: string;
  readonly value?: unknown;
  readonly rule: Rules[C];
  readonly unit?: Unit;
  readonly fix?: string;
}
type Issue = { readonly [C in IssueCode]: IssueOf<C> }[IssueCode];
declare const LECTURE_VERSION = 1;
declare const sourceSchema: z.ZodMiniDiscriminatedUnion<
  [
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'preset'>;
        id: z.ZodMiniString<string>;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'link'>;
        payload: z.ZodMiniString<string>;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'document'>;
        document: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>;
      },
      z.core.$strict
    >,
  ],
  'kind'
>;
type ScenarioSource = z.output<typeof sourceSchema>;
declare const captionSchema: z.ZodMiniObject<
  {
    timePs: z.ZodMiniInt;
    caption: z.ZodMiniString<string>;
    emphasis: z.ZodMiniExactOptional<
      z.ZodMiniEnum<{
        'classical-ip': 'classical-ip';
        'configuration-direct': 'configuration-direct';
        'control-direct': 'control-direct';
        'control-distribute': 'control-distribute';
        'data-direct': 'data-direct';
        ilmi: 'ilmi';
        'mpoa-control': 'mpoa-control';
        'multicast-forward': 'multicast-forward';
        'multicast-send': 'multicast-send';
        permanent: 'permanent';
        shortcut: 'shortcut';
        signalling: 'signalling';
      }>
    >;
  },
  z.core.$strict
>;
type LaterCaption = z.output<typeof captionSchema>;
declare const beatSchema: z.ZodMiniObject<
  {
    title: z.ZodMiniDefault<z.ZodMiniString<string>>;
    scenario: z.ZodMiniDiscriminatedUnion<
      [
        z.ZodMiniObject<
          {
            kind: z.ZodMiniLiteral<'preset'>;
            id: z.ZodMiniString<string>;
          },
          z.core.$strict
        >,
        z.ZodMiniObject<
          {
            kind: z.ZodMiniLiteral<'link'>;
            payload: z.ZodMiniString<string>;
          },
          z.core.$strict
        >,
        z.ZodMiniObject<
          {
            kind: z.ZodMiniLiteral<'document'>;
            document: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>;
          },
          z.core.$strict
        >,
      ],
      'kind'
    >;
    with: z.ZodMiniExactOptional<
      z.ZodMiniDiscriminatedUnion<
        [
          z.ZodMiniObject<
            {
              kind: z.ZodMiniLiteral<'preset'>;
              id: z.ZodMiniString<string>;
            },
            z.core.$strict
          >,
          z.ZodMiniObject<
            {
              kind: z.ZodMiniLiteral<'link'>;
              payload: z.ZodMiniString<string>;
            },
            z.core.$strict
          >,
          z.ZodMiniObject<
            {
              kind: z.ZodMiniLiteral<'document'>;
              document: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>;
            },
            z.core.$strict
          >,
        ],
        'kind'
      >
    >;
    timePs: z.ZodMiniInt;
    untilPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
    speedPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
    layer: z.ZodMiniDefault<
      z.ZodMiniEnum<{
        elans: 'elans';
        ip: 'ip';
        physical: 'physical';
        vcs: 'vcs';
      }>
    >;
    emphasis: z.ZodMiniExactOptional<
      z.ZodMiniEnum<{
        'classical-ip': 'classical-ip';
        'configuration-direct': 'configuration-direct';
        'control-direct': 'control-direct';
        'control-distribute': 'control-distribute';
        'data-direct': 'data-direct';
        ilmi: 'ilmi';
        'mpoa-control': 'mpoa-control';
        'multicast-forward': 'multicast-forward';
        'multicast-send': 'multicast-send';
        permanent: 'permanent';
        shortcut: 'shortcut';
        signalling: 'signalling';
      }>
    >;
    caption: z.ZodMiniDefault<z.ZodMiniString<string>>;
    later: z.ZodMiniExactOptional<
      z.ZodMiniArray<
        z.ZodMiniObject<
          {
            timePs: z.ZodMiniInt;
            caption: z.ZodMiniString<string>;
            emphasis: z.ZodMiniExactOptional<
              z.ZodMiniEnum<{
                'classical-ip': 'classical-ip';
                'configuration-direct': 'configuration-direct';
                'control-direct': 'control-direct';
                'control-distribute': 'control-distribute';
                'data-direct': 'data-direct';
                ilmi: 'ilmi';
                'mpoa-control': 'mpoa-control';
                'multicast-forward': 'multicast-forward';
                'multicast-send': 'multicast-send';
                permanent: 'permanent';
                shortcut: 'shortcut';
                signalling: 'signalling';
              }>
            >;
          },
          z.core.$strict
        >
      >
    >;
    selects: z.ZodMiniExactOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    minutes: z.ZodMiniExactOptional<z.ZodMiniInt>;
    notes: z.ZodMiniDefault<z.ZodMiniString<string>>;
  },
  z.core.$strict
>;
type LectureBeat = z.output<typeof beatSchema>;
declare const lectureSchema: z.ZodMiniObject<
  {
    lanelabLecture: z.ZodMiniLiteral<1>;
    title: z.ZodMiniDefault<z.ZodMiniString<string>>;
    beats: z.ZodMiniArray<
      z.ZodMiniObject<
        {
          title: z.ZodMiniDefault<z.ZodMiniString<string>>;
          scenario: z.ZodMiniDiscriminatedUnion<
            [
              z.ZodMiniObject<
                {
                  kind: z.ZodMiniLiteral<'preset'>;
                  id: z.ZodMiniString<string>;
                },
                z.core.$strict
              >,
              z.ZodMiniObject<
                {
                  kind: z.ZodMiniLiteral<'link'>;
                  payload: z.ZodMiniString<string>;
                },
                z.core.$strict
              >,
              z.ZodMiniObject<
                {
                  kind: z.ZodMiniLiteral<'document'>;
                  document: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>;
                },
                z.core.$strict
              >,
            ],
            'kind'
          >;
          with: z.ZodMiniExactOptional<
            z.ZodMiniDiscriminatedUnion<
              [
                z.ZodMiniObject<
                  {
                    kind: z.ZodMiniLiteral<'preset'>;
                    id: z.ZodMiniString<string>;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    kind: z.ZodMiniLiteral<'link'>;
                    payload: z.ZodMiniString<string>;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    kind: z.ZodMiniLiteral<'document'>;
                    document: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>;
                  },
                  z.core.$strict
                >,
              ],
              'kind'
            >
          >;
          timePs: z.ZodMiniInt;
          untilPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
          speedPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
          layer: z.ZodMiniDefault<
            z.ZodMiniEnum<{
              elans: 'elans';
              ip: 'ip';
              physical: 'physical';
              vcs: 'vcs';
            }>
          >;
          emphasis: z.ZodMiniExactOptional<
            z.ZodMiniEnum<{
              'classical-ip': 'classical-ip';
              'configuration-direct': 'configuration-direct';
              'control-direct': 'control-direct';
              'control-distribute': 'control-distribute';
              'data-direct': 'data-direct';
              ilmi: 'ilmi';
              'mpoa-control': 'mpoa-control';
              'multicast-forward': 'multicast-forward';
              'multicast-send': 'multicast-send';
              permanent: 'permanent';
              shortcut: 'shortcut';
              signalling: 'signalling';
            }>
          >;
          caption: z.ZodMiniDefault<z.ZodMiniString<string>>;
          later: z.ZodMiniExactOptional<
            z.ZodMiniArray<
              z.ZodMiniObject<
                {
                  timePs: z.ZodMiniInt;
                  caption: z.ZodMiniString<string>;
                  emphasis: z.ZodMiniExactOptional<
                    z.ZodMiniEnum<{
                      'classical-ip': 'classical-ip';
                      'configuration-direct': 'configuration-direct';
                      'control-direct': 'control-direct';
                      'control-distribute': 'control-distribute';
                      'data-direct': 'data-direct';
                      ilmi: 'ilmi';
                      'mpoa-control': 'mpoa-control';
                      'multicast-forward': 'multicast-forward';
                      'multicast-send': 'multicast-send';
                      permanent: 'permanent';
                      shortcut: 'shortcut';
                      signalling: 'signalling';
                    }>
                  >;
                },
                z.core.$strict
              >
            >
          >;
          selects: z.ZodMiniExactOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
          minutes: z.ZodMiniExactOptional<z.ZodMiniInt>;
          notes: z.ZodMiniDefault<z.ZodMiniString<string>>;
        },
        z.core.$strict
      >
    >;
  },
  z.core.$strict
>;
type Lecture = z.output<typeof lectureSchema>;
type LectureResult =
  | {
      readonly ok: true;
      readonly lecture: Lecture;
    }
  | {
      readonly ok: false;
      readonly errors: readonly Issue[];
    };
declare function parseLecture(document: unknown): LectureResult;
type LinkFault =
  | {
      readonly code:
        | 'empty'
        | 'too-long'
        | 'damaged'
        | 'newer'
        | 'not-deflated'
        | 'unpacks-too-large'
        | 'no-differences'
        | 'no-path'
        | 'no-value'
        | 'no-preset'
        | 'too-many-values'
        | 'unknown-column'
        | 'negative-length'
        | 'unknown-choice'
        | 'ends-early'
        | 'number-too-large'
        | 'not-utf-8'
        | 'too-much';
    }
  | {
      readonly code: 'unknown-preset' | 'preset-changed';
      readonly preset: string;
    }
  | {
      readonly code: 'broken-rule';
      readonly issues: readonly Issue[];
    };
type LectureLinkResult =
  | {
      readonly ok: true;
      readonly lecture: Lecture;
    }
  | {
      readonly ok: false;
      readonly fault:
        | LinkFault
        | {
            readonly code: 'no-lecture';
          };
    };
declare const encodeLecture: (lecture: Lecture) => string;
declare function decodeLecture(text: string): LectureLinkResult;
export {
  LECTURE_VERSION,
  type LaterCaption,
  type Lecture,
  type LectureBeat,
  type LectureLinkResult,
  type LectureResult,
  type ScenarioSource,
  decodeLecture,
  encodeLecture,
  parseLecture,
};
