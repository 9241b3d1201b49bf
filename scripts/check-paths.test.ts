import { expect, it } from 'vitest';
import { pathProblems } from './check-paths.mjs';

// Put together here, so that this file passes its own check.
const someone = ['', 'home', 'ada', 'lanelab', 'a.rs'].join('/');

it('names the line of a path into somebody’s folder', () => {
  expect(pathProblems('a.txt', `first\nsee ${someone}\n`)).toEqual([expect.stringContaining('a.txt:2')]);
});

it('leaves system paths, addresses and routes alone', () => {
  expect(pathProblems('a.txt', '/usr/bin/rustc https://example.org/home/page 10.0.0.1/24 /api/runs')).toEqual([]);
});
