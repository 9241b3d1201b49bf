/** The few pages that the server writes itself. */
import { say } from '@lanelab/messages/server';
import { escapeHtml } from '../lib/html.ts';

function messagePage(title: string, paragraphs: readonly string[]): string {
  const body = paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n      ');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${escapeHtml(title)} - lanelab</title>
    <style>
      body { max-width: 40rem; margin: 15vh auto; padding: 0 1.5rem; font: 1.05rem/1.6 system-ui, sans-serif; }
    </style>
  </head>
  <body>
    <main>
      <h1>${escapeHtml(title)}</h1>
      ${body}
      <p><a href="/">${escapeHtml(say('page.start'))}</a></p>
    </main>
  </body>
</html>
`;
}

export const MISSING_BUILD = messagePage(say('page.not-built'), [
  say('page.not-built.why'),
  say('page.not-built.fix'),
  say('page.not-built.api'),
]);

export function missingPage(path: string): string {
  return messagePage(say('page.missing'), [say('page.missing.path', { path })]);
}
