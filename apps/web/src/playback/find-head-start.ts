/** The head starts that were built with the page, by the name of a model's run. */
import type { Model } from '@lanelab/scenario';
import { runName } from './document-runs.ts';
import { fetchHeadStart } from './fetch-head-start.ts';
import type { HeadStart } from './head-start.ts';

/** Written by the build: the file of each model's head start; absent while developing. */
const FILES: Readonly<Record<string, string>> = import.meta.env.HEAD_STARTS ?? {};

export const findHeadStart = (model: Model): Promise<HeadStart | null> => fetchHeadStart(FILES[runName(model)]);
