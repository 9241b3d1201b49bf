// @ts-check
// A thread with a connection of its own to the embedded database: it executes statements in the order in which they come. In plain
// JavaScript: with a compiler a thread would take several times as long to begin.
import { parentPort, workerData } from 'node:worker_threads';
import Libsql from 'libsql';
import { executeOn, withKeptStatements } from './kept-statements.mjs';

/** @type {import('./statement-thread.ts').Place} */
const { file, pragmas } = workerData;
const database = new Libsql(file);
for (const pragma of pragmas) database.pragma(pragma);
const kept = withKeptStatements(database);

/** @type {(order: import('./statement-thread.ts').Order) => import('./statement-thread.ts').Reply} */
function reply({ number, text, parameters }) {
  try {
    return { number, answer: executeOn(kept, text, parameters) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // A copy of an error loses its code on the way to another thread.
    return { number, fault: { message: error.message, code: Reflect.get(error, 'code') } };
  }
}

parentPort?.on('message', (order) => {
  if (order !== 'close') return parentPort?.postMessage(reply(order));
  database.close();
  parentPort?.close();
});
