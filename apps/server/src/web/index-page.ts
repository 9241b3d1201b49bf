/** The web app's index.html, with a head of its own for readers that run no scripts: link previews and search engines. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { say } from '@lanelab/messages/server';
import { escapeHtml, plainLine } from '../lib/html.ts';

/** Whole addresses of what a preview shows. */
export interface PageAddresses {
  readonly url: string;
  readonly picture: { readonly url: string; readonly width: number; readonly height: number };
  /** Address of the oEmbed answer for this page. */
  readonly oEmbed: string;
}

export interface PageSummary {
  readonly title: string;
  readonly description: string;
  /** Undefined where the server does not know under which name it is reached: the preview then has words alone. */
  readonly addresses: PageAddresses | undefined;
}

const TITLE_LENGTH = 120;
const DESCRIPTION_LENGTH = 300;

/** The page as built, or undefined where nothing was built. */
export async function readIndex(webDist: string): Promise<string | undefined> {
  try {
    return await readFile(path.join(webDist, 'index.html'), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return undefined;
    throw error;
  }
}

/** A title as it is shown outside of its document: one line, never empty. */
export function shownTitle(title: string): string {
  return plainLine(title, TITLE_LENGTH) || say('index-page.untitled');
}

function meta(name: string, content: string | number): string {
  const kind = name.startsWith('og:') ? 'property' : 'name';
  return `<meta ${kind}="${name}" content="${escapeHtml(String(content))}">`;
}

/** The page with `head` in place of its own title, description and previews. */
function withHead(html: string, head: readonly string[]): string {
  const bare = html
    .replace(/<title>[^]*?<\/title>\s*/i, '')
    .replace(/<meta\s+(?:name="(?:description|robots|twitter:[^"]*)"|property="og:[^"]*")[^>]*>\s*/gi, '');
  return bare.replace(/<\/head>/i, () => `  ${head.join('\n    ')}\n  </head>`);
}

function linksOf({ url, oEmbed }: PageAddresses, title: string): readonly string[] {
  return [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(oEmbed)}" title="${escapeHtml(title)}">`,
    meta('og:url', url),
  ];
}

function pictureOf({ picture }: PageAddresses, title: string): readonly string[] {
  const alt = say('index-page.picture', { title });
  return [
    meta('og:image', picture.url),
    meta('og:image:type', 'image/png'),
    meta('og:image:width', picture.width),
    meta('og:image:height', picture.height),
    meta('og:image:alt', alt),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:image', picture.url),
    meta('twitter:image:alt', alt),
  ];
}

export function describePage(html: string, summary: PageSummary): string {
  const title = shownTitle(summary.title);
  const description = plainLine(summary.description, DESCRIPTION_LENGTH) || say('index-page.description');
  const { addresses } = summary;
  return withHead(html, [
    `<title>${escapeHtml(title)} - lanelab</title>`,
    meta('description', description),
    meta('og:type', 'website'),
    meta('og:site_name', 'lanelab'),
    meta('og:title', title),
    meta('og:description', description),
    meta('twitter:title', title),
    meta('twitter:description', description),
    ...(addresses === undefined ? [meta('twitter:card', 'summary')] : linksOf(addresses, title)),
    ...(addresses === undefined ? [] : pictureOf(addresses, title)),
  ]);
}

/** The page for an address that leads nowhere; the app says what can be done. */
export function describeMissing(html: string, title: string, because: string): string {
  return withHead(html, [
    `<title>${escapeHtml(title)} - lanelab</title>`,
    meta('description', because),
    meta('robots', 'noindex'),
  ]);
}
