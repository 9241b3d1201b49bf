/** Which page an address means. */

export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'gallery' }
  | { readonly page: 'experiment'; readonly paper: string; readonly id: string }
  | { readonly page: 'stored'; readonly id: string }
  | { readonly page: 'lab' }
  | { readonly page: 'open' }
  | { readonly page: 'mine' }
  | { readonly page: 'lecture' }
  | { readonly page: 'embed' }
  | { readonly page: 'ready' }
  | { readonly page: 'help' }
  | { readonly page: 'missing'; readonly path: string };

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a broken escape: shown as it was typed
  }
}

export function routeOf(path: string): Route {
  const parts = path
    .split('/')
    .filter((part) => part !== '')
    .map(decode);
  const [first, second, third] = parts;
  if (first === undefined) return { page: 'start' };
  if (first === 'papers' && parts.length <= 2) return { page: 'gallery' };
  if (first === 'papers' && second !== undefined && third !== undefined && parts.length === 3) {
    return { page: 'experiment', paper: second, id: third };
  }
  if (first === 's' && second !== undefined && parts.length === 2) return { page: 'stored', id: second };
  if (first === 'lab' && parts.length === 1) return { page: 'lab' };
  if (first === 'open' && parts.length === 1) return { page: 'open' };
  if (first === 'mine' && parts.length === 1) return { page: 'mine' };
  if (first === 'lecture' && parts.length === 1) return { page: 'lecture' };
  if (first === 'embed' && parts.length === 1) return { page: 'embed' };
  if (first === 'ready' && parts.length === 1) return { page: 'ready' };
  if (first === 'help' && parts.length === 1) return { page: 'help' };
  return { page: 'missing', path };
}
