/** All that is done with whole documents, by name. It runs in worker threads; the main thread imports its types alone. */
import type { DrawNetwork, DrawnFigure, DrawPreset } from './draw.ts';
import { type JsonBody, readContent, readFields, readJson, readLesson, readRun } from './read-body.ts';
import type { MarkingInput, MarksInput } from './read-marking.ts';
import { readWords, type StoredDocument } from './read-stored.ts';

/** What a task found out; how many devices its document has counts as work, also where it is refused. */
export interface Finding<T> {
  readonly devices: number;
  readonly value: T;
}

export const tasks = {
  /** A body that is JSON, and nothing else is wanted of it. */
  readJson: async (body: JsonBody) => readJson(body),
  /** A small body whose fields the route looks at. */
  readFields: async (body: JsonBody) => readFields(body),
  /** A scenario to be stored. */
  readContent: async (body: JsonBody) => readContent(body),
  /** A lesson to be stored. */
  readLesson: async (body: JsonBody) => readLesson(body),
  /** A scenario to be run. */
  readRun: async (body: JsonBody) => readRun(body),
  // Charts, presets and lessons take time to load, and most servers need them seldom.
  /** Checks of a scenario, or the result of a lesson, to be judged. */
  readVerdict: async (body: JsonBody) => (await import('./read-verdict.ts')).readVerdict(body),
  /** A lesson to be given to a class. */
  readAssignment: async (body: JsonBody) => (await import('./read-assignment.ts')).readAssignment(body),
  /** A result that a student goes on with. */
  readWork: async (body: JsonBody) => (await import('./read-assignment.ts')).readWork(body),
  /** A result that a student hands in. */
  readHandIn: async (body: JsonBody) => (await import('./read-assignment.ts')).readHandIn(body),
  /** The question for the judge about a result that was handed in. */
  readMarking: async (marking: MarkingInput) => (await import('./read-marking.ts')).readMarking(marking),
  /** What a verdict found of each step. */
  readMarks: async (marks: MarksInput) => (await import('./read-marking.ts')).readMarks(marks),
  /** What a stored scenario says about itself. */
  readWords: async (stored: StoredDocument) => readWords(stored),
  drawNetwork: async (picture: DrawNetwork) => (await import('./draw.ts')).drawNetwork(picture),
  drawPreset: async (picture: DrawPreset) => (await import('./draw.ts')).drawPreset(picture),
  drawFigure: async (figure: DrawnFigure) => (await import('./draw.ts')).drawFigure(figure),
};

export type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
export type InputOf<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type ValueOf<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>['value'];
