import * as z from 'zod/mini';

declare const LONGEST_MESSAGE = 8192;
declare const POINTERS_PER_SECOND = 10;
declare const MOST_CHOICES = 8;
declare const CURVE_POINTS = 20;
declare const QUESTION_STATES: readonly ['open', 'closed', 'revealed'];
declare const answerValue: z.ZodMiniUnion<
  readonly [z.ZodMiniNumber<number>, z.ZodMiniArray<z.ZodMiniNullable<z.ZodMiniNumber<number>>>]
>;
type AnswerValue = z.output<typeof answerValue>;
declare const saidSchema: z.ZodMiniDiscriminatedUnion<
  [
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'scene'>;
        hash: z.ZodMiniString<string>;
        title: z.ZodMiniString<string>;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'clock'>;
        timePs: z.ZodMiniInt;
        speed: z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniLiteral<'max'>]>;
        isPlaying: z.ZodMiniBoolean<boolean>;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'view'>;
        layer: z.ZodMiniString<string>;
        sight: z.ZodMiniNullable<
          z.ZodMiniObject<
            {
              left: z.ZodMiniNumber<number>;
              top: z.ZodMiniNumber<number>;
              right: z.ZodMiniNumber<number>;
              bottom: z.ZodMiniNumber<number>;
            },
            z.core.$strict
          >
        >;
        selection: z.ZodMiniObject<
          {
            nodes: z.ZodMiniArray<z.ZodMiniInt>;
            links: z.ZodMiniArray<z.ZodMiniInt>;
            flows: z.ZodMiniArray<z.ZodMiniInt>;
          },
          z.core.$strict
        >;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'pointer'>;
        at: z.ZodMiniNullable<
          z.ZodMiniObject<
            {
              x: z.ZodMiniNumber<number>;
              y: z.ZodMiniNumber<number>;
            },
            z.core.$strict
          >
        >;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'question'>;
        id: z.ZodMiniString<string>;
        text: z.ZodMiniString<string>;
        form: z.ZodMiniDiscriminatedUnion<
          [
            z.ZodMiniObject<
              {
                type: z.ZodMiniLiteral<'number'>;
                unit: z.ZodMiniString<string>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                type: z.ZodMiniLiteral<'choice'>;
                choices: z.ZodMiniArray<z.ZodMiniString<string>>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                type: z.ZodMiniLiteral<'curve'>;
                flow: z.ZodMiniInt;
                fromS: z.ZodMiniNumber<number>;
                toS: z.ZodMiniNumber<number>;
                top: z.ZodMiniNumber<number>;
              },
              z.core.$strict
            >,
          ],
          'type'
        >;
        state: z.ZodMiniEnum<{
          closed: 'closed';
          open: 'open';
          revealed: 'revealed';
        }>;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'copy'>;
        hash: z.ZodMiniString<string>;
        title: z.ZodMiniString<string>;
        timePs: z.ZodMiniInt;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'answer'>;
        question: z.ZodMiniString<string>;
        value: z.ZodMiniUnion<
          readonly [z.ZodMiniNumber<number>, z.ZodMiniArray<z.ZodMiniNullable<z.ZodMiniNumber<number>>>]
        >;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'screen'>;
        member: z.ZodMiniNullable<z.ZodMiniString<string>>;
        state: z.ZodMiniEnum<{
          asked: 'asked';
          declined: 'declined';
          shown: 'shown';
        }>;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'remove'>;
        member: z.ZodMiniString<string>;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'consent'>;
        isGiven: z.ZodMiniBoolean<boolean>;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'shown'>;
        says: z.ZodMiniDiscriminatedUnion<
          [
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'scene'>;
                hash: z.ZodMiniString<string>;
                title: z.ZodMiniString<string>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'clock'>;
                timePs: z.ZodMiniInt;
                speed: z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniLiteral<'max'>]>;
                isPlaying: z.ZodMiniBoolean<boolean>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'view'>;
                layer: z.ZodMiniString<string>;
                sight: z.ZodMiniNullable<
                  z.ZodMiniObject<
                    {
                      left: z.ZodMiniNumber<number>;
                      top: z.ZodMiniNumber<number>;
                      right: z.ZodMiniNumber<number>;
                      bottom: z.ZodMiniNumber<number>;
                    },
                    z.core.$strict
                  >
                >;
                selection: z.ZodMiniObject<
                  {
                    nodes: z.ZodMiniArray<z.ZodMiniInt>;
                    links: z.ZodMiniArray<z.ZodMiniInt>;
                    flows: z.ZodMiniArray<z.ZodMiniInt>;
                  },
                  z.core.$strict
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
  ],
  'kind'
>;
type Said = z.output<typeof saidSchema>;
type SaidOf<Kind extends Said['kind']> = Extract<
  Said,
  {
    kind: Kind;
  }
>;
type Scene = SaidOf<'scene'>;
type RoomClock = SaidOf<'clock'>;
type RoomView = SaidOf<'view'>;
type RoomPointer = SaidOf<'pointer'>;
type Question = SaidOf<'question'>;
type QuestionForm = Question['form'];
type Copy = SaidOf<'copy'>;
type Answer = SaidOf<'answer'>;
type Screen = SaidOf<'screen'>;
type Shown = SaidOf<'shown'>;
type Kept = Scene | RoomClock | RoomView | Question | Copy | Screen | Shown;
declare const sentSchema: z.ZodMiniUnion<
  readonly [
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'hello'>;
        key: z.ZodMiniString<string>;
        after: z.ZodMiniInt;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'say'>;
        id: z.ZodMiniInt;
        says: z.ZodMiniDiscriminatedUnion<
          [
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'scene'>;
                hash: z.ZodMiniString<string>;
                title: z.ZodMiniString<string>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'clock'>;
                timePs: z.ZodMiniInt;
                speed: z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniLiteral<'max'>]>;
                isPlaying: z.ZodMiniBoolean<boolean>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'view'>;
                layer: z.ZodMiniString<string>;
                sight: z.ZodMiniNullable<
                  z.ZodMiniObject<
                    {
                      left: z.ZodMiniNumber<number>;
                      top: z.ZodMiniNumber<number>;
                      right: z.ZodMiniNumber<number>;
                      bottom: z.ZodMiniNumber<number>;
                    },
                    z.core.$strict
                  >
                >;
                selection: z.ZodMiniObject<
                  {
                    nodes: z.ZodMiniArray<z.ZodMiniInt>;
                    links: z.ZodMiniArray<z.ZodMiniInt>;
                    flows: z.ZodMiniArray<z.ZodMiniInt>;
                  },
                  z.core.$strict
                >;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'pointer'>;
                at: z.ZodMiniNullable<
                  z.ZodMiniObject<
                    {
                      x: z.ZodMiniNumber<number>;
                      y: z.ZodMiniNumber<number>;
                    },
                    z.core.$strict
                  >
                >;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'question'>;
                id: z.ZodMiniString<string>;
                text: z.ZodMiniString<string>;
                form: z.ZodMiniDiscriminatedUnion<
                  [
                    z.ZodMiniObject<
                      {
                        type: z.ZodMiniLiteral<'number'>;
                        unit: z.ZodMiniString<string>;
                      },
                      z.core.$strict
                    >,
                    z.ZodMiniObject<
                      {
                        type: z.ZodMiniLiteral<'choice'>;
                        choices: z.ZodMiniArray<z.ZodMiniString<string>>;
                      },
                      z.core.$strict
                    >,
                    z.ZodMiniObject<
                      {
                        type: z.ZodMiniLiteral<'curve'>;
                        flow: z.ZodMiniInt;
                        fromS: z.ZodMiniNumber<number>;
                        toS: z.ZodMiniNumber<number>;
                        top: z.ZodMiniNumber<number>;
                      },
                      z.core.$strict
                    >,
                  ],
                  'type'
                >;
                state: z.ZodMiniEnum<{
                  closed: 'closed';
                  open: 'open';
                  revealed: 'revealed';
                }>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'copy'>;
                hash: z.ZodMiniString<string>;
                title: z.ZodMiniString<string>;
                timePs: z.ZodMiniInt;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'answer'>;
                question: z.ZodMiniString<string>;
                value: z.ZodMiniUnion<
                  readonly [z.ZodMiniNumber<number>, z.ZodMiniArray<z.ZodMiniNullable<z.ZodMiniNumber<number>>>]
                >;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'screen'>;
                member: z.ZodMiniNullable<z.ZodMiniString<string>>;
                state: z.ZodMiniEnum<{
                  asked: 'asked';
                  declined: 'declined';
                  shown: 'shown';
                }>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'remove'>;
                member: z.ZodMiniString<string>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'consent'>;
                isGiven: z.ZodMiniBoolean<boolean>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'shown'>;
                says: z.ZodMiniDiscriminatedUnion<
                  [
                    z.ZodMiniObject<
                      {
                        kind: z.ZodMiniLiteral<'scene'>;
                        hash: z.ZodMiniString<string>;
                        title: z.ZodMiniString<string>;
                      },
                      z.core.$strict
                    >,
                    z.ZodMiniObject<
                      {
                        kind: z.ZodMiniLiteral<'clock'>;
                        timePs: z.ZodMiniInt;
                        speed: z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniLiteral<'max'>]>;
                        isPlaying: z.ZodMiniBoolean<boolean>;
                      },
                      z.core.$strict
                    >,
                    z.ZodMiniObject<
                      {
                        kind: z.ZodMiniLiteral<'view'>;
                        layer: z.ZodMiniString<string>;
                        sight: z.ZodMiniNullable<
                          z.ZodMiniObject<
                            {
                              left: z.ZodMiniNumber<number>;
                              top: z.ZodMiniNumber<number>;
                              right: z.ZodMiniNumber<number>;
                              bottom: z.ZodMiniNumber<number>;
                            },
                            z.core.$strict
                          >
                        >;
                        selection: z.ZodMiniObject<
                          {
                            nodes: z.ZodMiniArray<z.ZodMiniInt>;
                            links: z.ZodMiniArray<z.ZodMiniInt>;
                            flows: z.ZodMiniArray<z.ZodMiniInt>;
                          },
                          z.core.$strict
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
          ],
          'kind'
        >;
      },
      z.core.$strict
    >,
  ]
>;
type Sent = z.output<typeof sentSchema>;
declare const roomTitle: z.ZodMiniString<string>;
declare const memberName: z.ZodMiniString<string>;
declare const serverMessageSchema: z.ZodMiniDiscriminatedUnion<
  [
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'news'>;
        number: z.ZodMiniInt;
        atMs: z.ZodMiniNumber<number>;
        says: z.ZodMiniDiscriminatedUnion<
          [
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'scene'>;
                hash: z.ZodMiniString<string>;
                title: z.ZodMiniString<string>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'clock'>;
                timePs: z.ZodMiniInt;
                speed: z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniLiteral<'max'>]>;
                isPlaying: z.ZodMiniBoolean<boolean>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'view'>;
                layer: z.ZodMiniString<string>;
                sight: z.ZodMiniNullable<
                  z.ZodMiniObject<
                    {
                      left: z.ZodMiniNumber<number>;
                      top: z.ZodMiniNumber<number>;
                      right: z.ZodMiniNumber<number>;
                      bottom: z.ZodMiniNumber<number>;
                    },
                    z.core.$strict
                  >
                >;
                selection: z.ZodMiniObject<
                  {
                    nodes: z.ZodMiniArray<z.ZodMiniInt>;
                    links: z.ZodMiniArray<z.ZodMiniInt>;
                    flows: z.ZodMiniArray<z.ZodMiniInt>;
                  },
                  z.core.$strict
                >;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'pointer'>;
                at: z.ZodMiniNullable<
                  z.ZodMiniObject<
                    {
                      x: z.ZodMiniNumber<number>;
                      y: z.ZodMiniNumber<number>;
                    },
                    z.core.$strict
                  >
                >;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'question'>;
                id: z.ZodMiniString<string>;
                text: z.ZodMiniString<string>;
                form: z.ZodMiniDiscriminatedUnion<
                  [
                    z.ZodMiniObject<
                      {
                        type: z.ZodMiniLiteral<'number'>;
                        unit: z.ZodMiniString<string>;
                      },
                      z.core.$strict
                    >,
                    z.ZodMiniObject<
                      {
                        type: z.ZodMiniLiteral<'choice'>;
                        choices: z.ZodMiniArray<z.ZodMiniString<string>>;
                      },
                      z.core.$strict
                    >,
                    z.ZodMiniObject<
                      {
                        type: z.ZodMiniLiteral<'curve'>;
                        flow: z.ZodMiniInt;
                        fromS: z.ZodMiniNumber<number>;
                        toS: z.ZodMiniNumber<number>;
                        top: z.ZodMiniNumber<number>;
                      },
                      z.core.$strict
                    >,
                  ],
                  'type'
                >;
                state: z.ZodMiniEnum<{
                  closed: 'closed';
                  open: 'open';
                  revealed: 'revealed';
                }>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'copy'>;
                hash: z.ZodMiniString<string>;
                title: z.ZodMiniString<string>;
                timePs: z.ZodMiniInt;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'answer'>;
                question: z.ZodMiniString<string>;
                value: z.ZodMiniUnion<
                  readonly [z.ZodMiniNumber<number>, z.ZodMiniArray<z.ZodMiniNullable<z.ZodMiniNumber<number>>>]
                >;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'screen'>;
                member: z.ZodMiniNullable<z.ZodMiniString<string>>;
                state: z.ZodMiniEnum<{
                  asked: 'asked';
                  declined: 'declined';
                  shown: 'shown';
                }>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'remove'>;
                member: z.ZodMiniString<string>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'consent'>;
                isGiven: z.ZodMiniBoolean<boolean>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'shown'>;
                says: z.ZodMiniDiscriminatedUnion<
                  [
                    z.ZodMiniObject<
                      {
                        kind: z.ZodMiniLiteral<'scene'>;
                        hash: z.ZodMiniString<string>;
                        title: z.ZodMiniString<string>;
                      },
                      z.core.$strict
                    >,
                    z.ZodMiniObject<
                      {
                        kind: z.ZodMiniLiteral<'clock'>;
                        timePs: z.ZodMiniInt;
                        speed: z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniLiteral<'max'>]>;
                        isPlaying: z.ZodMiniBoolean<boolean>;
                      },
                      z.core.$strict
                    >,
                    z.ZodMiniObject<
                      {
                        kind: z.ZodMiniLiteral<'view'>;
                        layer: z.ZodMiniString<string>;
                        sight: z.ZodMiniNullable<
                          z.ZodMiniObject<
                            {
                              left: z.ZodMiniNumber<number>;
                              top: z.ZodMiniNumber<number>;
                              right: z.ZodMiniNumber<number>;
                              bottom: z.ZodMiniNumber<number>;
                            },
                            z.core.$strict
                          >
                        >;
                        selection: z.ZodMiniObject<
                          {
                            nodes: z.ZodMiniArray<z.ZodMiniInt>;
                            links: z.ZodMiniArray<z.ZodMiniInt>;
                            flows: z.ZodMiniArray<z.ZodMiniInt>;
                          },
                          z.core.$strict
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
          ],
          'kind'
        >;
        answers: z.ZodMiniOptional<
          z.ZodMiniArray<
            z.ZodMiniUnion<
              readonly [z.ZodMiniNumber<number>, z.ZodMiniArray<z.ZodMiniNullable<z.ZodMiniNumber<number>>>]
            >
          >
        >;
      },
      z.core.$strip
    >,
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'passing'>;
        says: z.ZodMiniDiscriminatedUnion<
          [
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'scene'>;
                hash: z.ZodMiniString<string>;
                title: z.ZodMiniString<string>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'clock'>;
                timePs: z.ZodMiniInt;
                speed: z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniLiteral<'max'>]>;
                isPlaying: z.ZodMiniBoolean<boolean>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'view'>;
                layer: z.ZodMiniString<string>;
                sight: z.ZodMiniNullable<
                  z.ZodMiniObject<
                    {
                      left: z.ZodMiniNumber<number>;
                      top: z.ZodMiniNumber<number>;
                      right: z.ZodMiniNumber<number>;
                      bottom: z.ZodMiniNumber<number>;
                    },
                    z.core.$strict
                  >
                >;
                selection: z.ZodMiniObject<
                  {
                    nodes: z.ZodMiniArray<z.ZodMiniInt>;
                    links: z.ZodMiniArray<z.ZodMiniInt>;
                    flows: z.ZodMiniArray<z.ZodMiniInt>;
                  },
                  z.core.$strict
                >;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'pointer'>;
                at: z.ZodMiniNullable<
                  z.ZodMiniObject<
                    {
                      x: z.ZodMiniNumber<number>;
                      y: z.ZodMiniNumber<number>;
                    },
                    z.core.$strict
                  >
                >;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'question'>;
                id: z.ZodMiniString<string>;
                text: z.ZodMiniString<string>;
                form: z.ZodMiniDiscriminatedUnion<
                  [
                    z.ZodMiniObject<
                      {
                        type: z.ZodMiniLiteral<'number'>;
                        unit: z.ZodMiniString<string>;
                      },
                      z.core.$strict
                    >,
                    z.ZodMiniObject<
                      {
                        type: z.ZodMiniLiteral<'choice'>;
                        choices: z.ZodMiniArray<z.ZodMiniString<string>>;
                      },
                      z.core.$strict
                    >,
                    z.ZodMiniObject<
                      {
                        type: z.ZodMiniLiteral<'curve'>;
                        flow: z.ZodMiniInt;
                        fromS: z.ZodMiniNumber<number>;
                        toS: z.ZodMiniNumber<number>;
                        top: z.ZodMiniNumber<number>;
                      },
                      z.core.$strict
                    >,
                  ],
                  'type'
                >;
                state: z.ZodMiniEnum<{
                  closed: 'closed';
                  open: 'open';
                  revealed: 'revealed';
                }>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'copy'>;
                hash: z.ZodMiniString<string>;
                title: z.ZodMiniString<string>;
                timePs: z.ZodMiniInt;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'answer'>;
                question: z.ZodMiniString<string>;
                value: z.ZodMiniUnion<
                  readonly [z.ZodMiniNumber<number>, z.ZodMiniArray<z.ZodMiniNullable<z.ZodMiniNumber<number>>>]
                >;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'screen'>;
                member: z.ZodMiniNullable<z.ZodMiniString<string>>;
                state: z.ZodMiniEnum<{
                  asked: 'asked';
                  declined: 'declined';
                  shown: 'shown';
                }>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'remove'>;
                member: z.ZodMiniString<string>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'consent'>;
                isGiven: z.ZodMiniBoolean<boolean>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'shown'>;
                says: z.ZodMiniDiscriminatedUnion<
                  [
                    z.ZodMiniObject<
                      {
                        kind: z.ZodMiniLiteral<'scene'>;
                        hash: z.ZodMiniString<string>;
                        title: z.ZodMiniString<string>;
                      },
                      z.core.$strict
                    >,
                    z.ZodMiniObject<
                      {
                        kind: z.ZodMiniLiteral<'clock'>;
                        timePs: z.ZodMiniInt;
                        speed: z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniLiteral<'max'>]>;
                        isPlaying: z.ZodMiniBoolean<boolean>;
                      },
                      z.core.$strict
                    >,
                    z.ZodMiniObject<
                      {
                        kind: z.ZodMiniLiteral<'view'>;
                        layer: z.ZodMiniString<string>;
                        sight: z.ZodMiniNullable<
                          z.ZodMiniObject<
                            {
                              left: z.ZodMiniNumber<number>;
                              top: z.ZodMiniNumber<number>;
                              right: z.ZodMiniNumber<number>;
                              bottom: z.ZodMiniNumber<number>;
                            },
                            z.core.$strict
                          >
                        >;
                        selection: z.ZodMiniObject<
                          {
                            nodes: z.ZodMiniArray<z.ZodMiniInt>;
                            links: z.ZodMiniArray<z.ZodMiniInt>;
                            flows: z.ZodMiniArray<z.ZodMiniInt>;
                          },
                          z.core.$strict
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
          ],
          'kind'
        >;
      },
      z.core.$strip
    >,
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'people'>;
        people: z.ZodMiniArray<
          z.ZodMiniObject<
            {
              id: z.ZodMiniString<string>;
              name: z.ZodMiniString<string>;
              isHere: z.ZodMiniBoolean<boolean>;
            },
            z.core.$strip
          >
        >;
      },
      z.core.$strip
    >,
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'teacher'>;
        isHere: z.ZodMiniBoolean<boolean>;
      },
      z.core.$strip
    >,
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'answers'>;
        questions: z.ZodMiniArray<
          z.ZodMiniObject<
            {
              id: z.ZodMiniString<string>;
              answers: z.ZodMiniArray<
                z.ZodMiniUnion<
                  readonly [z.ZodMiniNumber<number>, z.ZodMiniArray<z.ZodMiniNullable<z.ZodMiniNumber<number>>>]
                >
              >;
            },
            z.core.$strip
          >
        >;
      },
      z.core.$strip
    >,
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'answered'>;
        answers: z.ZodMiniArray<
          z.ZodMiniObject<
            {
              question: z.ZodMiniString<string>;
              value: z.ZodMiniUnion<
                readonly [z.ZodMiniNumber<number>, z.ZodMiniArray<z.ZodMiniNullable<z.ZodMiniNumber<number>>>]
              >;
            },
            z.core.$strip
          >
        >;
      },
      z.core.$strip
    >,
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'ready'>;
        number: z.ZodMiniInt;
        atMs: z.ZodMiniNumber<number>;
      },
      z.core.$strip
    >,
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'taken'>;
        id: z.ZodMiniInt;
      },
      z.core.$strip
    >,
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'refused'>;
        id: z.ZodMiniInt;
        code: z.ZodMiniString<string>;
        message: z.ZodMiniString<string>;
      },
      z.core.$strip
    >,
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'beat'>;
        atMs: z.ZodMiniNumber<number>;
      },
      z.core.$strip
    >,
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'closed'>;
      },
      z.core.$strip
    >,
  ],
  'kind'
>;
type ServerMessage = z.output<typeof serverMessageSchema>;
type News = Extract<
  ServerMessage,
  {
    kind: 'news';
  }
>;
type Person = Extract<
  ServerMessage,
  {
    kind: 'people';
  }
>['people'][number];
declare const polledSchema: z.ZodMiniObject<
  {
    messages: z.ZodMiniArray<
      z.ZodMiniDiscriminatedUnion<
        [
          z.ZodMiniObject<
            {
              kind: z.ZodMiniLiteral<'news'>;
              number: z.ZodMiniInt;
              atMs: z.ZodMiniNumber<number>;
              says: z.ZodMiniDiscriminatedUnion<
                [
                  z.ZodMiniObject<
                    {
                      kind: z.ZodMiniLiteral<'scene'>;
                      hash: z.ZodMiniString<string>;
                      title: z.ZodMiniString<string>;
                    },
                    z.core.$strict
                  >,
                  z.ZodMiniObject<
                    {
                      kind: z.ZodMiniLiteral<'clock'>;
                      timePs: z.ZodMiniInt;
                      speed: z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniLiteral<'max'>]>;
                      isPlaying: z.ZodMiniBoolean<boolean>;
                    },
                    z.core.$strict
                  >,
                  z.ZodMiniObject<
                    {
                      kind: z.ZodMiniLiteral<'view'>;
                      layer: z.ZodMiniString<string>;
                      sight: z.ZodMiniNullable<
                        z.ZodMiniObject<
                          {
                            left: z.ZodMiniNumber<number>;
                            top: z.ZodMiniNumber<number>;
                            right: z.ZodMiniNumber<number>;
                            bottom: z.ZodMiniNumber<number>;
                          },
                          z.core.$strict
                        >
                      >;
                      selection: z.ZodMiniObject<
                        {
                          nodes: z.ZodMiniArray<z.ZodMiniInt>;
                          links: z.ZodMiniArray<z.ZodMiniInt>;
                          flows: z.ZodMiniArray<z.ZodMiniInt>;
                        },
                        z.core.$strict
                      >;
                    },
                    z.core.$strict
                  >,
                  z.ZodMiniObject<
                    {
                      kind: z.ZodMiniLiteral<'pointer'>;
                      at: z.ZodMiniNullable<
                        z.ZodMiniObject<
                          {
                            x: z.ZodMiniNumber<number>;
                            y: z.ZodMiniNumber<number>;
                          },
                          z.core.$strict
                        >
                      >;
                    },
                    z.core.$strict
                  >,
                  z.ZodMiniObject<
                    {
                      kind: z.ZodMiniLiteral<'question'>;
                      id: z.ZodMiniString<string>;
                      text: z.ZodMiniString<string>;
                      form: z.ZodMiniDiscriminatedUnion<
                        [
                          z.ZodMiniObject<
                            {
                              type: z.ZodMiniLiteral<'number'>;
                              unit: z.ZodMiniString<string>;
                            },
                            z.core.$strict
                          >,
                          z.ZodMiniObject<
                            {
                              type: z.ZodMiniLiteral<'choice'>;
                              choices: z.ZodMiniArray<z.ZodMiniString<string>>;
                            },
                            z.core.$strict
                          >,
                          z.ZodMiniObject<
                            {
                              type: z.ZodMiniLiteral<'curve'>;
                              flow: z.ZodMiniInt;
                              fromS: z.ZodMiniNumber<number>;
                              toS: z.ZodMiniNumber<number>;
                              top: z.ZodMiniNumber<number>;
                            },
                            z.core.$strict
                          >,
                        ],
                        'type'
                      >;
                      state: z.ZodMiniEnum<{
                        closed: 'closed';
                        open: 'open';
                        revealed: 'revealed';
                      }>;
                    },
                    z.core.$strict
                  >,
                  z.ZodMiniObject<
                    {
                      kind: z.ZodMiniLiteral<'copy'>;
                      hash: z.ZodMiniString<string>;
                      title: z.ZodMiniString<string>;
                      timePs: z.ZodMiniInt;
                    },
                    z.core.$strict
                  >,
                  z.ZodMiniObject<
                    {
                      kind: z.ZodMiniLiteral<'answer'>;
                      question: z.ZodMiniString<string>;
                      value: z.ZodMiniUnion<
                        readonly [z.ZodMiniNumber<number>, z.ZodMiniArray<z.ZodMiniNullable<z.ZodMiniNumber<number>>>]
                      >;
                    },
                    z.core.$strict
                  >,
                  z.ZodMiniObject<
                    {
                      kind: z.ZodMiniLiteral<'screen'>;
                      member: z.ZodMiniNullable<z.ZodMiniString<string>>;
                      state: z.ZodMiniEnum<{
                        asked: 'asked';
                        declined: 'declined';
                        shown: 'shown';
                      }>;
                    },
                    z.core.$strict
                  >,
                  z.ZodMiniObject<
                    {
                      kind: z.ZodMiniLiteral<'remove'>;
                      member: z.ZodMiniString<string>;
                    },
                    z.core.$strict
                  >,
                  z.ZodMiniObject<
                    {
                      kind: z.ZodMiniLiteral<'consent'>;
                      isGiven: z.ZodMiniBoolean<boolean>;
                    },
                    z.core.$strict
                  >,
                  z.ZodMiniObject<
                    {
                      kind: z.ZodMiniLiteral<'shown'>;
                      says: z.ZodMiniDiscriminatedUnion<
                        [
                          z.ZodMiniObject<
                            {
                              kind: z.ZodMiniLiteral<'scene'>;
                              hash: z.ZodMiniString<string>;
                              title: z.ZodMiniString<string>;
                            },
                            z.core.$strict
                          >,
                          z.ZodMiniObject<
                            {
                              kind: z.ZodMiniLiteral<'clock'>;
                              timePs: z.ZodMiniInt;
                              speed: z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniLiteral<'max'>]>;
                              isPlaying: z.ZodMiniBoolean<boolean>;
                            },
                            z.core.$strict
                          >,
                          z.ZodMiniObject<
                            {
                              kind: z.ZodMiniLiteral<'view'>;
                              layer: z.ZodMiniString<string>;
                              sight: z.ZodMiniNullable<
                                z.ZodMiniObject<
                                  {
                                    left: z.ZodMiniNumber<number>;
                                    top: z.ZodMiniNumber<number>;
                                    right: z.ZodMiniNumber<number>;
                                    bottom: z.ZodMiniNumber<number>;
                                  },
                                  z.core.$strict
                                >
                              >;
                              selection: z.ZodMiniObject<
                                {
                                  nodes: z.ZodMiniArray<z.ZodMiniInt>;
                                  links: z.ZodMiniArray<z.ZodMiniInt>;
                                  flows: z.ZodMiniArray<z.ZodMiniInt>;
                                },
                                z.core.$strict
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
                ],
                'kind'
              >;
              answers: z.ZodMiniOptional<
                z.ZodMiniArray<
                  z.ZodMiniUnion<
                    readonly [z.ZodMiniNumber<number>, z.ZodMiniArray<z.ZodMiniNullable<z.ZodMiniNumber<number>>>]
                  >
                >
              >;
            },
            z.core.$strip
          >,
          z.ZodMiniObject<
            {
              kind: z.ZodMiniLiteral<'passing'>;
              says: z.ZodMiniDiscriminatedUnion<
                [
                  z.ZodMiniObject<
                    {
                      kind: z.ZodMiniLiteral<'scene'>;
                      hash: z.ZodMiniString<string>;
                      title: z.ZodMiniString<string>;
                    },
                    z.core.$strict
                  >,
                  z.ZodMiniObject<
                    {
                      kind: z.ZodMiniLiteral<'clock'>;
                      timePs: z.ZodMiniInt;
                      speed: z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniLiteral<'max'>]>;
                      isPlaying: z.ZodMiniBoolean<boolean>;
                    },
                    z.core.$strict
                  >,
                  z.ZodMiniObject<
                    {
                      kind: z.ZodMiniLiteral<'view'>;
                      layer: z.ZodMiniString<string>;
                      sight: z.ZodMiniNullable<
                        z.ZodMiniObject<
                          {
                            left: z.ZodMiniNumber<number>;
                            top: z.ZodMiniNumber<number>;
                            right: z.ZodMiniNumber<number>;
                            bottom: z.ZodMiniNumber<number>;
                          },
                          z.core.$strict
                        >
                      >;
                      selection: z.ZodMiniObject<
                        {
                          nodes: z.ZodMiniArray<z.ZodMiniInt>;
                          links: z.ZodMiniArray<z.ZodMiniInt>;
                          flows: z.ZodMiniArray<z.ZodMiniInt>;
                        },
                        z.core.$strict
                      >;
                    },
                    z.core.$strict
                  >,
                  z.ZodMiniObject<
                    {
                      kind: z.ZodMiniLiteral<'pointer'>;
                      at: z.ZodMiniNullable<
                        z.ZodMiniObject<
                          {
                            x: z.ZodMiniNumber<number>;
                            y: z.ZodMiniNumber<number>;
                          },
                          z.core.$strict
                        >
                      >;
                    },
                    z.core.$strict
                  >,
                  z.ZodMiniObject<
                    {
                      kind: z.ZodMiniLiteral<'question'>;
                      id: z.ZodMiniString<string>;
                      text: z.ZodMiniString<string>;
                      form: z.ZodMiniDiscriminatedUnion<
                        [
                          z.ZodMiniObject<
                            {
                              type: z.ZodMiniLiteral<'number'>;
                              unit: z.ZodMiniString<string>;
                            },
                            z.core.$strict
                          >,
                          z.ZodMiniObject<
                            {
                              type: z.ZodMiniLiteral<'choice'>;
                              choices: z.ZodMiniArray<z.ZodMiniString<string>>;
                            },
                            z.core.$strict
                          >,
                          z.ZodMiniObject<
                            {
                              type: z.ZodMiniLiteral<'curve'>;
                              flow: z.ZodMiniInt;
                              fromS: z.ZodMiniNumber<number>;
                              toS: z.ZodMiniNumber<number>;
                              top: z.ZodMiniNumber<number>;
                            },
                            z.core.$strict
                          >,
                        ],
                        'type'
                      >;
                      state: z.ZodMiniEnum<{
                        closed: 'closed';
                        open: 'open';
                        revealed: 'revealed';
                      }>;
                    },
                    z.core.$strict
                  >,
                  z.ZodMiniObject<
                    {
                      kind: z.ZodMiniLiteral<'copy'>;
                      hash: z.ZodMiniString<string>;
                      title: z.ZodMiniString<string>;
                      timePs: z.ZodMiniInt;
                    },
                    z.core.$strict
                  >,
                  z.ZodMiniObject<
                    {
                      kind: z.ZodMiniLiteral<'answer'>;
                      question: z.ZodMiniString<string>;
                      value: z.ZodMiniUnion<
                        readonly [z.ZodMiniNumber<number>, z.ZodMiniArray<z.ZodMiniNullable<z.ZodMiniNumber<number>>>]
                      >;
                    },
                    z.core.$strict
                  >,
                  z.ZodMiniObject<
                    {
                      kind: z.ZodMiniLiteral<'screen'>;
                      member: z.ZodMiniNullable<z.ZodMiniString<string>>;
                      state: z.ZodMiniEnum<{
                        asked: 'asked';
                        declined: 'declined';
                        shown: 'shown';
                      }>;
                    },
                    z.core.$strict
                  >,
                  z.ZodMiniObject<
                    {
                      kind: z.ZodMiniLiteral<'remove'>;
                      member: z.ZodMiniString<string>;
                    },
                    z.core.$strict
                  >,
                  z.ZodMiniObject<
                    {
                      kind: z.ZodMiniLiteral<'consent'>;
                      isGiven: z.ZodMiniBoolean<boolean>;
                    },
                    z.core.$strict
                  >,
                  z.ZodMiniObject<
                    {
                      kind: z.ZodMiniLiteral<'shown'>;
                      says: z.ZodMiniDiscriminatedUnion<
                        [
                          z.ZodMiniObject<
                            {
                              kind: z.ZodMiniLiteral<'scene'>;
                              hash: z.ZodMiniString<string>;
                              title: z.ZodMiniString<string>;
                            },
                            z.core.$strict
                          >,
                          z.ZodMiniObject<
                            {
                              kind: z.ZodMiniLiteral<'clock'>;
                              timePs: z.ZodMiniInt;
                              speed: z.ZodMiniUnion<readonly [z.ZodMiniNumber<number>, z.ZodMiniLiteral<'max'>]>;
                              isPlaying: z.ZodMiniBoolean<boolean>;
                            },
                            z.core.$strict
                          >,
                          z.ZodMiniObject<
                            {
                              kind: z.ZodMiniLiteral<'view'>;
                              layer: z.ZodMiniString<string>;
                              sight: z.ZodMiniNullable<
                                z.ZodMiniObject<
                                  {
                                    left: z.ZodMiniNumber<number>;
                                    top: z.ZodMiniNumber<number>;
                                    right: z.ZodMiniNumber<number>;
                                    bottom: z.ZodMiniNumber<number>;
                                  },
                                  z.core.$strict
                                >
                              >;
                              selection: z.ZodMiniObject<
                                {
                                  nodes: z.ZodMiniArray<z.ZodMiniInt>;
                                  links: z.ZodMiniArray<z.ZodMiniInt>;
                                  flows: z.ZodMiniArray<z.ZodMiniInt>;
                                },
                                z.core.$strict
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
                ],
                'kind'
              >;
            },
            z.core.$strip
          >,
          z.ZodMiniObject<
            {
              kind: z.ZodMiniLiteral<'people'>;
              people: z.ZodMiniArray<
                z.ZodMiniObject<
                  {
                    id: z.ZodMiniString<string>;
                    name: z.ZodMiniString<string>;
                    isHere: z.ZodMiniBoolean<boolean>;
                  },
                  z.core.$strip
                >
              >;
            },
            z.core.$strip
          >,
          z.ZodMiniObject<
            {
              kind: z.ZodMiniLiteral<'teacher'>;
              isHere: z.ZodMiniBoolean<boolean>;
            },
            z.core.$strip
          >,
          z.ZodMiniObject<
            {
              kind: z.ZodMiniLiteral<'answers'>;
              questions: z.ZodMiniArray<
                z.ZodMiniObject<
                  {
                    id: z.ZodMiniString<string>;
                    answers: z.ZodMiniArray<
                      z.ZodMiniUnion<
                        readonly [z.ZodMiniNumber<number>, z.ZodMiniArray<z.ZodMiniNullable<z.ZodMiniNumber<number>>>]
                      >
                    >;
                  },
                  z.core.$strip
                >
              >;
            },
            z.core.$strip
          >,
          z.ZodMiniObject<
            {
              kind: z.ZodMiniLiteral<'answered'>;
              answers: z.ZodMiniArray<
                z.ZodMiniObject<
                  {
                    question: z.ZodMiniString<string>;
                    value: z.ZodMiniUnion<
                      readonly [z.ZodMiniNumber<number>, z.ZodMiniArray<z.ZodMiniNullable<z.ZodMiniNumber<number>>>]
                    >;
                  },
                  z.core.$strip
                >
              >;
            },
            z.core.$strip
          >,
          z.ZodMiniObject<
            {
              kind: z.ZodMiniLiteral<'ready'>;
              number: z.ZodMiniInt;
              atMs: z.ZodMiniNumber<number>;
            },
            z.core.$strip
          >,
          z.ZodMiniObject<
            {
              kind: z.ZodMiniLiteral<'taken'>;
              id: z.ZodMiniInt;
            },
            z.core.$strip
          >,
          z.ZodMiniObject<
            {
              kind: z.ZodMiniLiteral<'refused'>;
              id: z.ZodMiniInt;
              code: z.ZodMiniString<string>;
              message: z.ZodMiniString<string>;
            },
            z.core.$strip
          >,
          z.ZodMiniObject<
            {
              kind: z.ZodMiniLiteral<'beat'>;
              atMs: z.ZodMiniNumber<number>;
            },
            z.core.$strip
          >,
          z.ZodMiniObject<
            {
              kind: z.ZodMiniLiteral<'closed'>;
            },
            z.core.$strip
          >,
        ],
        'kind'
      >
    >;
  },
  z.core.$strip
>;
declare const BEAT_MS = 15000;
declare const END: {
  readonly wrongKey: 4403;
  readonly noRoom: 4404;
  readonly silent: 4408;
};
export {
  type Answer,
  type AnswerValue,
  BEAT_MS,
  CURVE_POINTS,
  type Copy,
  END,
  type Kept,
  LONGEST_MESSAGE,
  MOST_CHOICES,
  type News,
  POINTERS_PER_SECOND,
  type Person,
  QUESTION_STATES,
  type Question,
  type QuestionForm,
  type RoomClock,
  type RoomPointer,
  type RoomView,
  type Said,
  type SaidOf,
  type Scene,
  type Screen,
  type Sent,
  type ServerMessage,
  type Shown,
  memberName,
  polledSchema,
  roomTitle,
  saidSchema,
  sentSchema,
  serverMessageSchema,
};
