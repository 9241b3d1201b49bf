import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchAgain, fetchPatiently } from './fetch-again.ts';

const missing = (): Promise<string> =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js'));

beforeEach(() => {
  vi.useFakeTimers();
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is missing is asked for again after pauses that grow, and used once', async () => {
  const load = vi.fn(missing);
  const use = vi.fn();
  fetchPatiently(load, use);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValue('module');
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(3);
  expect(use.mock.calls).toEqual([['module']]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(load).toHaveBeenCalledTimes(3);
});

test('it is asked for at once when the connection is back, and when a reader asks', async () => {
  const load = vi.fn(missing);
  fetchPatiently(load, vi.fn());
  await vi.advanceTimersByTimeAsync(0);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(2);
  fetchAgain();
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(3);
});

test('nothing is asked for or used once it is over', async () => {
  const load = vi.fn(missing);
  const use = vi.fn();
  const stopWaiting = fetchPatiently(load, use);
  await vi.advanceTimersByTimeAsync(0);
  stopWaiting();
  await vi.advanceTimersByTimeAsync(600_000);
  fetchAgain();
  expect(load).toHaveBeenCalledTimes(1);
  load.mockResolvedValue('module');
  fetchPatiently(load, use)();
  await vi.advanceTimersByTimeAsync(0);
  expect(use).not.toHaveBeenCalled();
});
