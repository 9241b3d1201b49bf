/** Why a server or worker does not start, in a sentence: what it was about, the rule, and what to do. */
import path from 'node:path';
import { say } from '@lanelab/messages/server';
import type { Config } from '../config.ts';
import { codesOf, isDatabaseLost } from '../storage/faults.ts';

/** kysely's message where the database has had a migration that this version does not know. */
const NEWER = /previously executed migration (\S+) is missing/;
/** libsql has no code for a file that it cannot open, only SQLite's number in the text. */
const CANNOT_OPEN = /ConnectionFailed\(.*: (?:14|26)"?\)/;

/** Faults of a folder or file, as the operating system names them. */
const NO_ACCESS: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS', 'SQLITE_READONLY', 'SQLITE_CANTOPEN']);
const NO_FOLDER: ReadonlySet<string> = new Set(['EEXIST', 'ENOTDIR', 'ENOENT']);
const NO_DATABASE: ReadonlySet<string> = new Set(['SQLITE_NOTADB', 'SQLITE_CORRUPT']);
/** PostgreSQL's codes for a wrong user, password or database, and for a user who may not do what is needed. */
const REFUSED: ReadonlySet<string> = new Set(['28000', '28P01', '3D000', '42501']);

/** Where the database is, without user and password. */
function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port === '' ? '5432' : port}${pathname}`;
}

/** The variable that names the port at which a process listens. */
export type PortVariable = 'PORT' | 'WORKER_METRICS_PORT';

/** Null for a fault that this has no words for. */
export function startFailure(error: unknown, config: Config, variable: PortVariable = 'PORT'): string | null {
  const codes = codesOf(error);
  const text = error instanceof Error ? error.message : String(error);
  const isOne = (of: ReadonlySet<string>): boolean => codes.some((code) => of.has(code));
  if (error instanceof Error && 'syscall' in error && error.syscall === 'listen') {
    const address = { host: config.HOST, port: String(config[variable]), variable };
    return say(codes.includes('EADDRINUSE') ? 'start.port-in-use' : 'start.port-refused', { ...address, text });
  }
  const { DATABASE_URL: url } = config;
  const place = url === undefined ? path.join(config.DATA_DIR, 'lanelab.db') : placeOf(url);
  const migration = NEWER.exec(text)?.[1];
  if (migration !== undefined) return say('start.newer', { place, migration });
  if (url !== undefined) {
    if (isDatabaseLost(error)) return say('start.unreachable', { place, text: codes.at(-1) ?? text });
    return isOne(REFUSED) ? say('start.refused', { place, text }) : null;
  }
  if (isOne(NO_DATABASE)) return say('start.not-a-database', { place });
  if (isOne(NO_ACCESS) || CANNOT_OPEN.test(text)) return say('start.no-access', { place });
  return isOne(NO_FOLDER) ? say('start.no-folder', { folder: config.DATA_DIR }) : null;
}

/** What a process says before it ends because it does not start. */
export function startFailureText(error: unknown, config: Config, variable?: PortVariable): string {
  return (
    startFailure(error, config, variable) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
  );
}
