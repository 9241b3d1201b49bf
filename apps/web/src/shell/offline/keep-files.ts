/** Fetches files into a cache, a few at a time; those that it has already are not fetched again. */

export interface KeptFile {
  readonly url: string;
  /** Null where the name holds a hash of the content already. */
  readonly revision: string | null;
}

/** Files fetched at a time: the page that is being shown comes first. */
const LANES = 3;

/** A response that came by another address may not answer a navigation. */
async function asAsked(response: Response): Promise<Response> {
  if (!response.redirected) return response;
  const { headers, status, statusText } = response;
  return new Response(await response.blob(), { headers, status, statusText });
}

export async function keepFiles(
  cache: Cache,
  files: readonly KeptFile[],
  keyOf: (url: string) => string,
): Promise<void> {
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const missing = files.filter(({ url }) => !kept.has(keyOf(url)));
  let next = 0;
  const lane = async () => {
    for (let file = missing[next]; file !== undefined; file = missing[next]) {
      next += 1;
      const { url, revision } = file;
      const response = await fetch(url, {
        credentials: 'same-origin',
        cache: revision === null ? 'default' : 'reload',
        priority: 'low',
      });
      if (!response.ok) throw new Error(`${url} cannot be kept: the answer is ${response.status}`);
      await cache.put(keyOf(url), await asAsked(response));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
