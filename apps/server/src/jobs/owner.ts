/** Names of processes that compute, as they stand in their leases: machine, process, and what tells it from others that had the same number. */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import process from 'node:process';

/** In a container every server may be process 1. */
const THIS_PROCESS = randomUUID();

/** A name for each job system: tests have several in one process. */
export function newOwner(): string {
  return `${hostname()} ${process.pid} ${THIS_PROCESS} ${randomUUID()}`;
}

/** Whether the process is certainly over. One of another machine is never: its leases run out if it is. */
export function isOver(owner: string): boolean {
  const [machine, number, which] = owner.split(' ');
  if (machine !== hostname()) return false;
  if (Number(number) === process.pid) return which !== THIS_PROCESS;
  try {
    process.kill(Number(number), 0); // Signal 0 only asks whether there is such a process.
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
