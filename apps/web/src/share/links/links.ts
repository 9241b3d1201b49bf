/** Addresses of scenarios: making them, and finding them in whatever people paste. */
import { ENGINE_VERSION } from '@lanelab/engine';
import { onHost } from '../../base/ui/edition.ts';
import { ENGINE_PARAMETER, type LinkOptions, writeLinkOptions } from './link-options.ts';

type Options = Partial<LinkOptions>;

/** `/lab#…` with the text of a link that was made before. */
export function linkAddress(payload: string, options: Options = {}): string {
  return `/lab${writeLinkOptions(options)}#${payload}`;
}

/** `/s/<id>`: what the server stores, the newest revision. */
export function storedAddress(id: string, options: Options = {}): string {
  return `/s/${id}${writeLinkOptions(options)}`;
}

/** `/s/<id>#key=<key>`: whoever has it can store further revisions. */
export function editorsAddress(id: string, key: string): string {
  return `/s/${id}#key=${key}`;
}

/** What a frame on another page shows: a stored scenario, a preset, or one that is whole in the address. */
export type EmbedSource =
  | { readonly kind: 'stored'; readonly id: string }
  | { readonly kind: 'preset'; readonly id: string }
  | { readonly kind: 'whole'; readonly payload: string };

export function embedAddress(source: EmbedSource, options: Options = {}): string {
  const rest = writeLinkOptions(options);
  if (source.kind === 'whole') return `/embed${rest}#${source.payload}`;
  const name = source.kind === 'stored' ? 's' : 'preset';
  return `/embed?${name}=${encodeURIComponent(source.id)}${rest.replace('?', '&')}`;
}

/** The same with the lab's own origin before it, to be pasted anywhere. It names the engine that the sender saw run. */
export function wholeLink(address: string): string {
  const link = new URL(onHost(address), location.href);
  link.searchParams.set(ENGINE_PARAMETER, ENGINE_VERSION);
  return link.href;
}

/** HTML that shows an address of `/embed` in a frame; `title` is read out by screen readers. */
export function embedSnippet(link: string, title: string, height: number): string {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<iframe src="${escaped(link)}" title="${escaped(title)}" width="100%" height="${height}" style="border:1px solid #767f8c" loading="lazy" allow="clipboard-write; fullscreen"></iframe>`;
}

/** The page that a pasted link means, whichever lab it was made in; null when it is no link of a lab. */
export function addressOfLink(text: string): string | null {
  const match =
    /\/(s\/[A-Za-z0-9_-]+(?:\?[^#\s,]*)?(?:#[\w=&-]+)?|(?:lab|embed)(?:\?[^#\s]*)?#\S+|(?:lab|embed)\?\S+)/.exec(text);
  const address = match?.[1];
  if (address === undefined) return null;
  const embedded = /^embed\?(?:.*&)?s=([A-Za-z0-9]+)/.exec(address)?.[1];
  return embedded === undefined ? `/${address.replace(/^embed/, 'lab')}` : `/s/${embedded}`;
}
