/** The server answers 404 where the web app has no page: both must know the same ones. */
import { expect, it } from 'vitest';
import { isAppPage } from '../apps/server/src/web/app-pages.ts';
import { addressOf } from '../apps/web/src/papers/collection/find.ts';
import { routeOf } from '../apps/web/src/shell/routes.ts';
import { BUILT_IN } from '../packages/lessons/src/built-in/index.ts';
import { EXPERIMENTS } from '../packages/papers/src/index.ts';

const SINGLE = [
  '',
  'papers',
  'lab',
  'open',
  'mine',
  'lecture',
  'learn',
  'lesson',
  'learn/atm-overhead/more',
  'assign',
  'assign/more',
  'join',
  'join/K7QF3MPW',
  'join/k7qf-3mpw',
  'join/K7QF3MPW/more',
  'teach',
  'teach/K7QF3MPW',
  'embed',
  'ready',
  'help',
  's',
  'nix',
  '.git',
  'Lab',
  'lab/more',
  '%6cab',
  '%zz',
];

it.each(SINGLE.map((path) => `/${path}`))('is a page for both or for neither: %s', (path) => {
  expect(isAppPage(path)).toBe(routeOf(path).page !== 'missing');
});

it('has a page for every experiment, by its short and its whole name, and for no other', () => {
  for (const experiment of EXPERIMENTS) {
    expect(isAppPage(addressOf(experiment))).toBe(true);
    expect(isAppPage(`/papers/${experiment.paper}/${experiment.id}`)).toBe(true);
    expect(isAppPage(`/papers/${experiment.paper}`)).toBe(true);
  }
  for (const path of [
    '/papers/nobody',
    '/papers/curitiba/fig99',
    '/papers/tut/curitiba-fig7',
    '/papers/curitiba/fig7/more',
  ])
    expect(isAppPage(path)).toBe(false);
});

it('has a page for every built-in lesson, and for no other', () => {
  for (const { id } of BUILT_IN) expect(isAppPage(`/learn/${id}`)).toBe(true);
  expect(isAppPage('/learn/nothing')).toBe(false);
});
