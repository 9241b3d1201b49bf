/** The server answers 404 where the web app has no page: both must know the same ones. */
import { expect, it } from 'vitest';
import { isAppPage } from '../apps/server/src/web/app-pages.ts';
import { addressOf } from '../apps/web/src/papers/collection/find.ts';
import { routeOf } from '../apps/web/src/shell/routes.ts';
import { EXPERIMENTS } from '../packages/papers/src/index.ts';

const SINGLE = [
  '',
  'papers',
  'lab',
  'open',
  'mine',
  'lecture',
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
