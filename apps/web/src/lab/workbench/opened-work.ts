/**
 * What the workbench shows, and the address that means it. Work that gets an address of its own stays as it is, history and
 * clock included; every other address opens anew, also the one that the work was begun under.
 */

import type { Address } from '../../base/ui/location.ts';
import type { Asked } from '../../share/links/opening.ts';

export interface Shown {
  /** Counts what was opened: another number, another workbench. */
  readonly count: number;
  readonly asked: Asked;
  /** What the address bar names while this is shown. */
  readonly now: string;
  /** The name that it is about to get; null where none is on its way. */
  readonly coming: string | null;
}

/** What an address names, without where its clock stands and how it looks. */
export function nameOf({ path, search, hash }: Address, asked: Asked): string {
  switch (asked.kind) {
    case 'nothing':
      return 'new';
    case 'draft':
      return `draft ${asked.id}`;
    case 'stored':
      return `stored ${asked.id} ${asked.revision ?? 'newest'}`;
    case 'opened':
      // A link to look at and the copy of it are two documents.
      return `${asked.link.options.isEditable ? 'open' : 'shown'} ${path} ${new URLSearchParams(search).get('preset') ?? ''} ${hash}`;
  }
}

export const showing = (name: string, asked: Asked, count = 0): Shown => ({ count, asked, now: name, coming: null });

/** The work under way is to have another address. */
export const renamed = (shown: Shown, name: string): Shown => ({ ...shown, coming: name });

/** What is shown once the address bar names this: the same object where nothing changes. */
export function shownAt(shown: Shown, name: string, asked: Asked): Shown {
  if (name === shown.now) return shown;
  return name === shown.coming ? { ...shown, now: name, coming: null } : showing(name, asked, shown.count + 1);
}
