/** The web app's index.html, with the title of what it opens for readers that run no scripts. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { escapeHtml, plainLine } from '../lib/html.ts';

export interface PageSummary {
  readonly title: string;
  readonly description: string;
  readonly url: string;
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

export function describePage(html: string, summary: PageSummary): string {
  const title = escapeHtml(plainLine(summary.title, TITLE_LENGTH) || 'Untitled scenario');
  const description = escapeHtml(
    plainLine(summary.description, DESCRIPTION_LENGTH) || 'A network of IP over ATM, to be run cell by cell.',
  );
  const head = [
    `<title>${title} - lanelab</title>`,
    `<meta name="description" content="${description}">`,
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="lanelab">',
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${escapeHtml(summary.url)}">`,
    '<meta name="twitter:card" content="summary">',
  ].join('\n    ');
  const bare = html
    .replace(/<title>[^]*?<\/title>\s*/i, '')
    .replace(/<meta\s+(?:name="description"|property="og:[^"]*")[^>]*>\s*/gi, '');
  return bare.replace(/<\/head>/i, () => `  ${head}\n  </head>`);
}
