import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lanelab } from '../test/harness.ts';

const SHORT = ['--set', 'durationPs=2s'];

function fileOf(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'lanelab-')), 'checks.txt');
  writeFileSync(file, text);
  return file;
}

test('all hold: status 0, a sentence for each', async () => {
  const file = fileOf('# the network\nELANs = 2\n\nstate(LEC of A) = Operational before 2 ms\n');
  const { code, out } = await lanelab(['check', 'class-mpoa', file, ...SHORT]);
  expect(code).toBe(0);
  expect(out).toBe(
    'holds      ELANs = 2\n             2, expected 2\n' +
      'holds      state(LEC of A) = Operational before 2 ms\n             so since 1.3076 ms, expected by 2 ms\n',
  );
});

test('one fails: status 1, whatever the others do', async () => {
  const checks = ['ELANs = 3', 'goodput(A -> B) > 1 Mb/s from 2 s to 3 s', 'no link A – B'];
  const { code, out } = await lanelab([
    'check',
    'class-mpoa',
    ...SHORT,
    ...checks.flatMap((text) => ['--check', text]),
  ]);
  expect(code).toBe(1);
  expect(out.split('\n').filter((line) => !line.startsWith(' '))).toEqual([
    'fails      ELANs = 3',
    'undecided  goodput(A -> B) > 1 Mb/s from 2 s to 3 s',
    'holds      no link A – B',
    '',
  ]);
  expect(out).toContain('cannot be decided before 3 s; the run ends at 2 s');
});

test('none fails and one is undecided: status 2', async () => {
  expect((await lanelab(['check', 'class-mpoa', ...SHORT, '--check', 'state(BUS) = up at 5 s'])).code).toBe(2);
});

test('JSON has the whole report, with sentences', async () => {
  const args = ['check', 'class-mpoa', ...SHORT, '--json', '--check', 'VCCs of A = answer', '--answer', '5'];
  const { code, out } = await lanelab(args);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({
    checks: [
      {
        text: 'VCCs of A = answer',
        verdict: 'holds',
        decidedAtPs: 2e12,
        found: {
          kind: 'value',
          value: { kind: 'number', number: 5, dimension: 'number' },
          span: { fromPs: 2e12, toPs: 2e12 },
        },
        expected: {
          kind: 'value',
          comparator: '=',
          value: { kind: 'number', number: 5, dimension: 'number' },
          tolerance: null,
        },
        evidence: { timePs: 2e12, device: 1 },
        sentence: '5 at 2 s, expected 5',
      },
    ],
    untilPs: 2e12,
  });
});

test.each([
  [[], 'check needs a preset or a file'],
  [['class-mpoa'], 'check needs a file of checks, or --check'],
  [['class-mpoa', fileOf('# nothing\n')], 'has no check: write one a line'],
  [['class-mpoa', 'no-such-file.txt'], 'no-such-file.txt cannot be read'],
  [['class-mpoa', 'a', 'b'], 'not also "b"'],
  [['no-such-preset', '--check', 'ELANs = 2'], 'there is no preset'],
  [
    ['class-mpoa', '--check', 'goodput(A -> B'],
    'The check ends too early: “)” may follow.\n  goodput(A -> B\n                ^',
  ],
  [['class-mpoa', '--check', 'goodput(A -> B) > 3'], '3 has no unit: write 3 Mb/s.'],
])('wrong input has a status of its own: %j', async (args, message) => {
  const { code, out, err } = await lanelab(['check', ...args]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(message);
});
