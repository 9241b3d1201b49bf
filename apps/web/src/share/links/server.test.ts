import { afterEach, describe, expect, it, vi } from 'vitest';
import { readStored } from './server.ts';

afterEach(() => vi.unstubAllGlobals());

/** An answer that begins and then breaks off. */
function broken(): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"id":'));
      controller.error(new TypeError('network error'));
    },
  });
  return new Response(body, { status: 200 });
}

describe('the scenario store of the server', () => {
  it('says that the server cannot be reached, also when the connection breaks within the answer', async () => {
    for (const fails of [() => Promise.reject(new TypeError('network error')), () => Promise.resolve(broken())]) {
      vi.stubGlobal('fetch', fails);
      await expect(readStored('abcdef')).rejects.toMatchObject({ name: 'StoreError', kind: 'offline' });
    }
  });

  it('knows a page where the API should be', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<!doctype html>', { status: 200 })));
    await expect(readStored('abcdef')).rejects.toMatchObject({ name: 'StoreError', kind: 'no-server' });
  });
});
