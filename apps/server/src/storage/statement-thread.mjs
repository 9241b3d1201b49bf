// @ts-check
// A thread with a connection of its own to the embedded database: it executes statements in the order in which they come. In plain
// JavaScript: with a compiler a thread would take several times as long to begin.
import { parentPort, workerData } from 'node:worker_threads';
import Libsql from 'libsql';
import { executeOn, withKeptStatements } from './kept-statements.mjs';

/** @type {import('./statement-thread.ts').Place} */
const { file, pragmas } = workerData;

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
  if (order !== 'close') return parentPort?.postMessage(reply(order));
  connection.database.close();
  parentPort?.close();
});
