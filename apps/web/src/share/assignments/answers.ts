/** What the server answers about assignments, as far as the web app reads it. `docs/class.md` and `docs/server.md` describe it. */
import * as z from 'zod/mini';

const localText = z.union([z.string(), z.object({ en: z.string(), 'pt-BR': z.exactOptional(z.string()) })]);

export const LOCKS = ['hints', 'solutions'] as const;
export type Lock = (typeof LOCKS)[number];

const settings = z.object({
  /** Milliseconds since 1970; null: whenever. */
  dueAtMs: z.nullable(z.number()),
  late: z.enum(['mark', 'refuse']),
  /** How often one student may hand in; null: as often as they like. */
  tries: z.nullable(z.number()),
  variants: z.enum(['each', 'same']),
  locks: z.array(z.enum(LOCKS)),
  results: z.enum(['at-once', 'after-due', 'when-returned']),
  join: z.enum(['name', 'code', 'both']),
  keepDays: z.number(),
});
export type Settings = z.output<typeof settings>;

const assignment = z.object({
  id: z.string(),
  title: localText,
  minutes: z.number(),
  steps: z.number(),
  settings,
  createdAtMs: z.number(),
  eraseAtMs: z.number(),
  lessonHash: z.string(),
  /** The clock of the server. */
  nowMs: z.number(),
  students: z.number(),
  state: z.enum(['open', 'late', 'closed']),
});
export type Assignment = z.output<typeof assignment>;

export const assignmentAnswer = z.object({ assignment });
export const createdAnswer = z.object({ assignment, teacherKey: z.string() });
export type CreatedAssignment = z.output<typeof createdAnswer>;
export const teacherKeyAnswer = z.object({ teacherKey: z.string() });

const place = z.object({ code: z.string(), name: z.string(), studentId: z.string() });
export type Place = z.output<typeof place>;
export const placesAnswer = z.object({ codes: z.array(place) });

const student = z.object({ id: z.string(), name: z.string(), joinedAtMs: z.nullable(z.number()), seed: z.string() });
export type Student = z.output<typeof student>;

const STANDINGS = [
  'confirmed',
  'not-confirmed',
  'predicted',
  'predicted-otherwise',
  'read',
  'shown',
  'begun',
  'not-begun',
] as const;

const mark = z.object({
  step: z.string(),
  /** Null where the step could not be computed. */
  standing: z.nullable(z.enum(STANDINGS)),
  passes: z.nullable(z.boolean()),
  override: z.nullable(z.object({ passes: z.boolean(), reason: z.string() })),
});
export type Mark = z.output<typeof mark>;

const flag = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('same-as'), student: z.string(), name: z.string() }),
  z.object({ kind: z.literal('other-variant'), student: z.nullable(z.string()), name: z.nullable(z.string()) }),
  z.object({ kind: z.literal('forged'), steps: z.array(z.string()) }),
  z.object({ kind: z.literal('opened'), lock: z.enum(LOCKS), steps: z.array(z.string()) }),
]);
export type Flag = z.output<typeof flag>;

const submission = z.object({
  number: z.number(),
  atMs: z.number(),
  isLate: z.boolean(),
  state: z.enum(['waiting', 'marked', 'failed']),
  /** Why the submission could not be marked. */
  problem: z.nullish(z.string()),
  summary: z.nullable(z.object({ confirmed: z.number(), of: z.number() })),
  marks: z.nullable(z.array(mark)),
  comment: z.string(),
  returned: z.boolean(),
  /** For the teacher only. */
  flags: z.optional(z.array(flag)),
});
export type Submission = z.output<typeof submission>;
export const submissionAnswer = z.object({ submission });

/** A check as the server has judged it: what was found and expected keep their parts, for a sentence in the page's language. */
const judgedCheck = z.looseObject({
  check: z.string(),
  verdict: z.enum(['holds', 'fails', 'undecided']),
  /** What was found, when, and what was expected, in English. */
  sentence: z.string(),
});
export type JudgedCheck = z.output<typeof judgedCheck>;

const verdict = z.object({
  steps: z.array(
    z.object({
      id: z.string(),
      standing: z.nullable(z.enum(STANDINGS)),
      checks: z.array(judgedCheck),
      problem: z.nullable(z.string()),
    }),
  ),
});
export type Verdict = z.output<typeof verdict>;

const work = z.object({ result: z.unknown(), revision: z.number(), savedAtMs: z.number() });
export type Work = z.output<typeof work>;

export const joinedAnswer = z.object({ student, studentKey: z.string() });
export const meAnswer = z.object({
  student,
  work: z.nullable(work),
  lesson: z.unknown(),
  assignment,
  submissions: z.array(submission),
});
export type Me = z.output<typeof meAnswer>;

export const savedAnswer = z.object({ revision: z.number(), savedAtMs: z.number() });

export const handedAnswer = z.object({ submission, result: z.unknown(), verdict: z.nullish(verdict) });
export type HandedWork = z.output<typeof handedAnswer>;

const overview = z.object({
  assignment,
  nowMs: z.number(),
  steps: z.array(z.object({ id: z.string(), title: localText, kind: z.string() })),
  students: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** False for a place that waits for its student. */
      hasJoined: z.boolean(),
      joinedAtMs: z.nullable(z.number()),
      seenAtMs: z.nullable(z.number()),
      /** The step that they are at. */
      at: z.nullable(z.string()),
      progress: z.array(
        z.object({
          step: z.string(),
          state: z.enum(['begun', 'done', 'shown']),
          tries: z.number(),
          hints: z.number(),
        }),
      ),
      submissions: z.array(submission),
    }),
  ),
});
export const overviewAnswer = overview;
export type Overview = z.output<typeof overview>;
export type OverviewStudent = Overview['students'][number];

export const studentWorkAnswer = z.object({ work: z.nullable(work) });
