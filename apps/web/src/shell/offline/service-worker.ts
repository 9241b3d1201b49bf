/**
 * The service worker: keeps every file of one build, so that the lab opens without a network, and nothing else. A first visit
 * keeps the start page and the lab before all the rest: it may be short. It takes over from an older worker only when a page asks
 * for that, since pages that are open hold the older build's work.
 */
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { type KeptFile, keepFiles } from './keep-files.ts';
import { isLabPage, pageAt } from './navigation.ts';
import { KEEP_ALL, KEPT_ALL } from './worker-messages.ts';

declare const self: ServiceWorkerGlobalScope;
/** Files of this build, written in by the build: what the start page and the lab need, and the others. */
declare const __FIRST__: readonly KeptFile[];
declare const __LATER__: readonly KeptFile[];

const first = __FIRST__;
const all = [...first, ...__LATER__];

const controller = new PrecacheController();
controller.addToCacheList(all);
registerRoute(new PrecacheRoute(controller));

const keep = async (files: readonly KeptFile[]): Promise<void> =>
  keepFiles(await caches.open(controller.strategy.cacheName), files, (url) => controller.getCacheKeyForURL(url) ?? url);

const shell = controller.createHandlerBoundToURL('index.html');
const scope = new URL('./', self.location.href).pathname;
const navigation = new NavigationRoute(async (options) => pageAt(scope, await shell(options)));
registerRoute(({ request, url }) => request.mode === 'navigate' && isLabPage(url, scope), navigation.handler);

self.addEventListener('install', (event) => {
  // Beside an older worker nobody waits for this one, and its files may be gone from the server by the time they are asked for.
  const isUpdate = self.registration.active !== null;
  event.waitUntil(keep(isUpdate ? all : first));
});

self.addEventListener('activate', (event) => {
  void controller.activate(event);
  // The page that brought the first worker may lose its network before it is opened again.
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  const type: unknown = typeof event.data === 'object' && event.data !== null ? Reflect.get(event.data, 'type') : null;
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === KEEP_ALL) event.waitUntil(keep(all).then(() => event.source?.postMessage({ type: KEPT_ALL })));
});
