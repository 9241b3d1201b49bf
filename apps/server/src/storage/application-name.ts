/** How servers and workers are called in PostgreSQL's list of sessions: by the schema whose tables they use. */
import type pg from 'pg';

const LONGEST = 63;

export function applicationName(schema: string): string {
  return `lanelab ${schema}`.slice(0, LONGEST);
}

/** Names a new connection before anything else is asked of it, so that a restore can tell whether anybody uses the tables. */
export async function nameSession(client: pg.ClientBase): Promise<void> {
  await client.query(`SELECT set_config('application_name', left('lanelab ' || current_schema(), ${LONGEST}), false)`);
}
