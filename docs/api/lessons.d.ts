import * as z from 'zod/mini';
import { Issue, LinkFault, Scenario } from '@lanelab/scenario';

declare const LESSON_VERSION = 1;
declare const MAX_STEPS = 30;
declare const checkSchema: z.ZodMiniObject<
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
>;
type LessonCheck = z.output<typeof checkSchema>;
declare const trapSchema: z.ZodMiniObject<
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
>;
type Trap = z.output<typeof trapSchema>;
declare const valueSchema: z.ZodMiniObject<
  {
    name: z.ZodMiniString<string>;
    of: z.ZodMiniString<string>;
  },
  z.core.$strict
>;
type LessonValue = z.output<typeof valueSchema>;
declare const solutionSchema: z.ZodMiniObject<
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
>;
type Solution = z.output<typeof solutionSchema>;
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
declare const drawSchema: z.ZodMiniObject<
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
>;
type Draw = z.output<typeof drawSchema>;
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
type LessonInput = z.input<typeof lessonSchema>;
declare const LESSON_LANGUAGES: readonly ['en', 'pt-BR'];
type LessonLanguage = (typeof LESSON_LANGUAGES)[number];
type LocalText =
  | string
  | {
      readonly en: string;
      readonly 'pt-BR'?: string;
    };
declare function textIn(language: LessonLanguage, written: LocalText): string;
declare function languagesOf(written: LocalText): readonly LessonLanguage[];
type FilledValues = Readonly<Record<string, string | number>>;
declare function filled(text: string, values: FilledValues, language: LessonLanguage): string;
declare function parametersOf(text: string): readonly string[];
declare const changeSchema: z.ZodMiniObject<
  {
    path: z.ZodMiniString<string>;
    value: z.ZodMiniUnknown;
  },
  z.core.$strict
>;
type ScenarioChange = z.output<typeof changeSchema>;
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
declare const viewSchema: z.ZodMiniObject<
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
>;
type StepView = z.output<typeof viewSchema>;
declare const optionSchema: z.ZodMiniObject<
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
>;
type AnswerOption = z.output<typeof optionSchema>;
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
declare const taskSchema: z.ZodMiniDiscriminatedUnion<
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
type Task = z.output<typeof taskSchema>;
type TaskKind = Task['kind'];
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
declare const formOf: (task: Task) => AnswerForm | null;
declare const isMade: (task: Task) => boolean;
declare const namesExpected: (text: string) => readonly string[];
declare function drawnStep(step: LessonStep, drawn: FilledValues): LessonStep;
type LessonFault =
  | {
      readonly code: 'issue';
      readonly path: string;
      readonly issue: Issue;
    }
  | {
      readonly code: 'step-id-taken';
      readonly path: string;
      readonly id: string;
    }
  | {
      readonly code: 'no-earlier-step';
      readonly path: string;
      readonly id: string;
      readonly earlier: readonly string[];
    }
  | {
      readonly code: 'first-step-without-network';
      readonly path: string;
    }
  | {
      readonly code: 'no-such-draw';
      readonly path: string;
      readonly id: string;
      readonly known: readonly string[];
    }
  | {
      readonly code: 'no-such-option';
      readonly path: string;
      readonly id: string;
      readonly known: readonly string[];
    }
  | {
      readonly code: 'drawn-no-option';
      readonly path: string;
      readonly id: string;
      readonly known: readonly string[];
      readonly draw: string;
      readonly alternative: number;
    }
  | {
      readonly code: 'drawn-no-number';
      readonly path: string;
      readonly value: string;
      readonly draw: string;
      readonly alternative: number;
    }
  | {
      readonly code: 'drawn-value-missing';
      readonly path: string;
      readonly name: string;
      readonly draw: string;
      readonly alternative: number;
    }
  | {
      readonly code: 'several-draws';
      readonly path: string;
      readonly texts: readonly string[];
      readonly draws: readonly string[];
    }
  | {
      readonly code: 'order-of-other-items';
      readonly path: string;
      readonly ids: readonly string[];
      readonly known: readonly string[];
    }
  | {
      readonly code: 'name-taken';
      readonly path: string;
      readonly name: string;
    }
  | {
      readonly code: 'too-deep';
      readonly path: string;
      readonly levels: number;
    }
  | {
      readonly code: 'curve-without-time';
      readonly path: string;
    }
  | {
      readonly code: 'broken-text';
      readonly path: string;
      readonly text: string;
    }
  | {
      readonly code: 'unknown-link';
      readonly path: string;
      readonly target: string;
    };
type LessonLinkResult =
  | {
      readonly ok: true;
      readonly lesson: Lesson;
    }
  | {
      readonly ok: false;
      readonly fault:
        | LinkFault
        | {
            readonly code: 'no-lesson';
          }
        | {
            readonly code: 'broken-lesson';
            readonly faults: readonly LessonFault[];
          };
    };
declare const encodeLesson: (lesson: Lesson) => string;
declare function decodeLesson(text: string): LessonLinkResult;
declare const PANES: readonly ['properties', 'packet', 'tables', 'problems', 'plots', 'results', 'messages'];
type LessonPane = (typeof PANES)[number];
type LiveLink =
  | {
      readonly kind: 'device';
      readonly name: string;
    }
  | {
      readonly kind: 'instant';
      readonly timePs: number;
    }
  | {
      readonly kind: 'message';
      readonly name: string;
    }
  | {
      readonly kind: 'figure';
      readonly id: string;
    }
  | {
      readonly kind: 'pane';
      readonly pane: LessonPane;
    }
  | {
      readonly kind: 'page';
      readonly address: string;
    };
declare function liveLink(target: string): LiveLink | null;
type Variant = ReadonlyMap<string, Alternative>;
declare function variantOf({ draws }: Lesson, seed: string): Variant;
declare const drawnValues: (variant: Variant) => FilledValues;
declare function shuffled<Item>(items: readonly Item[], seed: string): readonly Item[];
type OpenSource = (
  source: Exclude<
    StepSource,
    {
      kind: 'step';
    }
  >,
) => Promise<Scenario>;
type OwnNetwork = (stepId: string) => Scenario | null;
interface NetworkOptions {
  readonly open: OpenSource;
  readonly variant: Variant;
  readonly own?: OwnNetwork;
}
declare class LessonChangeError extends Error {
  readonly name = 'LessonChangeError';
  readonly path: string;
  readonly issues: readonly Issue[];
  constructor(path: string, issues: readonly Issue[]);
}
declare function startOf(lesson: Lesson, index: number, options: NetworkOptions): Promise<Scenario>;
declare function solvedAt(lesson: Lesson, index: number, options: NetworkOptions): Promise<Scenario>;
interface NetworkWithChecks {
  readonly title: string;
  readonly question: string;
  readonly notes: string;
  readonly source: StepSource;
  readonly checks: readonly string[];
}
declare function lessonOfChecks({ title, question, notes, source, checks }: NetworkWithChecks): Lesson;
type LessonResult =
  | {
      readonly ok: true;
      readonly lesson: Lesson;
    }
  | {
      readonly ok: false;
      readonly faults: readonly LessonFault[];
      readonly loose?: Lesson;
    };
declare const MAX_LESSON_OCTETS: number;
declare function parseLesson(document: unknown): LessonResult;
declare const RESULT_VERSION = 1;
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
type ResultReading =
  | {
      readonly ok: true;
      readonly result: LessonProgress;
    }
  | {
      readonly ok: false;
      readonly faults: readonly LessonFault[];
    };
declare function parseResult(document: unknown): ResultReading;
declare function lessonHash(lesson: Lesson): string;
interface PlacedText {
  readonly path: string;
  readonly text: LocalText;
}
declare function textsOf(lesson: Lesson): readonly PlacedText[];
export {
  type Alternative,
  type Answer,
  type AnswerForm,
  type AnswerOption,
  type Draw,
  type FilledValues,
  LESSON_LANGUAGES,
  LESSON_VERSION,
  type Lesson,
  LessonChangeError,
  type LessonCheck,
  type LessonFault,
  type LessonInput,
  type LessonLanguage,
  type LessonLinkResult,
  type LessonPane,
  type LessonProgress,
  type LessonResult,
  type LessonStep,
  type LessonValue,
  type LiveLink,
  type LocalText,
  MAX_LESSON_OCTETS,
  MAX_STEPS,
  type NetworkOptions,
  type NetworkWithChecks,
  type OpenSource,
  type OwnNetwork,
  type PlacedText,
  RESULT_VERSION,
  type ResultReading,
  type ScenarioChange,
  type Solution,
  type StepResult,
  type StepSource,
  type StepView,
  type Task,
  type TaskKind,
  type Trap,
  type Variant,
  decodeLesson,
  drawnStep,
  drawnValues,
  encodeLesson,
  filled,
  formOf,
  isMade,
  languagesOf,
  lessonHash,
  lessonOfChecks,
  liveLink,
  namesExpected,
  parametersOf,
  parseLesson,
  parseResult,
  shuffled,
  solvedAt,
  startOf,
  textIn,
  textsOf,
  variantOf,
};
