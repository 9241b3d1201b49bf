import { expect, it } from 'vitest';
import { lockProblems } from './check-lock.mjs';

const tool = { version: '1.0.0', integrity: 'sha512-x', optionalDependencies: { '@tool/linux': '1.0.0' } };
const platform = { version: '1.0.0', integrity: 'sha512-y', optional: true };

it('accepts a lock file whose optional packages all have entries', () => {
  const packages = { '': {}, 'node_modules/tool': tool, 'node_modules/tool/node_modules/@tool/linux': platform };
  expect(lockProblems({ packages })).toEqual([]);
});

it('names an optional package that npm left out', () => {
  const packages = { '': {}, 'node_modules/tool': tool };
  expect(lockProblems({ packages })).toEqual([expect.stringContaining('node_modules/tool wants @tool/linux')]);
});

it('refuses download addresses, which tie the file to one registry', () => {
  const entry = { version: '1.0.0', integrity: 'sha512-x', resolved: 'https://registry.example/tool.tgz' };
  expect(lockProblems({ packages: { 'node_modules/tool': entry } })).toEqual([expect.stringContaining('address')]);
});

it('refuses an entry without a hash, but not a link to a workspace', () => {
  const packages = { 'node_modules/tool': { version: '1.0.0' }, 'node_modules/ours': { resolved: 'ours', link: true } };
  expect(lockProblems({ packages })).toEqual([expect.stringContaining('node_modules/tool has no integrity')]);
});
