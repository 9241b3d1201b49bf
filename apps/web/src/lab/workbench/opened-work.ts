/**
 * The work that the workbench shows, and the address that names it. Work that gets an address of its own stays open, with its
 * history and its clock; every other address opens again, also the one that the work was begun under.
 */
import type { Address } from '../../base/ui/location.ts';
import type { Asked } from '../../share/links/opening.ts';

export interface OpenedWork {
  /** Counts the openings: another number, another workbench. */
  readonly count: number;
  readonly asked: Asked;
  /** The name of the address in the address bar. */
  readonly name: string;
  /** The name of the address that this work is about to get; null where its address stays. */
  readonly nextName: string | null;
}

/** The name of what an address opens: the same for addresses that differ only in the clock, the layer or the theme. */
export function nameOf({ path, search, hash }: Address, asked: Asked): string {
  switch (asked.kind) {
    case 'nothing':
      return 'new';
    case 'draft':
      return `draft ${asked.id}`;
    case 'stored':
      return `stored ${asked.id} ${asked.revision ?? 'newest'}`;
    case 'link':
    case 'preset':
      // A link to look at and the copy of it are two documents.
      return `${asked.link.options.isEditable ? 'open' : 'shown'} ${path} ${new URLSearchParams(search).get('preset') ?? ''} ${hash}`;
  }
}

export const openedAs = (name: string, asked: Asked, count = 0): OpenedWork => ({ count, asked, name, nextName: null });

/** The open work will have another address. */
export const renamed = (work: OpenedWork, nextName: string): OpenedWork => ({ ...work, nextName });

/** The work to show for the name in the address bar: the same object where nothing changes. */
export function workAt(work: OpenedWork, name: string, asked: Asked): OpenedWork {
  if (name === work.name) return work;
  return name === work.nextName ? { ...work, name, nextName: null } : openedAs(name, asked, work.count + 1);
}
