/** The worker's side: performs one task at a time. What it refuses is an answer, what it throws is a fault of ours. */
import { ApiError } from '../errors.ts';
import { type Refusal, toRefusal } from './refusal.ts';
import { type Finding, tasks } from './tasks.ts';

/** One task of `tasks`, by its name. */
export interface Order {
  readonly name: string;
  readonly input: unknown;
}

export type Outcome = Finding<unknown> | { readonly devices: number; readonly refusal: Refusal };

type Perform = (input: unknown) => Promise<Finding<unknown>>;

export async function perform({ name, input }: Order): Promise<Outcome> {
  const task: unknown = Reflect.get(tasks, name);
  if (typeof task !== 'function') throw new Error(`there is no task ${name}`);
  try {
    return await (task as Perform)(input);
  } catch (error) {
    if (error instanceof ApiError) return { devices: 0, refusal: toRefusal(error) };
    throw error;
  }
}
