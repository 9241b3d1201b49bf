/** The address bar as a store: a path, a query and a fragment that components can subscribe to. */
import { useSyncExternalStore } from 'react';
import { inLab, onHost } from './edition.ts';

export interface Address {
  /** Within the lab: `/papers`, whatever folder of its host the lab is in. */
  readonly path: string;
  readonly search: string;
  readonly hash: string;
}

function read(): Address {
  return { path: inLab(location.pathname), search: location.search, hash: location.hash };
}

let current = read();
const listeners = new Set<() => void>();

function refresh(): void {
  const next = read();
  if (next.path === current.path && next.search === current.search && next.hash === current.hash) return;
  current = next;
  for (const listener of listeners) listener();
}

addEventListener('popstate', refresh);
addEventListener('hashchange', refresh);

/**
 * An address of the lab as the host knows it. A theme asked for in the URL stays in every further URL, so that a projected
 * session keeps it.
 */
export function hrefOf(to: string): string {
  const href = onHost(to);
  const theme = new URLSearchParams(location.search).get('theme');
  if (theme === null) return href;
  const url = new URL(href, location.href);
  url.searchParams.set('theme', theme);
  return url.pathname + url.search + url.hash;
}

export function navigate(href: string, how: 'push' | 'replace' = 'push'): void {
  const target = hrefOf(href);
  if (how === 'push') history.pushState(null, '', target);
  else history.replaceState(null, '', target);
  refresh();
}

/** Changes one query parameter in place, without a new history entry. */
export function setQuery(name: string, value: string | null): void {
  const url = new URL(location.href);
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  history.replaceState(history.state, '', url.pathname + url.search + url.hash);
  refresh();
}

/** Makes the query hold these, and of what it held before only what `kept` names; no new history entry. */
export function replaceQuery(query: ReadonlyMap<string, string>, kept: readonly string[]): void {
  const url = new URL(location.href);
  const next = new URLSearchParams([...url.searchParams].filter(([name]) => kept.includes(name)));
  for (const [name, value] of query) next.set(name, value);
  url.search = next.toString();
  history.replaceState(history.state, '', url.pathname + url.search + url.hash);
  refresh();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useAddress(): Address {
  return useSyncExternalStore(subscribe, () => current);
}
