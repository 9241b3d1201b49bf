import { describe, expect, it } from 'vitest';
import { brokenLinks } from './check-links.mjs';

describe('brokenLinks', () => {
  const exists = (path: string) => path === 'docs/model.md' || path === 'packages/x/src';

  it('names a relative link whose file is gone', () => {
    const text = 'See [the model](model.md), [the code](../packages/x/src) and [the past](gone.md#then).';
    expect(brokenLinks('docs/a.md', text, exists)).toEqual(['docs/a.md links to gone.md#then, which does not exist']);
  });

  it('leaves addresses, anchors and code alone', () => {
    const text = '[site](https://example.org) [below](#limits) `[a](b.md)`\n```\n[c](d.md)\n```\n';
    expect(brokenLinks('docs/a.md', text, exists)).toEqual([]);
  });
});
