import { afterEach, expect, it, vi } from 'vitest';
import { boundCommands, keyGroups } from './command-table.ts';
import { keysHere } from './commands.ts';

afterEach(() => vi.unstubAllGlobals());

it('keys are named as this machine’s keyboard does', () => {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' });
  expect(['Ctrl+Shift+Z', 'Shift+.', '+', '+ − 0'].map(keysHere)).toEqual(['⌘ ⇧ Z', '⇧ .', '+', '+ − 0']);
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' });
  expect(keysHere('Ctrl+Shift+Z')).toBe('Ctrl+Shift+Z');
});

it('keys are listed by group, those of the drawing last, and none without a key', () => {
  const groups = keyGroups(boundCommands);
  expect(groups.map(({ title }) => title)).toEqual([
    'File',
    'Edit',
    'Run',
    'View',
    'Messages and tables',
    'Pages and help',
    'On the drawing',
  ]);
  for (const { rows } of groups) for (const { keys } of rows) expect(keys).not.toBe('');
  const bound = groups.slice(0, -1).flatMap(({ rows }) => rows.map(({ keys }) => keys));
  expect(new Set(bound).size).toBe(bound.length);
});
