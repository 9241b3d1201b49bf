import * as z from 'zod/mini';
import { Scenario } from '@lanelab/scenario';
import {
  AtmEnd,
  DeviceState,
  DiaryEntry,
  Engine,
  FieldId,
  FlowKind,
  FlowPath,
  InspectQuery,
  MessageRecord,
  PacketRecord,
  Progress,
  ProtocolTable,
  RunOptions,
  RunResult,
  VccRecord,
} from '@lanelab/engine';
import { Place, WordFault } from '@lanelab/filter';

declare const answerForm: z.ZodMiniDiscriminatedUnion<
  [
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'number'>;
        unit: z.ZodMiniDefault<z.ZodMiniString<string>>;
        min: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
        max: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
        near: z.ZodMiniExactOptional<
          z.ZodMiniArray<
            z.ZodMiniObject<
              {
                value: z.ZodMiniNumber<number>;
                percent: z.ZodMiniNumber<number>;
                says: z.ZodMiniUnion<
                  readonly [
                    z.ZodMiniString<string>,
                    z.ZodMiniObject<
                      {
                        en: z.ZodMiniString<string>;
                        'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                      },
                      z.core.$strict
                    >,
                  ]
                >;
              },
              z.core.$strict
            >
          >
        >;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'choice'>;
        options: z.ZodMiniArray<
          z.ZodMiniObject<
            {
              id: z.ZodMiniString<string>;
              text: z.ZodMiniUnion<
                readonly [
                  z.ZodMiniString<string>,
                  z.ZodMiniObject<
                    {
                      en: z.ZodMiniString<string>;
                      'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                    },
                    z.core.$strict
                  >,
                ]
              >;
              says: z.ZodMiniExactOptional<
                z.ZodMiniUnion<
                  readonly [
                    z.ZodMiniString<string>,
                    z.ZodMiniObject<
                      {
                        en: z.ZodMiniString<string>;
                        'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                      },
                      z.core.$strict
                    >,
                  ]
                >
              >;
            },
            z.core.$strict
          >
        >;
        right: z.ZodMiniArray<z.ZodMiniString<string>>;
        several: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'order'>;
        items: z.ZodMiniArray<
          z.ZodMiniObject<
            {
              id: z.ZodMiniString<string>;
              text: z.ZodMiniUnion<
                readonly [
                  z.ZodMiniString<string>,
                  z.ZodMiniObject<
                    {
                      en: z.ZodMiniString<string>;
                      'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                    },
                    z.core.$strict
                  >,
                ]
              >;
              says: z.ZodMiniExactOptional<
                z.ZodMiniUnion<
                  readonly [
                    z.ZodMiniString<string>,
                    z.ZodMiniObject<
                      {
                        en: z.ZodMiniString<string>;
                        'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                      },
                      z.core.$strict
                    >,
                  ]
                >
              >;
            },
            z.core.$strict
          >
        >;
        right: z.ZodMiniExactOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'curve'>;
        series: z.ZodMiniString<string>;
        unit: z.ZodMiniString<string>;
        fromS: z.ZodMiniNumber<number>;
        toS: z.ZodMiniNumber<number>;
        points: z.ZodMiniInt;
        top: z.ZodMiniNumber<number>;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'word'>;
        label: z.ZodMiniUnion<
          readonly [
            z.ZodMiniString<string>,
            z.ZodMiniObject<
              {
                en: z.ZodMiniString<string>;
                'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
              },
              z.core.$strict
            >,
          ]
        >;
      },
      z.core.$strict
    >,
  ],
  'kind'
>;
type AnswerForm = z.output<typeof answerForm>;
declare const answerSchema: z.ZodMiniUnion<
  readonly [
    z.ZodMiniNumber<number>,
    z.ZodMiniString<string>,
    z.ZodMiniArray<z.ZodMiniString<string>>,
    z.ZodMiniObject<
      {
        curve: z.ZodMiniArray<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
      },
      z.core.$strict
    >,
  ]
>;
type Answer = z.output<typeof answerSchema>;
type LocalText =
  | string
  | {
      readonly en: string;
      readonly 'pt-BR'?: string;
    };
declare function isRight(form: AnswerForm, answer: Answer): boolean | null;
declare function saidTo(form: AnswerForm, answer: Answer): readonly LocalText[];
declare const DIMENSIONS: readonly [
  'rate',
  'time',
  'share',
  'cell-rate',
  'cells',
  'packets',
  'frames',
  'messages',
  'number',
  'word',
];
type Dimension = (typeof DIMENSIONS)[number];
type Value =
  | {
      readonly kind: 'number';
      readonly number: number;
      readonly dimension: Exclude<Dimension, 'word'>;
    }
  | {
      readonly kind: 'words';
      readonly words: readonly string[];
      readonly are?: 'causes';
    };
type Tolerance =
  | {
      readonly kind: 'percent';
      readonly percent: number;
    }
  | {
      readonly kind: 'absolute';
      readonly number: number;
    }
  | null;
type AnswerValue = number | string | readonly string[];
type Comparator = '=' | '!=' | '<' | '<=' | '>' | '>=';
interface SyntaxFault {
  readonly code: 'syntax';
  readonly place: Place;
  readonly found: string | null;
  readonly expected: readonly string[];
}
type NameFault = {
  readonly place: Place;
} & (
  | {
      readonly code: 'no-device' | 'no-elan';
      readonly text: string;
      readonly near: string | null;
      readonly known: readonly string[];
    }
  | {
      readonly code: 'no-flow';
      readonly text: string;
    }
  | {
      readonly code: 'no-flow-number';
      readonly number: number;
      readonly known: readonly number[];
    }
  | {
      readonly code: 'no-link';
      readonly a: string;
      readonly b: string;
    }
  | {
      readonly code: 'no-trunk';
    }
  | {
      readonly code: 'no-process';
      readonly process: string;
      readonly device: string | null;
    }
  | {
      readonly code: 'no-change';
      readonly text: string;
    }
);
type TypeFault = {
  readonly place: Place;
} & (
  | {
      readonly code: 'several-flows';
      readonly text: string;
      readonly flows: readonly number[];
    }
  | {
      readonly code: 'several-links';
      readonly text: string;
    }
  | {
      readonly code: 'several-devices';
      readonly process: string;
      readonly devices: readonly string[];
    }
  | {
      readonly code: 'unknown-message';
      readonly text: string;
      readonly near: string | null;
    }
  | {
      readonly code: 'wrong-flow';
      readonly quantity: string;
      readonly flow: number;
      readonly kind: FlowKind;
    }
  | {
      readonly code: 'flow-twice';
      readonly flow: number;
    }
  | {
      readonly code: 'wrong-unit';
      readonly unit: string;
      readonly dimension: Dimension;
    }
  | {
      readonly code: 'unit-expected';
      readonly number: number;
      readonly dimension: Dimension;
    }
  | {
      readonly code: 'wrong-word';
      readonly text: string;
      readonly known: readonly string[];
      readonly near: string | null;
    }
  | {
      readonly code: 'wrong-comparison';
      readonly comparator: string;
      readonly dimension: Dimension;
    }
  | {
      readonly code: 'wrong-tolerance';
    }
  | {
      readonly code: 'different-sides';
      readonly left: Dimension;
      readonly right: Dimension;
    }
  | {
      readonly code: 'nothing-measured';
    }
  | {
      readonly code: 'filter-field';
      readonly field: string;
    }
  | {
      readonly code: 'no-times';
      readonly term: string;
    }
  | {
      readonly code: 'fixed-times';
      readonly term: string;
    }
  | {
      readonly code: 'only-at';
      readonly term: string;
    }
  | {
      readonly code: 'no-beginning';
      readonly term: string;
    }
  | {
      readonly code: 'no-instant';
      readonly term: string;
    }
  | {
      readonly code: 'two-times';
    }
  | {
      readonly code: 'reversed-times';
      readonly fromPs: number;
      readonly toPs: number;
    }
  | {
      readonly code: 'fine-times';
      readonly term: string;
      readonly ps: number;
    }
  | {
      readonly code: 'unknown-place';
      readonly text: string;
      readonly near: string | null;
    }
  | {
      readonly code: 'switches-at-both-ends';
      readonly a: string;
      readonly b: string;
    }
);
type CheckFault = SyntaxFault | WordFault | NameFault | TypeFault;
type Verdict = 'holds' | 'fails' | 'undecided';
interface Evidence {
  readonly timePs?: number;
  readonly message?: number;
  readonly packet?: number;
  readonly device?: number;
  readonly link?: number;
}
type Span = {
  readonly fromPs: number;
  readonly toPs: number;
} | null;
type Found =
  | {
      readonly kind: 'value';
      readonly value: Value | null;
      readonly span: Span;
    }
  | {
      readonly kind: 'happened';
      readonly atPs: number;
    }
  | {
      readonly kind: 'began';
      readonly atPs: number;
    }
  | {
      readonly kind: 'never';
      readonly fromPs: number;
      readonly toPs: number;
    }
  | {
      readonly kind: 'ended';
      readonly atPs: number;
    }
  | {
      readonly kind: 'order';
      readonly events: readonly {
        readonly text: string;
        readonly atPs: number | null;
      }[];
    }
  | {
      readonly kind: 'link';
      readonly exists: boolean;
    }
  | {
      readonly kind: 'changes';
      readonly places: readonly string[];
    }
  | {
      readonly kind: 'missing';
      readonly fault: NameFault;
    }
  | {
      readonly kind: 'unreadable-answer';
      readonly text: string;
      readonly dimension: Dimension;
    }
  | {
      readonly kind: 'run-too-short';
      readonly neededPs: number;
      readonly endPs: number;
    }
  | {
      readonly kind: 'no-event';
      readonly text: string;
      readonly endPs: number;
    }
  | {
      readonly kind: 'no-answer';
      readonly name: string | null;
    }
  | {
      readonly kind: 'no-start';
    }
  | {
      readonly kind: 'stopped';
      readonly atPs: number;
    };
type Expectation =
  | {
      readonly kind: 'value';
      readonly comparator: Comparator;
      readonly value: Value | null;
      readonly tolerance: Tolerance;
    }
  | {
      readonly kind: 'event';
      readonly fromPs: number | null;
      readonly toPs: number | null;
    }
  | {
      readonly kind: 'order';
    }
  | {
      readonly kind: 'link';
      readonly exists: boolean;
    }
  | {
      readonly kind: 'changes';
      readonly places: readonly string[];
    };
interface CheckResult {
  readonly text: string;
  readonly verdict: Verdict;
  readonly decidedAtPs: number | null;
  readonly found: Found;
  readonly expected: Expectation;
  readonly evidence: Evidence;
}
interface Sample {
  readonly timePs: number;
  readonly value: number;
}
interface Drop {
  readonly atPs: number;
  readonly link: number;
  readonly node: number;
  readonly query: Extract<
    InspectQuery,
    {
      readonly kind: 'pdu' | 'frame';
    }
  >;
}
interface Slice {
  readonly fromPs: number;
  readonly toPs: number;
  readonly endPs: number;
  readonly messages: readonly MessageRecord[];
  readonly packets: readonly PacketRecord[];
  readonly diary: readonly DiaryEntry[];
  readonly drops: readonly Drop[];
  packetOf(drop: Drop): Promise<PacketRecord | null>;
  samples(series: string): readonly Sample[];
  result(): Promise<RunResult>;
  states(): Promise<readonly DeviceState[]>;
  tables(node: number): Promise<readonly ProtocolTable[]>;
  vccs(): Promise<readonly VccRecord[]>;
  paths(): Promise<readonly FlowPath[]>;
  addresses(): Promise<readonly AtmEnd[]>;
}
interface Needs {
  readonly packets?: boolean;
  readonly drops?: boolean;
  readonly fields?: readonly FieldId[];
  readonly series?: readonly string[];
  readonly sampledPs?: readonly number[];
  readonly instants?: readonly number[];
  readonly flowLogs?: readonly number[];
  readonly account?: boolean;
}
type Decision = Omit<CheckResult, 'text'>;
interface Judge {
  take(slice: Slice): Promise<Decision | null>;
  readonly expected: () => Expectation;
}
interface Brought {
  readonly answers: ReadonlyMap<string, AnswerValue>;
  readonly start: Scenario | null;
}
interface Judged {
  readonly isFixed: boolean;
  readonly needs: readonly Needs[];
  readonly judge: (brought: Brought) => Judge;
}
interface Check {
  readonly text: string;
  readonly answer: {
    readonly name: string;
    readonly dimension: Dimension;
  } | null;
  readonly missing: NameFault | null;
  readonly judged: Judged;
}
interface RunCasesOptions extends Pick<RunOptions, 'signal' | 'bounds'> {
  readonly onProgress?: (
    progress: Pick<Progress, 'timePs' | 'targetPs'>,
    results: readonly (CheckResult | null)[],
  ) => void;
  readonly slicePs?: number;
}
interface Case extends Brought {
  readonly check: Check;
}
declare const stepSchema: z.ZodMiniObject<
  {
    id: z.ZodMiniString<string>;
    title: z.ZodMiniUnion<
      readonly [
        z.ZodMiniString<string>,
        z.ZodMiniObject<
          {
            en: z.ZodMiniString<string>;
            'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
          },
          z.core.$strict
        >,
      ]
    >;
    text: z.ZodMiniDefault<
      z.ZodMiniUnion<
        readonly [
          z.ZodMiniString<string>,
          z.ZodMiniObject<
            {
              en: z.ZodMiniString<string>;
              'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
            },
            z.core.$strict
          >,
        ]
      >
    >;
    scenario: z.ZodMiniExactOptional<
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
          z.ZodMiniObject<
            {
              kind: z.ZodMiniLiteral<'step'>;
              id: z.ZodMiniString<string>;
            },
            z.core.$strict
          >,
        ],
        'kind'
      >
    >;
    changes: z.ZodMiniDefault<
      z.ZodMiniArray<
        z.ZodMiniObject<
          {
            path: z.ZodMiniString<string>;
            value: z.ZodMiniUnknown;
          },
          z.core.$strict
        >
      >
    >;
    draws: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
    view: z.ZodMiniExactOptional<
      z.ZodMiniObject<
        {
          timePs: z.ZodMiniExactOptional<z.ZodMiniInt>;
          speedPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
          layer: z.ZodMiniExactOptional<
            z.ZodMiniEnum<{
              elans: 'elans';
              ip: 'ip';
              physical: 'physical';
              vcs: 'vcs';
            }>
          >;
          selects: z.ZodMiniExactOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        },
        z.core.$strict
      >
    >;
    task: z.ZodMiniDiscriminatedUnion<
      [
        z.ZodMiniObject<
          {
            kind: z.ZodMiniLiteral<'read'>;
          },
          z.core.$strict
        >,
        z.ZodMiniObject<
          {
            kind: z.ZodMiniLiteral<'explain' | 'find' | 'predict'>;
            question: z.ZodMiniUnion<
              readonly [
                z.ZodMiniString<string>,
                z.ZodMiniObject<
                  {
                    en: z.ZodMiniString<string>;
                    'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                  },
                  z.core.$strict
                >,
              ]
            >;
            answer: z.ZodMiniDiscriminatedUnion<
              [
                z.ZodMiniObject<
                  {
                    kind: z.ZodMiniLiteral<'number'>;
                    unit: z.ZodMiniDefault<z.ZodMiniString<string>>;
                    min: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                    max: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                    near: z.ZodMiniExactOptional<
                      z.ZodMiniArray<
                        z.ZodMiniObject<
                          {
                            value: z.ZodMiniNumber<number>;
                            percent: z.ZodMiniNumber<number>;
                            says: z.ZodMiniUnion<
                              readonly [
                                z.ZodMiniString<string>,
                                z.ZodMiniObject<
                                  {
                                    en: z.ZodMiniString<string>;
                                    'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                  },
                                  z.core.$strict
                                >,
                              ]
                            >;
                          },
                          z.core.$strict
                        >
                      >
                    >;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    kind: z.ZodMiniLiteral<'choice'>;
                    options: z.ZodMiniArray<
                      z.ZodMiniObject<
                        {
                          id: z.ZodMiniString<string>;
                          text: z.ZodMiniUnion<
                            readonly [
                              z.ZodMiniString<string>,
                              z.ZodMiniObject<
                                {
                                  en: z.ZodMiniString<string>;
                                  'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                },
                                z.core.$strict
                              >,
                            ]
                          >;
                          says: z.ZodMiniExactOptional<
                            z.ZodMiniUnion<
                              readonly [
                                z.ZodMiniString<string>,
                                z.ZodMiniObject<
                                  {
                                    en: z.ZodMiniString<string>;
                                    'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                  },
                                  z.core.$strict
                                >,
                              ]
                            >
                          >;
                        },
                        z.core.$strict
                      >
                    >;
                    right: z.ZodMiniArray<z.ZodMiniString<string>>;
                    several: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    kind: z.ZodMiniLiteral<'order'>;
                    items: z.ZodMiniArray<
                      z.ZodMiniObject<
                        {
                          id: z.ZodMiniString<string>;
                          text: z.ZodMiniUnion<
                            readonly [
                              z.ZodMiniString<string>,
                              z.ZodMiniObject<
                                {
                                  en: z.ZodMiniString<string>;
                                  'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                },
                                z.core.$strict
                              >,
                            ]
                          >;
                          says: z.ZodMiniExactOptional<
                            z.ZodMiniUnion<
                              readonly [
                                z.ZodMiniString<string>,
                                z.ZodMiniObject<
                                  {
                                    en: z.ZodMiniString<string>;
                                    'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                  },
                                  z.core.$strict
                                >,
                              ]
                            >
                          >;
                        },
                        z.core.$strict
                      >
                    >;
                    right: z.ZodMiniExactOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    kind: z.ZodMiniLiteral<'curve'>;
                    series: z.ZodMiniString<string>;
                    unit: z.ZodMiniString<string>;
                    fromS: z.ZodMiniNumber<number>;
                    toS: z.ZodMiniNumber<number>;
                    points: z.ZodMiniInt;
                    top: z.ZodMiniNumber<number>;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    kind: z.ZodMiniLiteral<'word'>;
                    label: z.ZodMiniUnion<
                      readonly [
                        z.ZodMiniString<string>,
                        z.ZodMiniObject<
                          {
                            en: z.ZodMiniString<string>;
                            'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                          },
                          z.core.$strict
                        >,
                      ]
                    >;
                  },
                  z.core.$strict
                >,
              ],
              'kind'
            >;
          },
          z.core.$strict
        >,
        z.ZodMiniObject<
          {
            kind: z.ZodMiniLiteral<'explain' | 'find' | 'predict'>;
            question: z.ZodMiniUnion<
              readonly [
                z.ZodMiniString<string>,
                z.ZodMiniObject<
                  {
                    en: z.ZodMiniString<string>;
                    'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                  },
                  z.core.$strict
                >,
              ]
            >;
            answer: z.ZodMiniDiscriminatedUnion<
              [
                z.ZodMiniObject<
                  {
                    kind: z.ZodMiniLiteral<'number'>;
                    unit: z.ZodMiniDefault<z.ZodMiniString<string>>;
                    min: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                    max: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                    near: z.ZodMiniExactOptional<
                      z.ZodMiniArray<
                        z.ZodMiniObject<
                          {
                            value: z.ZodMiniNumber<number>;
                            percent: z.ZodMiniNumber<number>;
                            says: z.ZodMiniUnion<
                              readonly [
                                z.ZodMiniString<string>,
                                z.ZodMiniObject<
                                  {
                                    en: z.ZodMiniString<string>;
                                    'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                  },
                                  z.core.$strict
                                >,
                              ]
                            >;
                          },
                          z.core.$strict
                        >
                      >
                    >;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    kind: z.ZodMiniLiteral<'choice'>;
                    options: z.ZodMiniArray<
                      z.ZodMiniObject<
                        {
                          id: z.ZodMiniString<string>;
                          text: z.ZodMiniUnion<
                            readonly [
                              z.ZodMiniString<string>,
                              z.ZodMiniObject<
                                {
                                  en: z.ZodMiniString<string>;
                                  'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                },
                                z.core.$strict
                              >,
                            ]
                          >;
                          says: z.ZodMiniExactOptional<
                            z.ZodMiniUnion<
                              readonly [
                                z.ZodMiniString<string>,
                                z.ZodMiniObject<
                                  {
                                    en: z.ZodMiniString<string>;
                                    'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                  },
                                  z.core.$strict
                                >,
                              ]
                            >
                          >;
                        },
                        z.core.$strict
                      >
                    >;
                    right: z.ZodMiniArray<z.ZodMiniString<string>>;
                    several: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    kind: z.ZodMiniLiteral<'order'>;
                    items: z.ZodMiniArray<
                      z.ZodMiniObject<
                        {
                          id: z.ZodMiniString<string>;
                          text: z.ZodMiniUnion<
                            readonly [
                              z.ZodMiniString<string>,
                              z.ZodMiniObject<
                                {
                                  en: z.ZodMiniString<string>;
                                  'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                },
                                z.core.$strict
                              >,
                            ]
                          >;
                          says: z.ZodMiniExactOptional<
                            z.ZodMiniUnion<
                              readonly [
                                z.ZodMiniString<string>,
                                z.ZodMiniObject<
                                  {
                                    en: z.ZodMiniString<string>;
                                    'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                  },
                                  z.core.$strict
                                >,
                              ]
                            >
                          >;
                        },
                        z.core.$strict
                      >
                    >;
                    right: z.ZodMiniExactOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    kind: z.ZodMiniLiteral<'curve'>;
                    series: z.ZodMiniString<string>;
                    unit: z.ZodMiniString<string>;
                    fromS: z.ZodMiniNumber<number>;
                    toS: z.ZodMiniNumber<number>;
                    points: z.ZodMiniInt;
                    top: z.ZodMiniNumber<number>;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    kind: z.ZodMiniLiteral<'word'>;
                    label: z.ZodMiniUnion<
                      readonly [
                        z.ZodMiniString<string>,
                        z.ZodMiniObject<
                          {
                            en: z.ZodMiniString<string>;
                            'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                          },
                          z.core.$strict
                        >,
                      ]
                    >;
                  },
                  z.core.$strict
                >,
              ],
              'kind'
            >;
          },
          z.core.$strict
        >,
        z.ZodMiniObject<
          {
            kind: z.ZodMiniLiteral<'explain' | 'find' | 'predict'>;
            question: z.ZodMiniUnion<
              readonly [
                z.ZodMiniString<string>,
                z.ZodMiniObject<
                  {
                    en: z.ZodMiniString<string>;
                    'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                  },
                  z.core.$strict
                >,
              ]
            >;
            answer: z.ZodMiniDiscriminatedUnion<
              [
                z.ZodMiniObject<
                  {
                    kind: z.ZodMiniLiteral<'number'>;
                    unit: z.ZodMiniDefault<z.ZodMiniString<string>>;
                    min: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                    max: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                    near: z.ZodMiniExactOptional<
                      z.ZodMiniArray<
                        z.ZodMiniObject<
                          {
                            value: z.ZodMiniNumber<number>;
                            percent: z.ZodMiniNumber<number>;
                            says: z.ZodMiniUnion<
                              readonly [
                                z.ZodMiniString<string>,
                                z.ZodMiniObject<
                                  {
                                    en: z.ZodMiniString<string>;
                                    'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                  },
                                  z.core.$strict
                                >,
                              ]
                            >;
                          },
                          z.core.$strict
                        >
                      >
                    >;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    kind: z.ZodMiniLiteral<'choice'>;
                    options: z.ZodMiniArray<
                      z.ZodMiniObject<
                        {
                          id: z.ZodMiniString<string>;
                          text: z.ZodMiniUnion<
                            readonly [
                              z.ZodMiniString<string>,
                              z.ZodMiniObject<
                                {
                                  en: z.ZodMiniString<string>;
                                  'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                },
                                z.core.$strict
                              >,
                            ]
                          >;
                          says: z.ZodMiniExactOptional<
                            z.ZodMiniUnion<
                              readonly [
                                z.ZodMiniString<string>,
                                z.ZodMiniObject<
                                  {
                                    en: z.ZodMiniString<string>;
                                    'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                  },
                                  z.core.$strict
                                >,
                              ]
                            >
                          >;
                        },
                        z.core.$strict
                      >
                    >;
                    right: z.ZodMiniArray<z.ZodMiniString<string>>;
                    several: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    kind: z.ZodMiniLiteral<'order'>;
                    items: z.ZodMiniArray<
                      z.ZodMiniObject<
                        {
                          id: z.ZodMiniString<string>;
                          text: z.ZodMiniUnion<
                            readonly [
                              z.ZodMiniString<string>,
                              z.ZodMiniObject<
                                {
                                  en: z.ZodMiniString<string>;
                                  'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                },
                                z.core.$strict
                              >,
                            ]
                          >;
                          says: z.ZodMiniExactOptional<
                            z.ZodMiniUnion<
                              readonly [
                                z.ZodMiniString<string>,
                                z.ZodMiniObject<
                                  {
                                    en: z.ZodMiniString<string>;
                                    'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                  },
                                  z.core.$strict
                                >,
                              ]
                            >
                          >;
                        },
                        z.core.$strict
                      >
                    >;
                    right: z.ZodMiniExactOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    kind: z.ZodMiniLiteral<'curve'>;
                    series: z.ZodMiniString<string>;
                    unit: z.ZodMiniString<string>;
                    fromS: z.ZodMiniNumber<number>;
                    toS: z.ZodMiniNumber<number>;
                    points: z.ZodMiniInt;
                    top: z.ZodMiniNumber<number>;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    kind: z.ZodMiniLiteral<'word'>;
                    label: z.ZodMiniUnion<
                      readonly [
                        z.ZodMiniString<string>,
                        z.ZodMiniObject<
                          {
                            en: z.ZodMiniString<string>;
                            'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                          },
                          z.core.$strict
                        >,
                      ]
                    >;
                  },
                  z.core.$strict
                >,
              ],
              'kind'
            >;
          },
          z.core.$strict
        >,
        z.ZodMiniObject<
          {
            kind: z.ZodMiniLiteral<'build' | 'change'>;
            request: z.ZodMiniUnion<
              readonly [
                z.ZodMiniString<string>,
                z.ZodMiniObject<
                  {
                    en: z.ZodMiniString<string>;
                    'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                  },
                  z.core.$strict
                >,
              ]
            >;
          },
          z.core.$strict
        >,
        z.ZodMiniObject<
          {
            kind: z.ZodMiniLiteral<'build' | 'change'>;
            request: z.ZodMiniUnion<
              readonly [
                z.ZodMiniString<string>,
                z.ZodMiniObject<
                  {
                    en: z.ZodMiniString<string>;
                    'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                  },
                  z.core.$strict
                >,
              ]
            >;
          },
          z.core.$strict
        >,
      ],
      'kind'
    >;
    checks: z.ZodMiniDefault<
      z.ZodMiniArray<
        z.ZodMiniObject<
          {
            check: z.ZodMiniString<string>;
            says: z.ZodMiniExactOptional<
              z.ZodMiniUnion<
                readonly [
                  z.ZodMiniString<string>,
                  z.ZodMiniObject<
                    {
                      en: z.ZodMiniString<string>;
                      'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                    },
                    z.core.$strict
                  >,
                ]
              >
            >;
          },
          z.core.$strict
        >
      >
    >;
    traps: z.ZodMiniDefault<
      z.ZodMiniArray<
        z.ZodMiniObject<
          {
            when: z.ZodMiniString<string>;
            says: z.ZodMiniUnion<
              readonly [
                z.ZodMiniString<string>,
                z.ZodMiniObject<
                  {
                    en: z.ZodMiniString<string>;
                    'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                  },
                  z.core.$strict
                >,
              ]
            >;
          },
          z.core.$strict
        >
      >
    >;
    values: z.ZodMiniDefault<
      z.ZodMiniArray<
        z.ZodMiniObject<
          {
            name: z.ZodMiniString<string>;
            of: z.ZodMiniString<string>;
          },
          z.core.$strict
        >
      >
    >;
    hints: z.ZodMiniDefault<
      z.ZodMiniArray<
        z.ZodMiniUnion<
          readonly [
            z.ZodMiniString<string>,
            z.ZodMiniObject<
              {
                en: z.ZodMiniString<string>;
                'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
              },
              z.core.$strict
            >,
          ]
        >
      >
    >;
    explanation: z.ZodMiniDefault<
      z.ZodMiniUnion<
        readonly [
          z.ZodMiniString<string>,
          z.ZodMiniObject<
            {
              en: z.ZodMiniString<string>;
              'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
            },
            z.core.$strict
          >,
        ]
      >
    >;
    solution: z.ZodMiniExactOptional<
      z.ZodMiniObject<
        {
          changes: z.ZodMiniDefault<
            z.ZodMiniArray<
              z.ZodMiniObject<
                {
                  path: z.ZodMiniString<string>;
                  value: z.ZodMiniUnknown;
                },
                z.core.$strict
              >
            >
          >;
          scenario: z.ZodMiniExactOptional<
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
                z.ZodMiniObject<
                  {
                    kind: z.ZodMiniLiteral<'step'>;
                    id: z.ZodMiniString<string>;
                  },
                  z.core.$strict
                >,
              ],
              'kind'
            >
          >;
          answer: z.ZodMiniExactOptional<
            z.ZodMiniUnion<
              readonly [
                z.ZodMiniNumber<number>,
                z.ZodMiniString<string>,
                z.ZodMiniArray<z.ZodMiniString<string>>,
                z.ZodMiniObject<
                  {
                    curve: z.ZodMiniArray<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
                  },
                  z.core.$strict
                >,
              ]
            >
          >;
        },
        z.core.$strict
      >
    >;
  },
  z.core.$strict
>;
type LessonStep = z.output<typeof stepSchema>;
declare const alternativeSchema: z.ZodMiniObject<
  {
    values: z.ZodMiniDefault<
      z.ZodMiniRecord<
        z.ZodMiniString<string>,
        z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>
      >
    >;
    changes: z.ZodMiniDefault<
      z.ZodMiniArray<
        z.ZodMiniObject<
          {
            path: z.ZodMiniString<string>;
            value: z.ZodMiniUnknown;
          },
          z.core.$strict
        >
      >
    >;
  },
  z.core.$strict
>;
type Alternative = z.output<typeof alternativeSchema>;
declare const lessonSchema: z.ZodMiniObject<
  {
    lanelabLesson: z.ZodMiniLiteral<1>;
    title: z.ZodMiniUnion<
      readonly [
        z.ZodMiniString<string>,
        z.ZodMiniObject<
          {
            en: z.ZodMiniString<string>;
            'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
          },
          z.core.$strict
        >,
      ]
    >;
    question: z.ZodMiniDefault<
      z.ZodMiniUnion<
        readonly [
          z.ZodMiniString<string>,
          z.ZodMiniObject<
            {
              en: z.ZodMiniString<string>;
              'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
            },
            z.core.$strict
          >,
        ]
      >
    >;
    goals: z.ZodMiniDefault<
      z.ZodMiniArray<
        z.ZodMiniUnion<
          readonly [
            z.ZodMiniString<string>,
            z.ZodMiniObject<
              {
                en: z.ZodMiniString<string>;
                'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
              },
              z.core.$strict
            >,
          ]
        >
      >
    >;
    minutes: z.ZodMiniInt;
    figures: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
    presets: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
    needs: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
    draws: z.ZodMiniDefault<
      z.ZodMiniArray<
        z.ZodMiniObject<
          {
            id: z.ZodMiniString<string>;
            of: z.ZodMiniArray<
              z.ZodMiniObject<
                {
                  values: z.ZodMiniDefault<
                    z.ZodMiniRecord<
                      z.ZodMiniString<string>,
                      z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>
                    >
                  >;
                  changes: z.ZodMiniDefault<
                    z.ZodMiniArray<
                      z.ZodMiniObject<
                        {
                          path: z.ZodMiniString<string>;
                          value: z.ZodMiniUnknown;
                        },
                        z.core.$strict
                      >
                    >
                  >;
                },
                z.core.$strict
              >
            >;
          },
          z.core.$strict
        >
      >
    >;
    steps: z.ZodMiniArray<
      z.ZodMiniObject<
        {
          id: z.ZodMiniString<string>;
          title: z.ZodMiniUnion<
            readonly [
              z.ZodMiniString<string>,
              z.ZodMiniObject<
                {
                  en: z.ZodMiniString<string>;
                  'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                },
                z.core.$strict
              >,
            ]
          >;
          text: z.ZodMiniDefault<
            z.ZodMiniUnion<
              readonly [
                z.ZodMiniString<string>,
                z.ZodMiniObject<
                  {
                    en: z.ZodMiniString<string>;
                    'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                  },
                  z.core.$strict
                >,
              ]
            >
          >;
          scenario: z.ZodMiniExactOptional<
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
                z.ZodMiniObject<
                  {
                    kind: z.ZodMiniLiteral<'step'>;
                    id: z.ZodMiniString<string>;
                  },
                  z.core.$strict
                >,
              ],
              'kind'
            >
          >;
          changes: z.ZodMiniDefault<
            z.ZodMiniArray<
              z.ZodMiniObject<
                {
                  path: z.ZodMiniString<string>;
                  value: z.ZodMiniUnknown;
                },
                z.core.$strict
              >
            >
          >;
          draws: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniString<string>>>;
          view: z.ZodMiniExactOptional<
            z.ZodMiniObject<
              {
                timePs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                speedPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                layer: z.ZodMiniExactOptional<
                  z.ZodMiniEnum<{
                    elans: 'elans';
                    ip: 'ip';
                    physical: 'physical';
                    vcs: 'vcs';
                  }>
                >;
                selects: z.ZodMiniExactOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
              },
              z.core.$strict
            >
          >;
          task: z.ZodMiniDiscriminatedUnion<
            [
              z.ZodMiniObject<
                {
                  kind: z.ZodMiniLiteral<'read'>;
                },
                z.core.$strict
              >,
              z.ZodMiniObject<
                {
                  kind: z.ZodMiniLiteral<'explain' | 'find' | 'predict'>;
                  question: z.ZodMiniUnion<
                    readonly [
                      z.ZodMiniString<string>,
                      z.ZodMiniObject<
                        {
                          en: z.ZodMiniString<string>;
                          'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                        },
                        z.core.$strict
                      >,
                    ]
                  >;
                  answer: z.ZodMiniDiscriminatedUnion<
                    [
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'number'>;
                          unit: z.ZodMiniDefault<z.ZodMiniString<string>>;
                          min: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                          max: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                          near: z.ZodMiniExactOptional<
                            z.ZodMiniArray<
                              z.ZodMiniObject<
                                {
                                  value: z.ZodMiniNumber<number>;
                                  percent: z.ZodMiniNumber<number>;
                                  says: z.ZodMiniUnion<
                                    readonly [
                                      z.ZodMiniString<string>,
                                      z.ZodMiniObject<
                                        {
                                          en: z.ZodMiniString<string>;
                                          'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                        },
                                        z.core.$strict
                                      >,
                                    ]
                                  >;
                                },
                                z.core.$strict
                              >
                            >
                          >;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'choice'>;
                          options: z.ZodMiniArray<
                            z.ZodMiniObject<
                              {
                                id: z.ZodMiniString<string>;
                                text: z.ZodMiniUnion<
                                  readonly [
                                    z.ZodMiniString<string>,
                                    z.ZodMiniObject<
                                      {
                                        en: z.ZodMiniString<string>;
                                        'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                      },
                                      z.core.$strict
                                    >,
                                  ]
                                >;
                                says: z.ZodMiniExactOptional<
                                  z.ZodMiniUnion<
                                    readonly [
                                      z.ZodMiniString<string>,
                                      z.ZodMiniObject<
                                        {
                                          en: z.ZodMiniString<string>;
                                          'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                        },
                                        z.core.$strict
                                      >,
                                    ]
                                  >
                                >;
                              },
                              z.core.$strict
                            >
                          >;
                          right: z.ZodMiniArray<z.ZodMiniString<string>>;
                          several: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'order'>;
                          items: z.ZodMiniArray<
                            z.ZodMiniObject<
                              {
                                id: z.ZodMiniString<string>;
                                text: z.ZodMiniUnion<
                                  readonly [
                                    z.ZodMiniString<string>,
                                    z.ZodMiniObject<
                                      {
                                        en: z.ZodMiniString<string>;
                                        'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                      },
                                      z.core.$strict
                                    >,
                                  ]
                                >;
                                says: z.ZodMiniExactOptional<
                                  z.ZodMiniUnion<
                                    readonly [
                                      z.ZodMiniString<string>,
                                      z.ZodMiniObject<
                                        {
                                          en: z.ZodMiniString<string>;
                                          'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                        },
                                        z.core.$strict
                                      >,
                                    ]
                                  >
                                >;
                              },
                              z.core.$strict
                            >
                          >;
                          right: z.ZodMiniExactOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'curve'>;
                          series: z.ZodMiniString<string>;
                          unit: z.ZodMiniString<string>;
                          fromS: z.ZodMiniNumber<number>;
                          toS: z.ZodMiniNumber<number>;
                          points: z.ZodMiniInt;
                          top: z.ZodMiniNumber<number>;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'word'>;
                          label: z.ZodMiniUnion<
                            readonly [
                              z.ZodMiniString<string>,
                              z.ZodMiniObject<
                                {
                                  en: z.ZodMiniString<string>;
                                  'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                },
                                z.core.$strict
                              >,
                            ]
                          >;
                        },
                        z.core.$strict
                      >,
                    ],
                    'kind'
                  >;
                },
                z.core.$strict
              >,
              z.ZodMiniObject<
                {
                  kind: z.ZodMiniLiteral<'explain' | 'find' | 'predict'>;
                  question: z.ZodMiniUnion<
                    readonly [
                      z.ZodMiniString<string>,
                      z.ZodMiniObject<
                        {
                          en: z.ZodMiniString<string>;
                          'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                        },
                        z.core.$strict
                      >,
                    ]
                  >;
                  answer: z.ZodMiniDiscriminatedUnion<
                    [
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'number'>;
                          unit: z.ZodMiniDefault<z.ZodMiniString<string>>;
                          min: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                          max: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                          near: z.ZodMiniExactOptional<
                            z.ZodMiniArray<
                              z.ZodMiniObject<
                                {
                                  value: z.ZodMiniNumber<number>;
                                  percent: z.ZodMiniNumber<number>;
                                  says: z.ZodMiniUnion<
                                    readonly [
                                      z.ZodMiniString<string>,
                                      z.ZodMiniObject<
                                        {
                                          en: z.ZodMiniString<string>;
                                          'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                        },
                                        z.core.$strict
                                      >,
                                    ]
                                  >;
                                },
                                z.core.$strict
                              >
                            >
                          >;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'choice'>;
                          options: z.ZodMiniArray<
                            z.ZodMiniObject<
                              {
                                id: z.ZodMiniString<string>;
                                text: z.ZodMiniUnion<
                                  readonly [
                                    z.ZodMiniString<string>,
                                    z.ZodMiniObject<
                                      {
                                        en: z.ZodMiniString<string>;
                                        'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                      },
                                      z.core.$strict
                                    >,
                                  ]
                                >;
                                says: z.ZodMiniExactOptional<
                                  z.ZodMiniUnion<
                                    readonly [
                                      z.ZodMiniString<string>,
                                      z.ZodMiniObject<
                                        {
                                          en: z.ZodMiniString<string>;
                                          'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                        },
                                        z.core.$strict
                                      >,
                                    ]
                                  >
                                >;
                              },
                              z.core.$strict
                            >
                          >;
                          right: z.ZodMiniArray<z.ZodMiniString<string>>;
                          several: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'order'>;
                          items: z.ZodMiniArray<
                            z.ZodMiniObject<
                              {
                                id: z.ZodMiniString<string>;
                                text: z.ZodMiniUnion<
                                  readonly [
                                    z.ZodMiniString<string>,
                                    z.ZodMiniObject<
                                      {
                                        en: z.ZodMiniString<string>;
                                        'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                      },
                                      z.core.$strict
                                    >,
                                  ]
                                >;
                                says: z.ZodMiniExactOptional<
                                  z.ZodMiniUnion<
                                    readonly [
                                      z.ZodMiniString<string>,
                                      z.ZodMiniObject<
                                        {
                                          en: z.ZodMiniString<string>;
                                          'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                        },
                                        z.core.$strict
                                      >,
                                    ]
                                  >
                                >;
                              },
                              z.core.$strict
                            >
                          >;
                          right: z.ZodMiniExactOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'curve'>;
                          series: z.ZodMiniString<string>;
                          unit: z.ZodMiniString<string>;
                          fromS: z.ZodMiniNumber<number>;
                          toS: z.ZodMiniNumber<number>;
                          points: z.ZodMiniInt;
                          top: z.ZodMiniNumber<number>;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'word'>;
                          label: z.ZodMiniUnion<
                            readonly [
                              z.ZodMiniString<string>,
                              z.ZodMiniObject<
                                {
                                  en: z.ZodMiniString<string>;
                                  'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                },
                                z.core.$strict
                              >,
                            ]
                          >;
                        },
                        z.core.$strict
                      >,
                    ],
                    'kind'
                  >;
                },
                z.core.$strict
              >,
              z.ZodMiniObject<
                {
                  kind: z.ZodMiniLiteral<'explain' | 'find' | 'predict'>;
                  question: z.ZodMiniUnion<
                    readonly [
                      z.ZodMiniString<string>,
                      z.ZodMiniObject<
                        {
                          en: z.ZodMiniString<string>;
                          'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                        },
                        z.core.$strict
                      >,
                    ]
                  >;
                  answer: z.ZodMiniDiscriminatedUnion<
                    [
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'number'>;
                          unit: z.ZodMiniDefault<z.ZodMiniString<string>>;
                          min: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                          max: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                          near: z.ZodMiniExactOptional<
                            z.ZodMiniArray<
                              z.ZodMiniObject<
                                {
                                  value: z.ZodMiniNumber<number>;
                                  percent: z.ZodMiniNumber<number>;
                                  says: z.ZodMiniUnion<
                                    readonly [
                                      z.ZodMiniString<string>,
                                      z.ZodMiniObject<
                                        {
                                          en: z.ZodMiniString<string>;
                                          'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                        },
                                        z.core.$strict
                                      >,
                                    ]
                                  >;
                                },
                                z.core.$strict
                              >
                            >
                          >;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'choice'>;
                          options: z.ZodMiniArray<
                            z.ZodMiniObject<
                              {
                                id: z.ZodMiniString<string>;
                                text: z.ZodMiniUnion<
                                  readonly [
                                    z.ZodMiniString<string>,
                                    z.ZodMiniObject<
                                      {
                                        en: z.ZodMiniString<string>;
                                        'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                      },
                                      z.core.$strict
                                    >,
                                  ]
                                >;
                                says: z.ZodMiniExactOptional<
                                  z.ZodMiniUnion<
                                    readonly [
                                      z.ZodMiniString<string>,
                                      z.ZodMiniObject<
                                        {
                                          en: z.ZodMiniString<string>;
                                          'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                        },
                                        z.core.$strict
                                      >,
                                    ]
                                  >
                                >;
                              },
                              z.core.$strict
                            >
                          >;
                          right: z.ZodMiniArray<z.ZodMiniString<string>>;
                          several: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'order'>;
                          items: z.ZodMiniArray<
                            z.ZodMiniObject<
                              {
                                id: z.ZodMiniString<string>;
                                text: z.ZodMiniUnion<
                                  readonly [
                                    z.ZodMiniString<string>,
                                    z.ZodMiniObject<
                                      {
                                        en: z.ZodMiniString<string>;
                                        'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                      },
                                      z.core.$strict
                                    >,
                                  ]
                                >;
                                says: z.ZodMiniExactOptional<
                                  z.ZodMiniUnion<
                                    readonly [
                                      z.ZodMiniString<string>,
                                      z.ZodMiniObject<
                                        {
                                          en: z.ZodMiniString<string>;
                                          'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                        },
                                        z.core.$strict
                                      >,
                                    ]
                                  >
                                >;
                              },
                              z.core.$strict
                            >
                          >;
                          right: z.ZodMiniExactOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'curve'>;
                          series: z.ZodMiniString<string>;
                          unit: z.ZodMiniString<string>;
                          fromS: z.ZodMiniNumber<number>;
                          toS: z.ZodMiniNumber<number>;
                          points: z.ZodMiniInt;
                          top: z.ZodMiniNumber<number>;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'word'>;
                          label: z.ZodMiniUnion<
                            readonly [
                              z.ZodMiniString<string>,
                              z.ZodMiniObject<
                                {
                                  en: z.ZodMiniString<string>;
                                  'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                },
                                z.core.$strict
                              >,
                            ]
                          >;
                        },
                        z.core.$strict
                      >,
                    ],
                    'kind'
                  >;
                },
                z.core.$strict
              >,
              z.ZodMiniObject<
                {
                  kind: z.ZodMiniLiteral<'build' | 'change'>;
                  request: z.ZodMiniUnion<
                    readonly [
                      z.ZodMiniString<string>,
                      z.ZodMiniObject<
                        {
                          en: z.ZodMiniString<string>;
                          'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                        },
                        z.core.$strict
                      >,
                    ]
                  >;
                },
                z.core.$strict
              >,
              z.ZodMiniObject<
                {
                  kind: z.ZodMiniLiteral<'build' | 'change'>;
                  request: z.ZodMiniUnion<
                    readonly [
                      z.ZodMiniString<string>,
                      z.ZodMiniObject<
                        {
                          en: z.ZodMiniString<string>;
                          'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                        },
                        z.core.$strict
                      >,
                    ]
                  >;
                },
                z.core.$strict
              >,
            ],
            'kind'
          >;
          checks: z.ZodMiniDefault<
            z.ZodMiniArray<
              z.ZodMiniObject<
                {
                  check: z.ZodMiniString<string>;
                  says: z.ZodMiniExactOptional<
                    z.ZodMiniUnion<
                      readonly [
                        z.ZodMiniString<string>,
                        z.ZodMiniObject<
                          {
                            en: z.ZodMiniString<string>;
                            'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                          },
                          z.core.$strict
                        >,
                      ]
                    >
                  >;
                },
                z.core.$strict
              >
            >
          >;
          traps: z.ZodMiniDefault<
            z.ZodMiniArray<
              z.ZodMiniObject<
                {
                  when: z.ZodMiniString<string>;
                  says: z.ZodMiniUnion<
                    readonly [
                      z.ZodMiniString<string>,
                      z.ZodMiniObject<
                        {
                          en: z.ZodMiniString<string>;
                          'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                        },
                        z.core.$strict
                      >,
                    ]
                  >;
                },
                z.core.$strict
              >
            >
          >;
          values: z.ZodMiniDefault<
            z.ZodMiniArray<
              z.ZodMiniObject<
                {
                  name: z.ZodMiniString<string>;
                  of: z.ZodMiniString<string>;
                },
                z.core.$strict
              >
            >
          >;
          hints: z.ZodMiniDefault<
            z.ZodMiniArray<
              z.ZodMiniUnion<
                readonly [
                  z.ZodMiniString<string>,
                  z.ZodMiniObject<
                    {
                      en: z.ZodMiniString<string>;
                      'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                    },
                    z.core.$strict
                  >,
                ]
              >
            >
          >;
          explanation: z.ZodMiniDefault<
            z.ZodMiniUnion<
              readonly [
                z.ZodMiniString<string>,
                z.ZodMiniObject<
                  {
                    en: z.ZodMiniString<string>;
                    'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                  },
                  z.core.$strict
                >,
              ]
            >
          >;
          solution: z.ZodMiniExactOptional<
            z.ZodMiniObject<
              {
                changes: z.ZodMiniDefault<
                  z.ZodMiniArray<
                    z.ZodMiniObject<
                      {
                        path: z.ZodMiniString<string>;
                        value: z.ZodMiniUnknown;
                      },
                      z.core.$strict
                    >
                  >
                >;
                scenario: z.ZodMiniExactOptional<
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
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'step'>;
                          id: z.ZodMiniString<string>;
                        },
                        z.core.$strict
                      >,
                    ],
                    'kind'
                  >
                >;
                answer: z.ZodMiniExactOptional<
                  z.ZodMiniUnion<
                    readonly [
                      z.ZodMiniNumber<number>,
                      z.ZodMiniString<string>,
                      z.ZodMiniArray<z.ZodMiniString<string>>,
                      z.ZodMiniObject<
                        {
                          curve: z.ZodMiniArray<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
                        },
                        z.core.$strict
                      >,
                    ]
                  >
                >;
              },
              z.core.$strict
            >
          >;
        },
        z.core.$strict
      >
    >;
    transfer: z.ZodMiniExactOptional<
      z.ZodMiniObject<
        {
          question: z.ZodMiniUnion<
            readonly [
              z.ZodMiniString<string>,
              z.ZodMiniObject<
                {
                  en: z.ZodMiniString<string>;
                  'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                },
                z.core.$strict
              >,
            ]
          >;
          answer: z.ZodMiniUnion<
            readonly [
              z.ZodMiniString<string>,
              z.ZodMiniObject<
                {
                  en: z.ZodMiniString<string>;
                  'pt-BR': z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                },
                z.core.$strict
              >,
            ]
          >;
        },
        z.core.$strict
      >
    >;
  },
  z.core.$strict
>;
type Lesson = z.output<typeof lessonSchema>;
type FilledValues = Readonly<Record<string, string | number>>;
type Variant = ReadonlyMap<string, Alternative>;
interface AskedFault {
  readonly path: string;
  readonly text: string;
  readonly fault: CheckFault;
  readonly start: number;
  readonly end: number;
  readonly isMissing: boolean;
}
interface AskedNetworks {
  readonly scenario: Scenario;
  readonly start: Scenario;
  readonly variant: Variant;
}
declare function stepCheckFaults(step: LessonStep, index: number, networks: AskedNetworks): readonly AskedFault[];
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
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'step'>;
        id: z.ZodMiniString<string>;
      },
      z.core.$strict
    >,
  ],
  'kind'
>;
type StepSource = z.output<typeof sourceSchema>;
type OpenSource = (
  source: Exclude<
    StepSource,
    {
      kind: 'step';
    }
  >,
) => Promise<Scenario>;
declare const stepResultSchema: z.ZodMiniObject<
  {
    id: z.ZodMiniString<string>;
    state: z.ZodMiniEnum<{
      begun: 'begun';
      done: 'done';
      shown: 'shown';
    }>;
    answer: z.ZodMiniExactOptional<
      z.ZodMiniUnion<
        readonly [
          z.ZodMiniNumber<number>,
          z.ZodMiniString<string>,
          z.ZodMiniArray<z.ZodMiniString<string>>,
          z.ZodMiniObject<
            {
              curve: z.ZodMiniArray<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
            },
            z.core.$strict
          >,
        ]
      >
    >;
    network: z.ZodMiniExactOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>>;
    tries: z.ZodMiniDefault<z.ZodMiniInt>;
    hints: z.ZodMiniDefault<z.ZodMiniInt>;
  },
  z.core.$strict
>;
type StepResult = z.output<typeof stepResultSchema>;
declare const resultSchema: z.ZodMiniObject<
  {
    lanelabResult: z.ZodMiniLiteral<1>;
    lesson: z.ZodMiniDiscriminatedUnion<
      [
        z.ZodMiniObject<
          {
            kind: z.ZodMiniLiteral<'built-in'>;
            id: z.ZodMiniString<string>;
            hash: z.ZodMiniString<string>;
          },
          z.core.$strict
        >,
        z.ZodMiniObject<
          {
            kind: z.ZodMiniLiteral<'document'>;
            document: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>;
            hash: z.ZodMiniString<string>;
          },
          z.core.$strict
        >,
      ],
      'kind'
    >;
    seed: z.ZodMiniString<string>;
    name: z.ZodMiniDefault<z.ZodMiniString<string>>;
    steps: z.ZodMiniArray<
      z.ZodMiniObject<
        {
          id: z.ZodMiniString<string>;
          state: z.ZodMiniEnum<{
            begun: 'begun';
            done: 'done';
            shown: 'shown';
          }>;
          answer: z.ZodMiniExactOptional<
            z.ZodMiniUnion<
              readonly [
                z.ZodMiniNumber<number>,
                z.ZodMiniString<string>,
                z.ZodMiniArray<z.ZodMiniString<string>>,
                z.ZodMiniObject<
                  {
                    curve: z.ZodMiniArray<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
                  },
                  z.core.$strict
                >,
              ]
            >
          >;
          network: z.ZodMiniExactOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>>;
          tries: z.ZodMiniDefault<z.ZodMiniInt>;
          hints: z.ZodMiniDefault<z.ZodMiniInt>;
        },
        z.core.$strict
      >
    >;
  },
  z.core.$strict
>;
type LessonProgress = z.output<typeof resultSchema>;
interface CheckVerdict {
  readonly outcome: CheckResult;
  readonly says: LocalText | null;
}
interface StepVerdict {
  readonly passes: boolean;
  readonly checks: readonly CheckVerdict[];
  readonly isAnswerRight: boolean | null;
  readonly says: readonly LocalText[];
  readonly values: FilledValues;
  readonly curve: readonly (number | null)[] | null;
}
interface JudgeRequest {
  readonly lesson: Lesson;
  readonly index: number;
  readonly scenario: Scenario;
  readonly start: Scenario;
  readonly answer: Answer | null;
  readonly variant: Variant;
}
interface PreparedStep {
  readonly form: AnswerForm | null;
  readonly cases: readonly Case[];
  readonly verdict: (results: readonly CheckResult[]) => Omit<StepVerdict, 'curve'>;
}
declare class LessonCheckError extends Error {
  readonly name = 'LessonCheckError';
  readonly path: string;
  readonly text: string;
  readonly fault: CheckFault;
  constructor(path: string, text: string, fault: CheckFault);
}
declare function preparedStep({ lesson, index, scenario, start, answer, variant }: JudgeRequest): PreparedStep;
interface HandedResult {
  readonly result: LessonProgress;
  readonly lesson: Lesson;
}
interface HandedStep {
  readonly step: LessonStep;
  readonly claimed: StepResult;
  readonly request: JudgeRequest;
}
declare class HandedInError extends Error {
  readonly name = 'HandedInError';
}
declare function openedScenario(document: unknown): Scenario;
declare function handedStep(
  { result, lesson }: HandedResult,
  index: number,
  open: OpenSource,
): Promise<HandedStep | null>;
interface JudgeOptions extends Pick<RunCasesOptions, 'signal' | 'bounds'> {
  readonly onShare?: (share: number) => void;
}
declare function judgeStep(engine: Engine, request: JudgeRequest, options?: JudgeOptions): Promise<StepVerdict>;
declare function judgeSteps<
  Step extends {
    readonly prepared: PreparedStep;
  },
>(
  engine: Engine,
  scenario: Scenario,
  steps: readonly Step[],
  options: JudgeOptions,
): Promise<
  readonly (Step & {
    readonly verdict: Omit<StepVerdict, 'curve'>;
  })[]
>;
type Standing =
  | 'confirmed'
  | 'not-confirmed'
  | 'predicted'
  | 'predicted-otherwise'
  | 'read'
  | 'shown'
  | 'begun'
  | 'not-begun';
declare function standingOf(
  { task }: LessonStep,
  claimed: StepResult | null,
  verdict: Pick<StepVerdict, 'passes'> | null,
): Standing;
export {
  type AskedFault,
  type AskedNetworks,
  type CheckVerdict,
  HandedInError,
  type HandedResult,
  type HandedStep,
  type JudgeOptions,
  type JudgeRequest,
  LessonCheckError,
  type PreparedStep,
  type Standing,
  type StepVerdict,
  handedStep,
  isRight,
  judgeStep,
  judgeSteps,
  openedScenario,
  preparedStep,
  saidTo,
  standingOf,
  stepCheckFaults,
};
