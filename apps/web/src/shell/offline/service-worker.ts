/**
 * The service worker: keeps every file of one build, so that the lab opens without a network, and nothing else. It takes
 * over from an older one only when a page asks for that, since pages that are open hold the older build's work.
 */
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { isLabPage, pageAt } from './navigation.ts';

declare const self: ServiceWorkerGlobalScope;
/** Files of this build with a revision where their name does not hold one; written in by the build. */
declare const __PRECACHE__: readonly { readonly url: string; readonly revision: string | null }[];

precacheAndRoute([...__PRECACHE__]);

const shell = createHandlerBoundToURL('index.html');
const scope = new URL('./', self.location.href).pathname;
const navigation = new NavigationRoute(async (options) => pageAt(scope, await shell(options)));
registerRoute(({ request, url }) => request.mode === 'navigate' && isLabPage(url, scope), navigation.handler);

// The page that brought the first worker may lose its network before it is opened again.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  if (typeof event.data === 'object' && event.data !== null && Reflect.get(event.data, 'type') === 'SKIP_WAITING')
    void self.skipWaiting();
});
