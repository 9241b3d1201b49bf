/** The few pages that the server writes itself. */
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
      <p><a href="/">Go to the start page</a></p>
    </main>
  </body>
</html>
`;
}

export const MISSING_BUILD = messagePage('The web app is not built yet', [
  'This server runs, but the folder with the built web app has no index.html.',
  'Run "npm start" in the repository, which builds it, or set WEB_DIST to the folder of a build.',
  'The API works meanwhile: /api/docs describes it.',
]);

export function missingPage(path: string): string {
  return messagePage('Nothing is here', [`This server has no page "${path}".`]);
}
