/** What people in a room say: the teacher where the class is, and students their answers. `docs/room.md` explains each kind. */
import * as z from 'zod/mini';

/** Characters of one message as JSON; a longer one is refused. */
export const LONGEST_MESSAGE = 8192;
/** Pointers that a teacher may send in a second. */
export const POINTERS_PER_SECOND = 10;
export const MOST_CHOICES = 8;
const MOST_SELECTED = 200;
/** Points of a drawn curve, in equal intervals. */
export const CURVE_POINTS = 20;

/** Up to 10^15 ps and beyond: whole numbers that JSON and JavaScript keep. */
const picoseconds = z.int().check(z.gte(0));
const coordinate = z.number().check(z.gte(-1e7), z.lte(1e7));
const id = z.int().check(z.gte(0));
const ids = z.array(id).check(z.maxLength(MOST_SELECTED));

/** Every character but control characters, written so that other languages read the pattern alike. */
// oxlint-disable-next-line no-control-regex -- these are what it is about
const WITHOUT_CONTROLS = /^[^\u0000-\u001f\u007f-\u009f]*$/;

/** One line of text without control characters. */
const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most), z.regex(WITHOUT_CONTROLS));
const documentHash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const title = z.string().check(z.maxLength(200), z.regex(WITHOUT_CONTROLS));

/** The document that the room is about; it is fetched once, by its hash. */
const scene = z.strictObject({ kind: z.literal('scene'), hash: documentHash, title });

/** The teacher's clock at the instant at which the server heard of it. */
const clock = z.strictObject({
  kind: z.literal('clock'),
  timePs: picoseconds,
  /** Simulated ps a second; `max`: as fast as each machine can. */
  speed: z.union([z.number().check(z.positive(), z.lte(1e15)), z.literal('max')]),
  isPlaying: z.boolean(),
});

/** What the teacher looks at. `sight` is the part of the drawing in sight, in the drawing's own coordinates. */
const view = z.strictObject({
  kind: z.literal('view'),
  layer: z.string().check(z.regex(/^[a-z-]{1,20}$/)),
  sight: z.nullable(z.strictObject({ left: coordinate, top: coordinate, right: coordinate, bottom: coordinate })),
  selection: z.strictObject({ nodes: ids, links: ids, flows: ids }),
});

/** Where the teacher points in the drawing; null where nowhere. It is never stored. */
const pointer = z.strictObject({
  kind: z.literal('pointer'),
  at: z.nullable(z.strictObject({ x: coordinate, y: coordinate })),
});

const seconds = z.number().check(z.gte(0), z.lte(9000));

const form = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('number'), unit: z.string().check(z.maxLength(20), z.regex(WITHOUT_CONTROLS)) }),
  z.strictObject({
    type: z.literal('choice'),
    choices: z.array(line(100)).check(z.minLength(2), z.maxLength(MOST_CHOICES)),
  }),
  /** The goodput of a flow, Mb/s, drawn from `fromS` to `toS` between zero and `top`. */
  z
    .strictObject({
      type: z.literal('curve'),
      flow: id,
      fromS: seconds,
      toS: seconds,
      top: z.number().check(z.positive(), z.lte(1e6)),
    })
    .check(z.refine(({ fromS, toS }) => toS > fromS)),
]);

export const QUESTION_STATES = ['open', 'closed', 'revealed'] as const;

const question = z.strictObject({
  kind: z.literal('question'),
  id: z.string().check(z.regex(/^[\w-]{1,24}$/)),
  text: line(300),
  form,
  state: z.enum(QUESTION_STATES),
});

/** A document that everybody is offered a copy of, to try things with. */
const copy = z.strictObject({ kind: z.literal('copy'), hash: documentHash, title, timePs: picoseconds });

const answerNumber = z.number().check(z.gte(-1e300), z.lte(1e300));

/** A number; of a choice, its place in the list, from 0; of a curve, its heights, null where none was drawn. */
export const answerValue = z.union([answerNumber, z.array(z.nullable(answerNumber)).check(z.length(CURVE_POINTS))]);
export type AnswerValue = z.output<typeof answerValue>;

const answer = z.strictObject({
  kind: z.literal('answer'),
  question: z.string().check(z.regex(/^[\w-]{1,24}$/)),
  value: answerValue,
});

const member = z.string().check(z.regex(/^[\w-]{1,64}$/));

/**
 * Whose screen the teacher wants to show; nobody's with null. The teacher asks, and only that member can agree; the server writes down what
 * he said.
 */
const screen = z.strictObject({
  kind: z.literal('screen'),
  member: z.nullable(member),
  state: z.enum(['asked', 'shown', 'declined']),
});

/** Takes the place of a member, who may come again. */
const remove = z.strictObject({ kind: z.literal('remove'), member });

/** What a member says to a teacher who has asked for his screen, and again when he has shown it long enough. */
const consent = z.strictObject({ kind: z.literal('consent'), isGiven: z.boolean() });

/** What is on the screen of a member who has agreed; for the teacher alone. */
const shown = z.strictObject({ kind: z.literal('shown'), says: z.discriminatedUnion('kind', [scene, clock, view]) });

export const saidSchema = z.discriminatedUnion('kind', [
  scene,
  clock,
  view,
  pointer,
  question,
  copy,
  answer,
  screen,
  remove,
  consent,
  shown,
]);

export type Said = z.output<typeof saidSchema>;
export type SaidOf<Kind extends Said['kind']> = Extract<Said, { kind: Kind }>;
export type Scene = SaidOf<'scene'>;
export type RoomClock = SaidOf<'clock'>;
export type RoomView = SaidOf<'view'>;
export type RoomPointer = SaidOf<'pointer'>;
export type Question = SaidOf<'question'>;
export type QuestionForm = Question['form'];
export type Copy = SaidOf<'copy'>;
export type Answer = SaidOf<'answer'>;

export type Screen = SaidOf<'screen'>;
export type Shown = SaidOf<'shown'>;

/** What the room keeps: the latest of each kind, every question, and of a shown screen the latest of each kind. */
export type Kept = Scene | RoomClock | RoomView | Question | Copy | Screen | Shown;

/** A message of a client over a WebSocket: the first one says who connects, each further one says something. */
export const sentSchema = z.union([
  z.strictObject({ kind: z.literal('hello'), key: z.string().check(z.maxLength(200)), after: z.int().check(z.gte(0)) }),
  z.strictObject({ kind: z.literal('say'), id, says: saidSchema }),
]);
export type Sent = z.output<typeof sentSchema>;

export const roomTitle = z.string().check(z.trim(), z.maxLength(200), z.regex(WITHOUT_CONTROLS));
export const memberName = line(60);
