/** What pages and the service worker tell each other, beside what Workbox does. */

/** From a page: keep what the first step has left out. */
export const KEEP_ALL = 'KEEP_ALL';
/** To that page: everything is kept. */
export const KEPT_ALL = 'KEPT_ALL';
