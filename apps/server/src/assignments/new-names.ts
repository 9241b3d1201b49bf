/** How many names one person may bring into a class, so that invented ones do not fill it. Each server counts by itself, and nothing is stored. */
import { say } from '@lanelab/messages/server';
import { ApiError } from '../errors.ts';
import { hasSeat, type Person, SEAT_MS } from '../jobs/job.ts';
import { Budget } from '../lib/budget.ts';

/** Names of one seat in one class: students may share a machine. */
const OF_SEAT = 8;
/** The part of a class's places that all people of one address without a seat may take. */
const WITHOUT_SEAT = 0.5;

export class NewNames {
  readonly #ofSeats = new Budget(OF_SEAT, SEAT_MS);
  readonly #ofAddresses: Budget;

  /** `places`: those of a class. */
  constructor(places: number) {
    this.#ofAddresses = new Budget(Math.ceil(places * WITHOUT_SEAT), SEAT_MS);
  }

  /** Counts one more name of this person in this class; throws where there were too many. */
  admit(code: string, person: Person): void {
    const names = hasSeat(person) ? this.#ofSeats : this.#ofAddresses;
    if (names.take(`${code} ${person.name}`, 1) === 0) return;
    const { most } = names;
    throw new ApiError(
      'limit_reached',
      hasSeat(person)
        ? say('assignments.names-of-seat', { code, most })
        : say('assignments.names-without-seat', { code, most }),
      { path: 'body.name' },
    );
  }
}
