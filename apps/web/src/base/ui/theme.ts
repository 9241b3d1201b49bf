/** Which theme is on. The URL's `theme=` wins, then what was chosen here, then the system's. */
import { useSyncExternalStore } from 'react';
import { setQuery } from './location.ts';
import { keep } from './storage.ts';
import { isTheme, type Theme } from './theme-names.ts';

export { isTheme, type Theme, themes } from './theme-names.ts';

const listeners = new Set<() => void>();

export function currentTheme(): Theme {
  const name = document.documentElement.dataset['theme'];
  return isTheme(name) ? name : 'light';
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  keep('lanelab.theme', theme);
  if (new URLSearchParams(location.search).has('theme')) setQuery('theme', theme);
  for (const listener of listeners) listener();
}

/** Shows another theme as long as a page is there, unless the address asks for one; returns the function that ends it. */
export function showTheme(theme: Theme): () => void {
  if (new URLSearchParams(location.search).has('theme')) return () => undefined;
  const before = currentTheme();
  const show = (next: Theme) => {
    document.documentElement.dataset['theme'] = next;
    for (const listener of listeners) listener();
  };
  show(theme);
  return () => show(before);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme);
}
