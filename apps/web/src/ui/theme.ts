/** Which theme is on. The URL's `theme=` wins, then what was chosen here, then the system's. */
import { useSyncExternalStore } from 'react';
import { setQuery } from './location.ts';
import { keep } from './storage.ts';

export const themes = ['light', 'dark', 'projector'] as const;
export type Theme = (typeof themes)[number];

const listeners = new Set<() => void>();

export function isTheme(name: string | undefined | null): name is Theme {
  return themes.some((theme) => theme === name);
}

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

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme);
}
