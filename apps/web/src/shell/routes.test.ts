import { describe, expect, it } from 'vitest';
import { routeOf } from './routes.ts';

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
    ['/lecture', { page: 'lecture' }],
    ['/embed', { page: 'embed' }],
    ['/ready', { page: 'ready' }],
    ['/help', { page: 'help' }],
    ['/nothing/here', { page: 'missing', path: '/nothing/here' }],
    ['/s/%E0%A4%A', { page: 'stored', id: '%E0%A4%A' }],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });
});
