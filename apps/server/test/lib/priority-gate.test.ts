import { expect, it } from 'vitest';
import { PriorityGate } from '../../src/lib/priority-gate.ts';

const never = new AbortController().signal;
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Works that end when they are told to, by name. */
function works(gate: PriorityGate) {
  const started: string[] = [];
  const finish = new Map<string, () => void>();
  const start = (name: string, urgency: number, signal = never): Promise<string> =>
    gate.pass(urgency, signal, async () => {
      started.push(name);
      await new Promise<void>((resolve) => finish.set(name, resolve));
      return name;
    });
  return { started, start, end: (name: string) => finish.get(name)?.() };
}

it('lets the most urgent through first, and the first come of those', async () => {
  const { started, start, end } = works(new PriorityGate(1));
  const all = [
    start('first', 0),
    start('full 1', 0),
    start('full 2', 0),
    start('quick 1', 2),
    start('run', 1),
    start('quick 2', 2),
  ];
  const order = ['first', 'quick 1', 'quick 2', 'run', 'full 1', 'full 2'];
  for (const [at, name] of order.entries()) {
    await turn();
    expect(started).toEqual(order.slice(0, at + 1));
    end(name);
  }
  expect(await Promise.all(all)).toHaveLength(6);
});

it('has as many places as it was made with, also after failures', async () => {
  const gate = new PriorityGate(2);
  for (let at = 0; at < 5; at += 1) {
    await expect(gate.pass(0, never, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  }
  const { started, start, end } = works(gate);
  const all = ['a', 'b', 'c'].map((name) => start(name, 0));
  await turn();
  expect(started).toEqual(['a', 'b']);
  end('b');
  await turn();
  expect(started).toEqual(['a', 'b', 'c']);
  end('a');
  end('c');
  await Promise.all(all);
});

it('forgets who gives up waiting', async () => {
  const { started, start, end } = works(new PriorityGate(1));
  const stop = new AbortController();
  const first = start('first', 0);
  const second = start('second', 0, stop.signal);
  const third = start('third', 0);
  stop.abort(new Error('gave up'));
  await expect(second).rejects.toThrow('gave up');
  await expect(start('late', 0, stop.signal)).rejects.toThrow('gave up');
  end('first');
  await first;
  await turn();
  expect(started).toEqual(['first', 'third']);
  end('third');
  await third;
});
