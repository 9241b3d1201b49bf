/** Keeps the lab for use without a network, and knows when a newer build waits. It never loads a page again by itself. */
import { say } from '@lanelab/messages/shell';
import type { Workbox } from 'workbox-window';
import { root } from '../../base/ui/edition.ts';
import { report } from '../../base/ui/page-state.ts';
import { KEEP_ALL, KEPT_ALL } from './worker-messages.ts';

export type OfflineState =
  /** Not known yet, or a development server that keeps nothing. */
  | { readonly state: 'unknown' }
  /** Plain http on another machine: browsers keep nothing then. */
  | { readonly state: 'insecure' }
  /** The browser keeps nothing here: a private window, storage switched off. */
  | { readonly state: 'refused'; readonly reason: string }
  /** The start page and the lab are kept, the rest is on its way. */
  | { readonly state: 'partly' }
  | { readonly state: 'ready' }
  /** A newer build is kept and waits until `takeOver`. */
  | { readonly state: 'waiting' }
  /** A newer build took over at another tab's wish; this page is still the older one. */
  | { readonly state: 'replaced' };

const HOUR_MS = 3_600_000;

let current: OfflineState = { state: 'unknown' };
const listeners = new Set<() => void>();
let workbox: Workbox | null = null;
let isReloading = false;

function become(next: OfflineState): void {
  current = next;
  report('offline', next.state);
  for (const listener of listeners) listener();
}

export function offlineState(): OfflineState {
  return current;
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Whether a newer build waits for an older one. The first worker waits, too, until the browser activates it, and on a busy
 * machine that takes longer than Workbox allows for before it reports a waiting worker; but nothing is active beside it.
 */
function hasNewer({ waiting, active }: ServiceWorkerRegistration): boolean {
  return waiting !== null && active !== null && waiting !== active;
}

/** Has an active worker keep what its first step has left out. */
function keepAll(worker: ServiceWorker | null | undefined): void {
  if (worker === null || worker === undefined || current.state !== 'unknown') return;
  become({ state: 'partly' });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a service worker is of this origin
  worker.postMessage({ type: KEEP_ALL });
}

/** Called once, when the page has what it needs: keeping files must not compete with showing them. */
export async function register(): Promise<void> {
  if (!window.isSecureContext) return become({ state: 'insecure' });
  if (!('serviceWorker' in navigator))
    return become({ state: 'refused', reason: say('registration.this-browser-has-no-service') });
  try {
    const { Workbox } = await import('workbox-window');
    workbox = new Workbox(`${root}sw.js`, { scope: root });
    let registration: ServiceWorkerRegistration | undefined;
    const lookForNewer = () => {
      if (registration !== undefined && hasNewer(registration)) become({ state: 'waiting' });
    };
    workbox.addEventListener('waiting', lookForNewer);
    workbox.addEventListener('activated', () => keepAll(registration?.active));
    navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const isWhole = typeof data === 'object' && data !== null && Reflect.get(data, 'type') === KEPT_ALL;
      if (isWhole && current.state === 'partly') become({ state: 'ready' });
    });
    let controller = navigator.serviceWorker.controller;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      const before = controller;
      controller = navigator.serviceWorker.controller;
      if (isReloading) location.reload();
      else if (before !== null && before !== controller) become({ state: 'replaced' });
    });
    registration = await workbox.register();
    lookForNewer();
    keepAll(registration?.active);
    setInterval(() => void look(), HOUR_MS);
  } catch {
    // The exception's own words depend on the browser, and say less.
    become({ state: 'refused', reason: say('registration.no-service-worker-installed') });
  }
}

/** Asks the host for a newer build; where it cannot be reached, the next look will tell. */
async function look(): Promise<void> {
  if (!navigator.onLine) return;
  await workbox?.update().catch(() => undefined);
}

/** The reader's wish: the newer build takes over, and this page loads again. */
export function takeOver(): void {
  if (current.state === 'replaced') {
    location.reload();
    return;
  }
  isReloading = true;
  workbox?.messageSkipWaiting();
}
