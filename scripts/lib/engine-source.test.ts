import { describe, expect, it } from 'vitest';
import { engineSourceHash, withoutTests } from './engine-source.mjs';

describe('withoutTests', () => {
  it('cuts a test module and keeps what follows it', () => {
    const source = 'fn a() {}\n\n#[cfg(test)]\nmod tests {\n    fn b() {\n    }\n}\nfn c() {}\n';
    expect(withoutTests(source)).toBe('fn a() {}\n\nfn c() {}\n');
  });

  it('cuts a test module in a file of its own, with attributes', () => {
    expect(withoutTests('fn a() {}\n#[cfg(test)]\n#[path = "x.rs"]\nmod tests;\n')).toBe('fn a() {}\n');
  });

  it('keeps other conditional code', () => {
    const source = '#[cfg(target_arch = "wasm32")]\nmod wasm;\n';
    expect(withoutTests(source)).toBe(source);
  });
});

it('hashes the same sources to the same value', () => {
  expect(engineSourceHash()).toMatch(/^[0-9a-f]{64}$/);
  expect(engineSourceHash()).toBe(engineSourceHash());
});
