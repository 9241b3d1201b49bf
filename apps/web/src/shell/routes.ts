/** Which page an address means. */

export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'gallery' }
  | { readonly page: 'experiment'; readonly paper: string; readonly id: string }
  | { readonly page: 'stored'; readonly id: string }
  | { readonly page: 'lab' }
  | { readonly page: 'open' }
  | { readonly page: 'mine' }
  | { readonly page: 'learn' }
  /** A built-in lesson by name; null: the address has the lesson itself, or where it is kept. */
  | { readonly page: 'lesson'; readonly id: string | null }
  /** What a student did in a lesson, computed again. */
  | { readonly page: 'result' }
  /** A lesson is given to a class. */
  | { readonly page: 'assign' }
  /** A student's page; null: the class code is still asked for. */
  | { readonly page: 'join'; readonly code: string | null }
  | { readonly page: 'teach'; readonly code: string }
  | { readonly page: 'lecture' }
  /** A live room by its code as it was typed; empty where the address has none. */
  | { readonly page: 'room'; readonly typed: string }
  /** The screen of a student of a live room, for its teacher. */
  | { readonly page: 'screen'; readonly typed: string }
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
  if (first === 'learn' && parts.length === 1) return { page: 'learn' };
  if (first === 'learn' && second !== undefined && parts.length === 2) return { page: 'lesson', id: second };
  if (first === 'lesson' && parts.length === 1) return { page: 'lesson', id: null };
  if (first === 'result' && parts.length === 1) return { page: 'result' };
  if (first === 'assign' && parts.length === 1) return { page: 'assign' };
  if (first === 'join' && parts.length <= 2) return { page: 'join', code: second ?? null };
  if (first === 'teach' && second !== undefined && parts.length === 2) return { page: 'teach', code: second };
  if (first === 'lecture' && parts.length === 1) return { page: 'lecture' };
  if (first === 'room' && second !== undefined && third === 'screen' && parts.length === 3)
    return { page: 'screen', typed: second };
  if (first === 'room' && parts.length <= 2) return { page: 'room', typed: second ?? '' };
  if (first === 'embed' && parts.length === 1) return { page: 'embed' };
  if (first === 'ready' && parts.length === 1) return { page: 'ready' };
  if (first === 'help' && parts.length === 1) return { page: 'help' };
  return { page: 'missing', path };
}

/** What the window shows: a page, or a lecture over the whole of it. */
export type Page = Route | { readonly page: 'present' };

/** `?present` on the start page or in the lab opens a lecture. */
export function pageOf(route: Route, search: string): Page {
  const hasLecture = route.page === 'start' || route.page === 'lab';
  return hasLecture && new URLSearchParams(search).has('present') ? { page: 'present' } : route;
}
