/** Which addresses the kept page answers for, and how it finds its files from there. */

/** Addresses of the server itself: the cache never answers them. */
const ofServer = /^(?:api|metrics|operator|oembed|embed)(?:\/|$)/;

/** Whether an address of this origin is a page of the lab: no route of the server, no file. */
export function isLabPage(url: URL, scope: string): boolean {
  if (!url.pathname.startsWith(scope)) return false;
  const path = url.pathname.slice(scope.length);
  const last = path.split('/').at(-1) ?? '';
  return !ofServer.test(path) && (!last.includes('.') || path === 'index.html');
}

/** The kept page for any depth: what it names relative to itself is named from the lab's folder instead. */
export async function pageAt(scope: string, kept: Response): Promise<Response> {
  const html = (await kept.text()).replaceAll(/\b(src|href)="\.\//g, (_, name: string) => `${name}="${scope}`);
  // Its security policy comes along; what says how the octets travelled does not.
  const headers = new Headers(kept.headers);
  for (const name of ['content-length', 'content-encoding']) headers.delete(name);
  return new Response(html, { status: kept.status, headers });
}
