/** Faults of the database that no request is to blame for: it cannot be reached, or its disk is full. */

/** Network faults, as the operating system names them. */
const NETWORK: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);
/**
 * PostgreSQL's codes: class 08 is about connections, 57P01 to 57P03 come from a server that stops, crashed or starts, 25P03
 * and 57P05 end a connection that was idle for too long, and 53300 says that there are too many.
 */
const LOST_CODE = /^(?:08[0-9A-Z]{3}|57P0[1235]|25P03|53300)$/;
/** Faults for which node-postgres and its pool have no code. */
const LOST_TEXT =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed and is not queryable)/;
/** SQLite's code, that of PostgreSQL, and that of the operating system. */
const FULL_CODES: ReadonlySet<string> = new Set(['SQLITE_FULL', '53100', 'ENOSPC']);
const FULL_TEXT = /database or disk is full/;

/** The statement was not sent, since the database has not answered for a while. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';

  constructor(cause: Error) {
    super(`the database does not answer: ${cause.message}`, { cause });
  }
}

/** The error and those that it sums up: a name with several addresses has one for each. */
function partsOf(error: unknown): readonly Error[] {
  if (!(error instanceof Error)) return [];
  return error instanceof AggregateError ? [error, ...error.errors.flatMap(partsOf)] : [error];
}

export function codesOf(error: unknown): readonly string[] {
  return partsOf(error).flatMap((part) => ('code' in part ? [String(part.code)] : []));
}

/** The cause for everybody to read: a network fault without the address, which stands in the log. */
export function publicCause(error: Error): string {
  return codesOf(error).find((code) => NETWORK.has(code)) ?? error.message;
}

/** Whether the database could not be reached, or the connection to it broke. */
export function isDatabaseLost(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  if (codesOf(error).some((code) => NETWORK.has(code) || LOST_CODE.test(code))) return true;
  return partsOf(error).some(({ message }) => LOST_TEXT.test(message));
}

export function isDiskFull(error: unknown): boolean {
  return (
    codesOf(error).some((code) => FULL_CODES.has(code)) || (error instanceof Error && FULL_TEXT.test(error.message))
  );
}

/** Both pass: what failed may be tried again later. The log has one line when such a fault begins, and one when it ends. */
export function isPassing(error: unknown): boolean {
  return isDatabaseLost(error) || isDiskFull(error);
}

/** The level at which a fault is logged that would be of the level `usual`: those that pass have their line already. */
export function levelOf<Level extends string>(error: unknown, usual: Level): Level | 'debug' {
  return isPassing(error) ? 'debug' : usual;
}
