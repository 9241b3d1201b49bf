import { expect, it } from 'vitest';
import type { Settings } from '../../share/assignments/answers.ts';
import { draftOf, newSettings, readSettings } from './settings-draft.ts';

const NOW = new Date(2026, 10, 20, 9, 30).getTime();
const TIMES = { nowMs: NOW, createdAtMs: NOW };

it('begins with settings that the server takes, and a due time at the end of a day', () => {
  const draft = newSettings(NOW);
  expect(readSettings(draft, TIMES)).toEqual({
    ok: true,
    settings: {
      dueAtMs: null,
      late: 'mark',
      tries: null,
      variants: 'each',
      locks: [],
      results: 'at-once',
      join: 'name',
      keepDays: 180,
    },
  });
  const due = readSettings({ ...draft, isDue: true }, TIMES);
  expect(due.ok && due.settings.dueAtMs).toBe(new Date(2026, 10, 27, 23, 59).getTime());
});

it('changes nothing of settings that were only looked at', () => {
  const settings: Settings = {
    dueAtMs: new Date(2026, 11, 1, 12, 0).getTime(),
    late: 'refuse',
    tries: 2,
    variants: 'same',
    locks: ['hints', 'solutions'],
    results: 'when-returned',
    join: 'both',
    keepDays: 30,
  };
  expect(readSettings(draftOf(settings, NOW), TIMES)).toEqual({ ok: true, settings });
});

it.each(['0', '101', '2.5', '-1', '', 'three', '1e2'])('refuses %j tries with a sentence that names them', (tries) => {
  const read = readSettings({ ...newSettings(NOW), isLimited: true, tries }, TIMES);
  expect(read.ok ? null : read.faults.tries).toContain(`“${tries}” is no whole number from 1 to 100`);
});

it('names every field that is wrong, and none that is not asked for', () => {
  const wrong = { ...newSettings(NOW), isDue: true, due: '', tries: 'x', keepDays: '9999' };
  const read = readSettings(wrong, TIMES);
  expect(read.ok ? null : Object.keys(read.faults)).toEqual(['due', 'keepDays']);
});

it('does not show results once the work is due where it is never due', () => {
  const read = readSettings({ ...newSettings(NOW), results: 'after-due' }, TIMES);
  expect(read.ok ? null : read.faults.results).toContain('no due date');
});

it('keeps a class that would be erased at once, and says when that was', () => {
  const late = { ...newSettings(NOW), isDue: true, due: '2026-11-10T12:00', keepDays: '5' };
  const read = readSettings(late, TIMES);
  expect(read.ok ? null : read.faults.keepDays).toContain('2026');
  expect(readSettings({ ...late, keepDays: '11' }, TIMES).ok).toBe(true);
  // Without a due date the days count from the making.
  const old = { nowMs: NOW, createdAtMs: NOW - 10 * 86_400_000 };
  expect(readSettings({ ...newSettings(NOW), keepDays: '10' }, old).ok).toBe(false);
});
