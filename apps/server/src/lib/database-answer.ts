/** The answer to a client where the database is away, or its disk is full. */
import { say } from '@lanelab/messages/server';
import { ApiError } from '../errors.ts';
import { isDatabaseLost, isDiskFull } from '../storage/faults.ts';

/** Said before a client asks again: a server goes on within this time once its database is back. */
export const AWAY_SECONDS = 5;

/** Null for all other faults. */
export function databaseAnswer(fault: unknown): ApiError | null {
  if (isDatabaseLost(fault)) {
    const message = say('error-handler.database-away', { seconds: AWAY_SECONDS });
    return new ApiError('database_unavailable', message, { retryAfterSeconds: AWAY_SECONDS, cause: fault });
  }
  return isDiskFull(fault) ? new ApiError('disk_full', say('error-handler.disk-full'), { cause: fault }) : null;
}
