/**
 * How much work a person, and all people of one address together, may ask for in a minute. Counted is what the work is made of, and
 * not how many requests it comes in; what is refused, or known already, was work, too.
 */
import { say } from '@lanelab/messages/server';
import type { Config } from '../config.ts';
import { ApiError } from '../errors.ts';
import type { Person } from '../jobs/job.ts';
import { Budget } from '../lib/budget.ts';

/** Octets of documents that are read or drawn, devices in them, cells of runs that have to be computed. */
export type WorkKind = 'octets' | 'devices' | 'cells';

export interface WorkLimits {
  /** Counts work before it is done; throws `rate_limited` where there was too much already. */
  admit(person: Person, kind: WorkKind, amount: number): void;
  /** Counts work whose size is known only afterwards. */
  charge(person: Person, kind: WorkKind, amount: number): void;
}

export type WorkLimitsConfig = Pick<
  Config,
  'DOCUMENT_BYTES_PER_MINUTE' | 'DOCUMENT_DEVICES_PER_MINUTE' | 'RUN_CELLS_PER_MINUTE' | 'SEATS_AT_ONCE'
>;

const MINUTE_MS = 60_000;

export function createWorkLimits(config: WorkLimitsConfig): WorkLimits {
  const limits = (most: number) => ({
    ofPerson: new Budget(most, MINUTE_MS),
    ofAddress: new Budget(most * config.SEATS_AT_ONCE, MINUTE_MS),
  });
  const kinds = {
    octets: limits(config.DOCUMENT_BYTES_PER_MINUTE),
    devices: limits(config.DOCUMENT_DEVICES_PER_MINUTE),
    cells: limits(config.RUN_CELLS_PER_MINUTE),
  };

  function tooMuch(kind: WorkKind, most: number, waitMs: number): ApiError {
    const seconds = Math.max(1, Math.ceil(waitMs / 1000));
    const message = say('work-limits.too-much', { kind, most, seconds });
    return new ApiError('rate_limited', message, { retryAfterSeconds: seconds });
  }

  return {
    admit({ name, address }, kind, amount) {
      const { ofPerson, ofAddress } = kinds[kind];
      for (const [budget, whose] of [
        [ofPerson, name],
        [ofAddress, address],
      ] as const) {
        const waitMs = budget.take(whose, amount);
        if (waitMs > 0) throw tooMuch(kind, budget.most, waitMs);
      }
    },
    charge({ name, address }, kind, amount) {
      kinds[kind].ofPerson.charge(name, amount);
      kinds[kind].ofAddress.charge(address, amount);
    },
  };
}
