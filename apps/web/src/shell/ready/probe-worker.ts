/** A worker that says what it has, and nothing else. */

export interface WorkerAnswer {
  readonly hasLocks: boolean;
}

async function hasLocks(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  return navigator.locks.request(`lanelab ready ${crypto.randomUUID()}`, (lock) => lock !== null);
}

const answer: WorkerAnswer = { hasLocks: await hasLocks() };
self.postMessage(answer, { transfer: [] });
