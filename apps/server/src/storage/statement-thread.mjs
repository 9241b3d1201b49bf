// @ts-check
// A thread with a connection of its own to the embedded database: it executes statements in the order in which they come. In plain
// JavaScript: with a compiler a thread would take several times as long to begin.
import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import Libsql from 'libsql';
import { executeOn, withKeptStatements } from './kept-statements.mjs';

/** @type {import('./statement-thread.ts').Place} */
const { file, pragmas } = workerData;

/** A large document takes a while to be written; meanwhile the thread that answers goes first. */
const NICE = 10;
// On Linux alone a priority belongs to a thread; elsewhere it would be the whole process's.
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + NICE));

function connect() {
  const database = new Libsql(file);
  for (const pragma of pragmas) database.pragma(pragma);
  return { database, kept: withKeptStatements(database) };
}

let connection = connect();
/** libsql leaves a statement under way that waited for a lock in vain, and its connection commits nothing any more. */
let isSpoilt = false;

/** @type {(order: import('./statement-thread.ts').Order) => import('./statement-thread.ts').Reply} */
function reply({ number, text, parameters }) {
  try {
    if (isSpoilt && !connection.database.inTransaction) {
      connection.database.close();
      connection = connect();
      isSpoilt = false;
    }
    return { number, answer: executeOn(connection.kept, text, parameters) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // A copy of an error loses its code on the way to another thread.
    const code = Reflect.get(error, 'code');
    isSpoilt ||= String(code).startsWith('SQLITE_BUSY');
    return { number, fault: { message: error.message, code } };
  }
}

parentPort?.on('message', (order) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  if (order !== 'close') return parentPort?.postMessage(reply(order));
  connection.database.close();
  parentPort?.close();
});
