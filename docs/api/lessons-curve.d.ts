import { Engine, RunOptions } from '@lanelab/engine';
import { Scenario } from '@lanelab/scenario';
import * as z from 'zod/mini';

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
type CurveForm = Extract<
  AnswerForm,
  {
    kind: 'curve';
  }
>;
declare const curveTimes: ({ fromS, toS, points }: Pick<CurveForm, 'fromS' | 'toS' | 'points'>) => readonly number[];
declare function measuredCurve(
  engine: Engine,
  scenario: Scenario,
  { series, fromS, toS, points }: CurveForm,
  options: RunOptions,
): Promise<readonly (number | null)[]>;
export { curveTimes, measuredCurve };
