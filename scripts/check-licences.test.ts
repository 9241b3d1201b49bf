import { expect, it } from 'vitest';
import { licenceProblems } from './check-licences.mjs';

const component = (license: object) => ({ purl: 'pkg:npm/%40tool/core@1.0.0', licenses: [license] });

it.each([{ license: { id: 'MIT' } }, { expression: '(MIT OR Apache-2.0) AND Unicode-3.0' }, { expression: 'GPL-3.0-only OR MIT' }])(
  'takes %j',
  (license) => {
    expect(licenceProblems([component(license)])).toEqual([]);
  },
);

it.each([
  [{ license: { id: 'AGPL-3.0-only' } }, 'has the licence AGPL-3.0-only'],
  [{ expression: 'MIT AND GPL-3.0-only' }, 'has the licence MIT AND GPL-3.0-only'],
  [{ license: { name: 'SEE LICENSE IN README' } }, 'has the licence SEE LICENSE IN README'],
])('refuses %j', (license, message) => {
  expect(licenceProblems([component(license)])).toEqual([expect.stringContaining(`@tool/core@1.0.0 ${message}`)]);
});

it('refuses a package without a licence', () => {
  expect(licenceProblems([{ purl: 'pkg:cargo/x@1.0.0', licenses: [] }])).toEqual(['pkg:cargo/x@1.0.0 names no licence']);
});
