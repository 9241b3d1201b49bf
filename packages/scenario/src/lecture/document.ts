/** A lecture as a document: beats in order, each an instant of a scenario with its caption and the speaker's notes. */

import * as z from 'zod/mini';
import { parseScenario } from '../parse.ts';
import { checked } from '../schema/expected.ts';
import type { Issue } from '../schema/issue.ts';
import { choice, integer, list, picoseconds, text, withDefault } from '../schema/primitives.ts';
import { CONNECTION_ROLES, LAYERS } from '../schema/values.ts';

export const LECTURE_VERSION = 1;

/** 1 µs to 10 s of simulated time a second, as the clock has it. */
const MIN_SPEED_PS = 1_000_000;
const MAX_SPEED_PS = 10_000_000_000_000;
const MAX_BEATS = 100;
const MAX_CAPTION = 500;
const MAX_CAPTIONS = 20;
const MAX_NOTES = 5_000;
const MAX_NAME = 80;
const MAX_SELECTED = 50;
const MAX_MINUTES = 240;
/** Characters of a link: those of an address that every browser takes whole. */
const MAX_LINK = 1_000_000;
const MAX_ERRORS = 100;

/** Where the scenario of a beat comes from: a preset by name, the text of a link after its `#`, or a whole document. */
const sourceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('preset'), id: text(1, 100) }),
  z.strictObject({ kind: z.literal('link'), payload: text(1, MAX_LINK) }),
  z.strictObject({ kind: z.literal('document'), document: z.record(z.string(), z.unknown()) }),
]);
export type ScenarioSource = z.output<typeof sourceSchema>;

/** A further caption, shown from its instant on until the next one comes. */
const captionSchema = z.strictObject({
  timePs: picoseconds(),
  caption: text(0, MAX_CAPTION),
  emphasis: z.exactOptional(choice(CONNECTION_ROLES)),
});
export type LaterCaption = z.output<typeof captionSchema>;

const beatSchema = z.strictObject({
  title: withDefault(text(0, 200), ''),
  scenario: sourceSchema,
  /** A second scenario beside it, on the same clock. */
  with: z.exactOptional(sourceSchema),
  timePs: picoseconds(),
  /** The beat plays from its instant to this one; without it, it stands at its instant until somebody plays. */
  untilPs: z.exactOptional(picoseconds()),
  /** Simulated time in a second of the viewer's: it decides whether cells, frames or flows are drawn. */
  speedPs: z.exactOptional(integer(MIN_SPEED_PS, MAX_SPEED_PS, 'ps')),
  layer: withDefault(choice(LAYERS), 'physical' as const),
  /** Connections and cells of this role are drawn thick, and all others recede. */
  emphasis: z.exactOptional(choice(CONNECTION_ROLES)),
  caption: withDefault(text(0, MAX_CAPTION), ''),
  /** Captions that follow the first one while the beat plays. */
  later: z.exactOptional(list(captionSchema, 0, MAX_CAPTIONS)),
  /** Devices by name that are outlined. */
  selects: z.exactOptional(list(text(1, MAX_NAME), 0, MAX_SELECTED)),
  /** Planned for the beat. */
  minutes: z.exactOptional(integer(1, MAX_MINUTES)),
  notes: withDefault(text(0, MAX_NOTES), ''),
});
export type LectureBeat = z.output<typeof beatSchema>;

const lectureSchema = z.strictObject({
  lanelabLecture: z.literal(LECTURE_VERSION),
  title: withDefault(text(0, 200), ''),
  beats: list(beatSchema, 0, MAX_BEATS),
});
export type Lecture = z.output<typeof lectureSchema>;

export type LectureResult =
  | { readonly ok: true; readonly lecture: Lecture }
  | { readonly ok: false; readonly errors: readonly Issue[] };

const refuse = (...errors: readonly Issue[]): LectureResult => ({ ok: false, errors });

/** Scenarios inside a lecture keep the rules of scenarios, and their faults have the path of the beat. */
function embeddedErrors({ beats }: Lecture): readonly Issue[] {
  return beats.flatMap((beat, index) =>
    (['scenario', 'with'] as const).flatMap((key) => {
      const source = beat[key];
      if (source?.kind !== 'document') return [];
      const parsed = parseScenario(source.document);
      if (parsed.ok) return [];
      return parsed.errors.map((issue) => ({ ...issue, path: `beats[${index}].${key}.document.${issue.path}` }));
    }),
  );
}

/** Reads a lecture that has been parsed from JSON. */
export function parseLecture(document: unknown): LectureResult {
  const version: unknown =
    typeof document === 'object' && document !== null ? Reflect.get(document, 'lanelabLecture') : undefined;
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1)
    return refuse({
      code: 'unknown-version',
      path: 'lanelabLecture',
      ...(version === undefined ? {} : { value: version }),
      rule: { oldest: 1, newest: LECTURE_VERSION },
    });
  if (version > LECTURE_VERSION)
    return refuse({ code: 'newer-version', path: 'lanelabLecture', value: version, rule: { newest: LECTURE_VERSION } });
  const result = checked(lectureSchema, document, MAX_ERRORS);
  if (!result.ok) return refuse(...result.issues);
  const errors = embeddedErrors(result.data).slice(0, MAX_ERRORS);
  return errors.length === 0 ? { ok: true, lecture: result.data } : refuse(...errors);
}
