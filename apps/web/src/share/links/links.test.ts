import { describe, expect, it } from 'vitest';
import { addressOfLink, embedAddress, embedSnippet } from './links.ts';

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

describe('addressOfLink, links of editors and frames', () => {
  it.each([
    ['https://lab.example/s/abcDEF234567#key=aB_-3', '/s/abcDEF234567#key=aB_-3'],
    ['https://lab.example/s/abcDEF234567?edit=0', '/s/abcDEF234567?edit=0'],
    ['<iframe src="https://lab.example/embed?s=abcDEF234567&ui=min">', '/s/abcDEF234567'],
    ['https://lab.example/embed?ui=min#EAbc', '/lab?ui=min#EAbc'],
    ['https://lab.example/lab?preset=clip-pair', '/lab?preset=clip-pair'],
  ])('%s', (text, address) => expect(addressOfLink(text)).toBe(address));
});

describe('embedSnippet', () => {
  it('escapes what titles may hold', () => {
    const html = embedSnippet('https://lab.example/embed?s=a&ui=none', '"><script>', 480);
    expect(html).toContain('src="https://lab.example/embed?s=a&amp;ui=none"');
    expect(html).toContain('title="&quot;>&lt;script>"');
    expect(html).toContain('allow="clipboard-write; fullscreen"');
  });
});

describe('embedAddress', () => {
  it('writes options behind its own parameter', () => {
    expect(embedAddress({ kind: 'stored', id: 'abc' }, { ui: 'none', isPlaying: true })).toBe(
      '/embed?s=abc&run=1&ui=none',
    );
    expect(embedAddress({ kind: 'preset', id: 'clip-pair' })).toBe('/embed?preset=clip-pair');
  });
});
