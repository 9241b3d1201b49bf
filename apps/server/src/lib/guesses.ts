/** Wrong codes and keys, counted by person and by address, so that nobody tries them all. */
import { say } from '@lanelab/messages/server';
import { ApiError } from '../errors.ts';
import type { Person } from '../jobs/job.ts';
import { Budget } from './budget.ts';

const MINUTE_MS = 60_000;

export class Guesses {
  readonly #ofPerson: Budget;
  readonly #ofAddress: Budget;

  /** `most` wrong ones of a person in a minute, and `seats` times that of an address. */
  constructor(most: number, seats: number) {
    this.#ofPerson = new Budget(most, MINUTE_MS);
    this.#ofAddress = new Budget(most * seats, MINUTE_MS);
  }

  /** Called before a code or a key is looked at. Throws `rate_limited` where there were too many wrong ones. */
  admit({ name, address }: Person): void {
    // A right one costs nothing, but needs room for a wrong one.
    const waitMs = Math.max(this.#ofPerson.wait(name, 1), this.#ofAddress.wait(address, 1));
    if (waitMs === 0) return;
    const seconds = Math.max(1, Math.ceil(waitMs / 1000));
    throw new ApiError('rate_limited', say('assignments.guesses', { seconds }), { retryAfterSeconds: seconds });
  }

  /** Counts a wrong one. */
  wrong({ name, address }: Person): void {
    this.#ofPerson.charge(name, 1);
    this.#ofAddress.charge(address, 1);
  }
}
