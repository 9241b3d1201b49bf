import { describe, expect, it } from 'vitest';
import { pageOf, routeOf } from './routes.ts';

describe('routeOf', () => {
  it.each([
    ['/', { page: 'start' }],
    ['/papers', { page: 'gallery' }],
    ['/papers/', { page: 'gallery' }],
    ['/papers/curitiba', { page: 'gallery' }],
    ['/papers/curitiba/fig7', { page: 'experiment', paper: 'curitiba', id: 'fig7' }],
    ['/s/abc', { page: 'stored', id: 'abc' }],
    ['/lab', { page: 'lab' }],
    ['/mine', { page: 'mine' }],
    ['/learn', { page: 'learn' }],
    ['/learn/atm-overhead', { page: 'lesson', id: 'atm-overhead' }],
    ['/lesson', { page: 'lesson', id: null }],
    ['/lecture', { page: 'lecture' }],
    ['/lesson', { page: 'lesson', id: null }],
    ['/result', { page: 'result' }],
    ['/assign', { page: 'assign' }],
    ['/join', { page: 'join', code: null }],
    ['/join/k7qf-3mpw', { page: 'join', code: 'k7qf-3mpw' }],
    ['/teach/K7QF3MPW', { page: 'teach', code: 'K7QF3MPW' }],
    ['/teach', { page: 'missing', path: '/teach' }],
    ['/room', { page: 'room', typed: '' }],
    ['/room/k7qf-3mpw', { page: 'room', typed: 'k7qf-3mpw' }],
    ['/room/k7qf-3mpw/screen', { page: 'screen', typed: 'k7qf-3mpw' }],
    ['/embed', { page: 'embed' }],
    ['/ready', { page: 'ready' }],
    ['/help', { page: 'help' }],
    ['/nothing/here', { page: 'missing', path: '/nothing/here' }],
    ['/s/%E0%A4%A', { page: 'stored', id: '%E0%A4%A' }],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });
});

it.each([
  ['/', '?present', 'present'],
  ['/lab', '?present=AB', 'present'],
  ['/', '', 'start'],
  ['/', '?theme=dark', 'start'],
  ['/learn', '?present', 'learn'],
])('the window shows of %s%s the page %s', (path, search, page) => {
  expect(pageOf(routeOf(path), search).page).toBe(page);
});
