/** Verdicts as the API shows them. The parts of each kind of finding and of expectation are those of the checks' own types, or it does not compile. */
import type { Expectation, Found } from '@lanelab/lessons/checks';
import { z } from 'zod';

const place = z.object({ start: z.number(), end: z.number() });

const value = z.union([
  z.object({ kind: z.literal('number'), number: z.number(), dimension: z.string() }),
  z.object({ kind: z.literal('words'), words: z.array(z.string()), are: z.literal('causes').optional() }),
]);

const span = z.object({ fromPs: z.number(), toPs: z.number() }).nullable();

const tolerance = z
  .union([
    z.object({ kind: z.literal('percent'), percent: z.number() }),
    z.object({ kind: z.literal('absolute'), number: z.number() }),
  ])
  .nullable();

/** Every key of one kind of a union, but for the kind itself. */
type PartsOf<Union extends { readonly kind: string }> = {
  readonly [Kind in Union['kind']]: {
    readonly [Key in Exclude<keyof Extract<Union, { kind: Kind }>, 'kind'>]: z.ZodType;
  };
};

const FOUND = {
  value: { value: value.nullable(), span },
  happened: { atPs: z.number() },
  began: { atPs: z.number() },
  never: { fromPs: z.number(), toPs: z.number() },
  ended: { atPs: z.number() },
  order: { events: z.array(z.object({ text: z.string(), atPs: z.number().nullable() })) },
  link: { exists: z.boolean() },
  changes: { places: z.array(z.string()) },
  missing: { fault: z.looseObject({ code: z.string(), place }) },
  'unreadable-answer': { text: z.string(), dimension: z.string() },
  'run-too-short': { neededPs: z.number(), endPs: z.number() },
  'no-event': { text: z.string(), endPs: z.number() },
  'no-answer': { name: z.string().nullable() },
  'no-start': {},
  stopped: { atPs: z.number() },
} satisfies PartsOf<Found>;

const EXPECTED = {
  value: { comparator: z.string(), value: value.nullable(), tolerance },
  event: { fromPs: z.number().nullable(), toPs: z.number().nullable() },
  order: {},
  link: { exists: z.boolean() },
  changes: { places: z.array(z.string()) },
} satisfies PartsOf<Expectation>;

/** One object for each kind of a union. */
const oneOf = (parts: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>>) =>
  z.union(Object.entries(parts).map(([kind, part]) => z.object({ kind: z.literal(kind), ...part })));

const check = z.object({
  check: z.string(),
  verdict: z.enum(['holds', 'fails', 'undecided']),
  decidedAtPs: z.number().nullable().describe('The earliest instant at which the run decides it; null where none does'),
  found: oneOf(FOUND).describe('What the run, or the document, has'),
  expected: oneOf(EXPECTED),
  evidence: z
    .object({
      timePs: z.number().optional(),
      message: z.number().optional(),
      packet: z.number().optional(),
      device: z.number().optional(),
      link: z.number().optional(),
    })
    .describe('What to look at: an instant, and numbers of the run and of the document'),
  sentence: z.string().describe('What was found, when, and what was expected'),
});

const engine = z.string().describe('Version of the engine that computed it');

const checksVerdict = z
  .object({
    kind: z.literal('checks'),
    engine,
    untilPs: z.number().describe('How far the run went'),
    checks: z.array(check),
  })
  .meta({ id: 'ChecksVerdict' });

/** What a claim of a step can be worth. */
export const standingSchema = z.enum([
  'confirmed',
  'not-confirmed',
  'predicted',
  'predicted-otherwise',
  'read',
  'shown',
  'begun',
  'not-begun',
]);

const step = z.object({
  id: z.string(),
  claimed: z.enum(['begun', 'done', 'shown']).nullable().describe('What the result claims of the step'),
  standing: standingSchema.nullable().describe('What the claim is worth; null where the step cannot be computed'),
  passes: z
    .boolean()
    .nullable()
    .describe('Whether all checks hold and the answer is right; null where nothing was computed'),
  isAnswerRight: z.boolean().nullable().describe('By the lesson’s own word; null where checks have to say'),
  differs: z.boolean().describe('Whether the result claims more than the run shows'),
  checks: z.array(check),
  problem: z.string().nullable().describe('Why the step cannot be computed'),
});

export const resultVerdict = z
  .object({
    kind: z.literal('result'),
    engine,
    lesson: z.object({
      origin: z.enum(['built-in', 'given', 'result']).describe('Where the lesson comes from that was judged by'),
      hash: z.string().describe('Of that lesson'),
      claimedHash: z.string().describe('Of the lesson that the result says was played'),
    }),
    agrees: z.boolean().describe('Whether the run bears out all that is claimed, of the very lesson that is claimed'),
    steps: z.array(step),
    unknownSteps: z
      .array(z.string())
      .describe('Ids in the result that the lesson does not have, or that stand there twice'),
  })
  .meta({ id: 'ResultVerdict' });

export const verdictParams = z.object({
  key: z.string().regex(/^[0-9a-f]{64}$/, 'must be the key of a verdict, 64 hexadecimal digits'),
});

export const verdictResponse = z.union([checksVerdict, resultVerdict]).meta({ id: 'Verdict' });
