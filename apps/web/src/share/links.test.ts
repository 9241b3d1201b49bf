import { describe, expect, it } from 'vitest';
import { addressOfLink } from './links.ts';

describe('addressOfLink', () => {
  it.each([
    ['https://lab.example/s/abcDEF123456', '/s/abcDEF123456'],
    ['  http://localhost:8080/lab#EAbc_-9 ', '/lab#EAbc_-9'],
    ['https://lab.example/lab?theme=dark#EAbc', '/lab?theme=dark#EAbc'],
    ['see /s/abcDEF123456, please', '/s/abcDEF123456'],
  ])('%s', (text, address) => {
    expect(addressOfLink(text)).toBe(address);
  });

  it.each(['', 'hello', 'https://example.com/labs', 'https://lab.example/papers/curitiba/fig7'])(
    'refuses %j',
    (text) => {
      expect(addressOfLink(text)).toBeNull();
    },
  );
});
