/** What every page in a frame does: it listens to the page around, and has the theme of its address. */
import { useEffect, useState } from 'react';
import type { Address } from '../../base/ui/location.ts';
import { readLinkOptions } from '../../share/links/link-options.ts';
import { connectHost, type Host } from './host.ts';

/** The line to the page around; null at first. */
export function useHost(): Host | null {
  const [host, setHost] = useState<Host | null>(null);
  useEffect(() => {
    const made = connectHost(window);
    setHost(made);
    return () => made.close();
  }, []);
  return host;
}

/** The frame's theme is its address's; nothing is kept, and the page around decides. */
export function useEmbedTheme({ search, hash }: Address): void {
  useState(() => {
    const { theme } = readLinkOptions(search, hash).options;
    if (theme !== null) document.documentElement.dataset['theme'] = theme;
  });
}
