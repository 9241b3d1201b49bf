import { expect, it } from 'vitest';
import { openAddress } from './report.ts';

it('the link of a report has no key, and keeps what opens the scenario', () => {
  expect(openAddress('http://lab.example/s/abc?t=1#key=secret')).toBe('http://lab.example/s/abc?t=1');
  expect(openAddress('http://lab.example/lab?t=1#payload')).toBe('http://lab.example/lab?t=1#payload');
});
