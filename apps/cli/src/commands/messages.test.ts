import { expect, test } from 'vitest';
import { lanelab } from '../test/harness.ts';

const filtered = (filter: string) => lanelab(['run', 'class-mpoa', '--duration', '9s', '--filter', filter]);

test('--filter shows the messages that pass, and counts them', async () => {
  const { code, out } = await filtered('nhrp.hdr.op.type == "MPOA Resolution Reply" && to == A');
  const lines = out.trimEnd().split('\n');
  expect(code).toBe(0);
  expect(lines[0]).toMatch(/^Time s\s+From\s+To\s+VPI\/VCI\s+Message$/);
  expect(lines[1]).toMatch(/^8\.\d{9}\s+Router\s+A\s+0\/\d+\s+MPOA Resolution Reply: request ID \d+/);
  expect(lines.at(-1)).toMatch(/^1 of \d{3} messages$/);
  expect(lines).toHaveLength(3);
});

test('a filter that nothing passes has its count, and says that data packets are left out', async () => {
  expect((await filtered('fate == lost')).out).toMatch(/^0 of \d{3} messages\nData packets were not looked at: --data/);
});

test('--data lists data packets too, however many the run has, and not without a filter', async () => {
  const args = ['run', 'curitiba-lane', '--duration', '8.2s', '--data'];
  const { code, out } = await lanelab([...args, '--filter', 'tcp.len > 0 && from == Solimoes']);
  const lines = out.trimEnd().split('\n');
  expect(code).toBe(0);
  expect(lines[1]).toMatch(/^8\.\d{9}\s+Solimoes\s+Negro\s+0\/\d+\s+TCP: source 10\.0\.0\.2/);
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.at(-1)).toMatch(/^\d+ of \d+ messages$/);
  const alone = await lanelab(args);
  expect([alone.code, alone.err]).toEqual([2, expect.stringContaining('Name a filter with --filter')]);
});

test('a filter that cannot be read is marked at its fault', async () => {
  const { code, err } = await filtered('node == A && ip.dst == 3');
  expect(code).toBe(2);
  const [sentence, text = '', mark] = err.split('\n');
  expect(sentence).toContain('write 10.0.2.1');
  expect(mark?.indexOf('^')).toBe(text.lastIndexOf('3'));
});
