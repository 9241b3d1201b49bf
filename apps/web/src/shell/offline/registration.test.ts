/** When the page says that a newer build is there: with Workbox as it is, and workers that a test takes from state to state. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const ORIGIN = 'https://lab.test/';

class FakeWorker extends EventTarget {
  readonly scriptURL = `${ORIGIN}sw.js`;
  state = 'installing';
  readonly asked: unknown[] = [];

  postMessage(message: unknown): void {
    this.asked.push(message);
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;

  private enter(worker: FakeWorker, state: string): void {
    worker.state = state;
    worker.dispatchEvent(new Event('statechange'));
  }

  /** A worker whose script is new: installing, then waiting. */
  install(): FakeWorker {
    const worker = new FakeWorker();
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    this.installing = null;
    this.waiting = worker;
    this.enter(worker, 'installed');
    return worker;
  }

  activate(worker: FakeWorker): void {
    this.waiting = null;
    this.active = worker;
    this.enter(worker, 'activating');
    this.enter(worker, 'activated');
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registration = new FakeRegistration();
  register = async () => this.registration;

  /** The worker's word that it has kept everything. */
  keptAll(): void {
    this.dispatchEvent(new MessageEvent('message', { data: { type: 'KEPT_ALL' } }));
  }

  control(worker: FakeWorker): void {
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

let container: FakeContainer;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  container = new FakeContainer();
  vi.stubGlobal('window', { isSecureContext: true });
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('location', new URL(ORIGIN));
  vi.stubGlobal('navigator', { serviceWorker: container, onLine: true });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The state of the page after a first visit. */
async function visited(): Promise<() => string> {
  const { offlineState, register } = await import('./registration.ts');
  await register();
  return () => offlineState().state;
}

/** Longer than Workbox waits before it reports a worker that is waiting. */
const passTime = () => vi.advanceTimersByTime(5000);

it('says nothing of a newer build on a first visit, however long the first worker waits', async () => {
  const state = await visited();
  const first = container.registration.install();
  passTime();
  expect(state()).toBe('unknown');
  container.registration.activate(first);
  container.control(first);
  passTime();
  expect(state()).toBe('partly');
  container.keptAll();
  expect(state()).toBe('ready');
});

it('has the first worker keep the rest once it is active, and asks once', async () => {
  const state = await visited();
  const first = container.registration.install();
  expect(first.asked).toEqual([]);
  container.registration.activate(first);
  expect(first.asked).toEqual([{ type: 'KEEP_ALL' }]);
  expect(state()).toBe('partly');
});

it('says so when a newer worker waits for the active one, and when it took over', async () => {
  const state = await visited();
  const first = container.registration.install();
  container.registration.activate(first);
  container.control(first);
  const second = container.registration.install();
  passTime();
  expect(state()).toBe('waiting');
  container.registration.activate(second);
  container.control(second);
  expect(state()).toBe('replaced');
});

it('says so when a newer worker waited before the page was opened', async () => {
  container.registration.activate(new FakeWorker());
  container.registration.install();
  expect((await visited())()).toBe('waiting');
});

it('is not replaced by the worker that has it already', async () => {
  const first = new FakeWorker();
  container.registration.activate(first);
  container.controller = first;
  const state = await visited();
  container.control(first);
  container.keptAll();
  expect(state()).toBe('ready');
});
