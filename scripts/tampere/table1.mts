// Costs of Tampere's hosts under each model of them, fitted to table 1.

import type { EnginePool } from '../../packages/engine/ts/pool.ts';
import type { FittedModel } from '../../packages/papers/src/calibration/tut-models.ts';
import { OWN_SCHEDULERS, socketsOf, TUT_HOST_MODELS } from '../../packages/papers/src/networks/tut/host-models.ts';
import { Evaluator, rounded, type Values } from '../calibrate/evaluate.mts';
import { freeOf, searchGroup, startOf } from '../calibrate/fit.mts';
import type { Group } from '../calibrate/group.mts';
import { targetsOf } from '../calibrate/group-fit.mts';
import { papersIn } from '../calibrate/papers.mts';
import { tutGroupUnder } from '../calibrate/tampere.mts';

const ITERATIONS = 8;
const PUBLISHED = new URL('../../packages/papers/src/published', import.meta.url).pathname;

/** A host's one process has nobody to share its CPU with: the fit under the systems' own schedulers holds under any, and its rows are run under each. */
async function fitted(group: Group, evaluator: Evaluator): Promise<Values> {
  const [structure] = group.structures;
  const targets = targetsOf(group, papersIn(PUBLISHED)).filter(({ row }) => row.comparedOnly === undefined);
  const [free, start] = [freeOf(group, structure), startOf(group, structure)];
  const found = await searchGroup(group, free, start, targets, evaluator, ITERATIONS);
  return Object.fromEntries(
    group.parameters.map((parameter) => [parameter.key, rounded(parameter, found[parameter.key] ?? parameter.start)]),
  );
}

export async function fitTable1(pool: EnginePool, tell: (words: string) => void): Promise<readonly FittedModel[]> {
  const evaluator = new Evaluator(pool, 1);
  const fits = new Map<string, Values>();
  const models: FittedModel[] = [];
  for (const model of TUT_HOST_MODELS) {
    const group = tutGroupUnder(model);
    const known = fits.get(socketsOf(model));
    const values = known ?? (await fitted(tutGroupUnder({ ...model, schedulers: OWN_SCHEDULERS }), evaluator));
    fits.set(socketsOf(model), values);
    const rows = await evaluator.rows(group.rows, group.parameters, values);
    tell(`${model.id}: ${rows.map((row) => row.toFixed(1)).join(' ')}, ${evaluator.runs} runs so far`);
    models.push({
      id: model.id,
      values,
      rows: Object.fromEntries(group.rows.map(({ key }, index) => [key, Number((rows[index] ?? 0).toPrecision(5))])),
    });
  }
  return models;
}
