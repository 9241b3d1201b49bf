/** How servers and workers are called in PostgreSQL's list of sessions: by the schema whose tables they use. */
import type pg from 'pg';

const LONGEST = 63;

export function applicationName(schema: string): string {
  return `lanelab ${schema}`.slice(0, LONGEST);
}

/** Names every connection of the pool, so that a restore can tell whether anybody uses the tables. */
export function nameSessions(pool: pg.Pool, onError: (error: Error) => void): void {
  pool.on('connect', (client) => {
    client
      .query(`SELECT set_config('application_name', left('lanelab ' || current_schema(), ${LONGEST}), false)`)
      .catch(onError);
  });
}
