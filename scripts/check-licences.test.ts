import { expect, it } from 'vitest';
import { licenceProblems } from './check-licences.mjs';
import { neededBy } from './lib/release/materials.mjs';

const component = (license: object) => ({ purl: 'pkg:npm/%40tool/core@1.0.0', licenses: [license] });

it.each([
  { license: { id: 'MIT' } },
  { expression: '(MIT OR Apache-2.0) AND Unicode-3.0' },
  { expression: 'GPL-3.0-only OR MIT' },
])('takes %j', (license) => {
  expect(licenceProblems([component(license)])).toEqual([]);
});

it.each([
  [{ license: { id: 'AGPL-3.0-only' } }, 'has the licence AGPL-3.0-only'],
  [{ expression: 'MIT AND GPL-3.0-only' }, 'has the licence MIT AND GPL-3.0-only'],
  [{ license: { name: 'SEE LICENSE IN README' } }, 'has the licence SEE LICENSE IN README'],
])('refuses %j', (license, message) => {
  expect(licenceProblems([component(license)])).toEqual([expect.stringContaining(`@tool/core@1.0.0 ${message}`)]);
});

it('refuses a package without a licence', () => {
  expect(licenceProblems([{ purl: 'pkg:cargo/x@1.0.0', licenses: [] }])).toEqual([
    'pkg:cargo/x@1.0.0 names no licence',
  ]);
});

it('follows packages as Node finds them, through links and nested copies, and leaves out what development needs', () => {
  const packages = {
    'apps/server': { version: '1.0.0', dependencies: { a: '1', ours: '1' }, devDependencies: { tool: '1' } },
    'packages/ours': { version: '1.0.0', dependencies: { b: '1' } },
    'node_modules/ours': { link: true, resolved: 'packages/ours' },
    'node_modules/a': {
      version: '1.0.0',
      dependencies: { b: '2' },
      optionalDependencies: { native: '1', absent: '1' },
    },
    'node_modules/a/node_modules/b': { version: '2.0.0' },
    'node_modules/b': {
      version: '1.0.0',
      peerDependencies: { p: '1', q: '1' },
      peerDependenciesMeta: { q: { optional: true } },
    },
    'node_modules/native': { version: '1.0.0' },
    'node_modules/p': { version: '1.0.0' },
    'node_modules/q': { version: '1.0.0' },
    'node_modules/tool': { version: '1.0.0', dev: true },
  };
  const found = [...neededBy('apps/server', { packages }).values()].toSorted((a, b) => (a < b ? -1 : 1));
  expect(found).toEqual(['a@1.0.0', 'b@1.0.0', 'b@2.0.0', 'native@1.0.0', 'ours@1.0.0', 'p@1.0.0']);
});
