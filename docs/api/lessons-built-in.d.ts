import * as z from 'zod/mini';

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
type LocalText =
  | string
  | {
      readonly en: string;
      readonly 'pt-BR'?: string;
    };
interface AboutLesson {
  readonly id: string;
  readonly title: LocalText;
  readonly question: LocalText;
  readonly minutes: number;
  readonly steps: number;
  readonly figures: readonly string[];
  readonly presets: readonly string[];
}
interface BuiltInLesson extends AboutLesson {
  readonly load: () => Promise<LessonInput>;
}
declare const BUILT_IN: readonly BuiltInLesson[];
declare function builtInLesson(id: string): Promise<Lesson | null>;
export { AboutLesson, BUILT_IN, BuiltInLesson, builtInLesson };
