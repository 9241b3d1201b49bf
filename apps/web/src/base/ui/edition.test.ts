import { describe, expect, it } from 'vitest';
import { hasServer, inLab, onHost, root } from './edition.ts';

describe('addresses below a folder', () => {
  it.each([
    ['/', '/teaching/lab/'],
    ['/papers/curitiba/fig7?quality=quick#x', '/teaching/lab/papers/curitiba/fig7?quality=quick#x'],
    ['#words', '#words'],
  ])('%s is %s on the host', (path, expected) => {
    expect(onHost(path, '/teaching/lab/')).toBe(expected);
  });

  it.each([
    ['/teaching/lab/', '/'],
    ['/teaching/lab/index.html', '/'],
    ['/teaching/lab/papers/', '/papers/'],
    ['/teaching/lab/lab/index.html', '/lab/'],
    ['/elsewhere', '/elsewhere'],
  ])('%s is %s in the lab', (pathname, expected) => {
    expect(inLab(pathname, '/teaching/lab/')).toBe(expected);
  });

  it('changes nothing at the top of a host with a server', () => {
    expect([hasServer, root, onHost('/papers'), inLab('/papers')]).toEqual([true, '/', '/papers', '/papers']);
  });
});
