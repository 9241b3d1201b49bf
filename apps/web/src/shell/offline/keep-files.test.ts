import { afterEach, expect, it, vi } from 'vitest';
import { keepFiles } from './keep-files.ts';

afterEach(() => vi.unstubAllGlobals());

const file = (url: string, revision: string | null = null) => ({ url, revision });

/** A cache that begins with these files. */
function cacheOf(...urls: readonly string[]) {
  const kept = new Map(urls.map((url) => [url, new Response('old')]));
  const cache: Partial<Cache> = {
    keys: async () => [...kept.keys()].map((url) => ({ url }) as Request),
    put: async (url, response) => void (typeof url === 'string' && kept.set(url, response)),
  };
  return { kept, cache: cache as Cache };
}

function serve(answer: (url: string) => Response) {
  const asked: { url: string; mode: string | undefined }[] = [];
  let [underWay, most] = [0, 0];
  vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit) => {
    asked.push({ url, mode: cache });
    underWay += 1;
    most = Math.max(most, underWay);
    await Promise.resolve();
    underWay -= 1;
    return answer(url);
  });
  return { asked, most: () => most };
}

it('fetches what is missing, a few at a time, and past the cache of the browser where the name holds no hash', async () => {
  const { kept, cache } = cacheOf('key b');
  const { asked, most } = serve(() => new Response('new'));
  const files = [file('a', '1234'), file('b'), file('c'), file('d'), file('e'), file('f')];
  await keepFiles(cache, files, (url) => `key ${url}`);
  expect(asked.map(({ url }) => url)).toEqual(['a', 'c', 'd', 'e', 'f']);
  expect(asked.map(({ mode }) => mode)).toEqual(['reload', 'default', 'default', 'default', 'default']);
  expect(most()).toBe(3);
  expect(await kept.get('key b')?.text()).toBe('old');
  expect(await kept.get('key f')?.text()).toBe('new');
});

it('fails where a file is not there, and keeps no answer that says so', async () => {
  const { kept, cache } = cacheOf();
  serve((url) => new Response('', { status: url === 'gone' ? 404 : 200 }));
  await expect(keepFiles(cache, [file('gone')], (url) => url)).rejects.toThrow(
    'gone cannot be kept: the answer is 404',
  );
  expect(kept.size).toBe(0);
});
