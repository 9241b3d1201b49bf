/** All that is done with whole documents, by name. It runs in worker threads; the main thread imports its types alone. */
import type { DrawNetwork, DrawnFigure, DrawPreset } from './draw.ts';
import { type JsonBody, readContent, readJson, readRun } from './read-body.ts';
import { readWords, type StoredDocument } from './read-stored.ts';

/** What a task found out; how many devices its document has counts as work, also where it is refused. */
export interface Finding<T> {
  readonly devices: number;
  readonly value: T;
}

export const tasks = {
  /** A body that is JSON, and nothing else is wanted of it. */
  readJson: async (body: JsonBody) => readJson(body),
  /** A scenario to be stored. */
  readContent: async (body: JsonBody) => readContent(body),
  /** A scenario to be run. */
  readRun: async (body: JsonBody) => readRun(body),
  /** What a stored scenario says about itself. */
  readWords: async (stored: StoredDocument) => readWords(stored),
  // Charts and presets take time to load, and most servers draw seldom.
  drawNetwork: async (picture: DrawNetwork) => (await import('./draw.ts')).drawNetwork(picture),
  drawPreset: async (picture: DrawPreset) => (await import('./draw.ts')).drawPreset(picture),
  drawFigure: async (figure: DrawnFigure) => (await import('./draw.ts')).drawFigure(figure),
};

export type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
export type InputOf<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type ValueOf<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>['value'];
