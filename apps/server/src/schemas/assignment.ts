/** Assignments as the API takes and shows them: settings, keys, class codes. */
import { TYPED_CODE_PATTERN } from '@lanelab/lessons/class-code';
import { z } from 'zod';
import { plainCode } from '../lib/secrets.ts';
import { lessonBody } from './lesson.ts';

/** A class code in an address; `K7QF-3MPW` and `k7qf 3mpw` are the same. */
export const classCode = z
  .string()
  .max(100)
  .regex(TYPED_CODE_PATTERN, 'must be a class code: 8 letters and digits such as K7QF-3MPW, without 0, O, 1, I and L')
  .transform(plainCode);

export const assignmentParams = z.object({ id: classCode });

const keyRule = 'must be at most 200 characters; send the key as it was given';

export const teacherHeaders = z.looseObject({
  'x-teacher-key': z.string().max(200, keyRule).optional().describe('The key of the teacher of the assignment'),
});

export const studentHeaders = z.looseObject({
  'x-student-key': z.string().max(200, keyRule).optional().describe('The personal key of a student'),
});

const LATEST_MS = Date.UTC(2100, 0);
const DUE_RULE = `must be null, or an instant in ms since 1970, at most ${LATEST_MS} (the year 2100)`;
const TRIES_RULE = 'must be null for any number, or a whole number from 1 to 100';
const KEEP_RULE = 'must be the days that all is kept, a whole number from 1 to 730';

export const LOCKS = ['hints', 'solutions'] as const;

/** What the page of a lesson keeps closed for a class. */
export type Lock = (typeof LOCKS)[number];

const SETTINGS = {
  dueAtMs: z
    .int(DUE_RULE)
    .min(0, DUE_RULE)
    .max(LATEST_MS, DUE_RULE)
    .nullable()
    .describe('When it is due, ms since 1970; null: never'),
  late: z
    .enum(['mark', 'refuse'], 'must be mark or refuse')
    .describe('What comes after dueAtMs is taken and marked as late, or refused'),
  tries: z
    .int(TRIES_RULE)
    .min(1, TRIES_RULE)
    .max(100, TRIES_RULE)
    .nullable()
    .describe('How often one student may hand in; null: as often as the server keeps'),
  variants: z
    .enum(['each', 'same'], 'must be each or same')
    .describe('Draws from a seed of each student, or from one seed for all; holds for whoever joins from now on'),
  locks: z
    .array(z.enum(LOCKS, 'must be hints or solutions'), 'must be a list of hints and solutions')
    .max(2, 'must be a list of hints and solutions, each once')
    .describe('What the page of the lesson keeps closed'),
  results: z
    .enum(['at-once', 'after-due', 'when-returned'], 'must be at-once, after-due or when-returned')
    .describe('When a student sees what the server found'),
  join: z.enum(['name', 'code', 'both'], 'must be name, code or both').describe('How students join'),
  keepDays: z
    .int(KEEP_RULE)
    .min(1, KEEP_RULE)
    .max(730, KEEP_RULE)
    .describe('Days after dueAtMs, or after the making where it is never due, until all is erased'),
};

const settingsSchema = z.object(SETTINGS).meta({ id: 'AssignmentSettings' });

export type AssignmentSettings = z.output<typeof settingsSchema>;

export const DEFAULT_SETTINGS: AssignmentSettings = {
  dueAtMs: null,
  late: 'mark',
  tries: null,
  variants: 'each',
  locks: [],
  results: 'at-once',
  join: 'name',
  keepDays: 180,
};

/** The settings with some of them changed. */
export function withSettings(before: AssignmentSettings, change: AssignmentSettingsChange): AssignmentSettings {
  const { locks = before.locks } = change;
  return settingsSchema.parse({ ...before, ...change, locks: [...new Set(locks)] });
}

const SETTINGS_RULE = `must be an object with settings of an assignment (${Object.keys(SETTINGS).join(', ')}) and nothing else`;

/** Some of the settings; those that are left out stay as they are. */
export const settingsChange = z
  .strictObject(SETTINGS, SETTINGS_RULE)
  .partial()
  .meta({ id: 'AssignmentSettingsChange' });

export type AssignmentSettingsChange = z.output<typeof settingsChange>;

export const NEW_ASSIGNMENT_RULE = 'must be an object with "lesson" and, if wanted, "settings", and with nothing else';

/** Read in the document threads. */
export const newAssignment = z
  .strictObject({ lesson: lessonBody, settings: settingsChange.optional() }, NEW_ASSIGNMENT_RULE)
  .meta({ id: 'NewAssignmentParts' });

/** Any object here: a route is given an empty one in place of the body, which was read before. */
export const newAssignmentBody = z.looseObject({}, NEW_ASSIGNMENT_RULE).meta({ id: 'NewAssignment' });

export const settingsBody = z.strictObject({ settings: settingsChange }, 'must be an object with "settings" alone');

/** As a lesson has it: plain, or one text for each language. */
const localText = z.union([z.string(), z.object({ en: z.string(), 'pt-BR': z.exactOptional(z.string()) })]);

export const assignmentSchema = z
  .object({
    id: z.string().describe('The class code'),
    title: localText,
    minutes: z.number(),
    steps: z.int().min(0).describe('How many steps the lesson has'),
    settings: settingsSchema,
    createdAtMs: z.number(),
    eraseAtMs: z.number().describe('When all of it is erased'),
    lessonHash: z.string(),
    nowMs: z.number().describe('Clock of the server'),
    students: z.int().min(0),
    state: z.enum(['open', 'late', 'closed']).describe('Whether what comes now is taken, taken as late, or refused'),
  })
  .meta({ id: 'Assignment' });

export type AssignmentAnswer = z.output<typeof assignmentSchema>;

export const stepSchema = z.object({ id: z.string(), title: localText, kind: z.string().describe('The kind of task') });

export type AssignmentStep = z.output<typeof stepSchema>;

export const assignmentResponse = z.object({ assignment: assignmentSchema });

const links = z.object({
  self: z.string(),
  join: z.string().describe('The page of the class'),
  teach: z.string().describe('The page of the teacher, with the key, which no server is sent'),
});

export const teacherKeyResponse = z
  .object({ teacherKey: z.string().describe('Given only here; keep it'), links })
  .meta({ id: 'TeacherKey' });

export const createdAssignment = z
  .object({ assignment: assignmentSchema, ...teacherKeyResponse.shape })
  .meta({ id: 'CreatedAssignment' });
