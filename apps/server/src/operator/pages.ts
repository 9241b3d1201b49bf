/** The operator's pages as HTML: the state of the server, the question for the token, and the refusal. */
import { THEMES, type Theme } from '@lanelab/charts';
import { say } from '@lanelab/messages/operator';
import { escapeHtml } from '../lib/html.ts';
import { VERSION } from '../version.ts';
import { answersCard, databaseCard, loopCard, peopleCard, queueCard, refusalsCard, storageCard } from './cards.ts';
import { notesOf } from './notes.ts';
import type { OperatorState } from './operator-state.ts';
import { time } from './words.ts';

export const PLACE = '/operator';

const TOKENS = ['paper', 'sunk', 'ink', 'muted', 'edge', 'rule', 'data', 'dataWash', 'lost'] as const;

/** Colours as custom properties, such as `--data-wash`. */
function colours(theme: Theme): string {
  return TOKENS.map((name) => `--${name.replace(/[A-Z]/g, (big) => `-${big.toLowerCase()}`)}: ${theme[name]};`).join(
    ' ',
  );
}

const STYLE = `:root { color-scheme: light dark; ${colours(THEMES.light)} } @media (prefers-color-scheme: dark) { :root { ${colours(THEMES.dark)} } }`;

function page(body: string, { isAlive = false } = {}): string {
  const script = isAlive ? `<script src="${PLACE}/page.js" type="module"></script>` : '';
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escapeHtml(say('title.document'))}</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <style>${STYLE}</style>
    <link rel="stylesheet" href="${PLACE}/page.css">
    ${script}
  </head>
  <body>
${body}
  </body>
</html>
`;
}

function header(end: string): string {
  const start = `<a href="/">${escapeHtml(say('start-page'))}</a>`;
  return `<header><p class="name">${start}<span aria-hidden="true">/</span><b>${escapeHtml(say('title'))}</b></p>${end}</header>`;
}

function stateLine(state: OperatorState): string {
  const notes = notesOf(state);
  const title = notes.length === 0 ? say('state.good') : say('state.notes', { count: notes.length });
  const list = notes.map((note) => `<li>${escapeHtml(note)}</li>`).join('');
  const about = [
    say('about', {
      process: state.process,
      version: VERSION,
      uptime: time(state.uptimeSeconds),
      time: state.at.toISOString().slice(11, 19),
    }),
    say('about.database', { kind: state.databaseKind }),
  ].join(', ');
  return `<section class="state ${notes.length === 0 ? 'good' : 'noted'}"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(about)}</p>${list === '' ? '' : `<ul>${list}</ul>`}</section>`;
}

export function statePage(state: OperatorState, { canSignOut }: { readonly canSignOut: boolean }): string {
  const signOut = `<form method="post" action="${PLACE}/sign-out"><button>${escapeHtml(say('sign-out'))}</button></form>`;
  const cards = [queueCard, answersCard, refusalsCard, loopCard, databaseCard, peopleCard, storageCard];
  // The script shows this where an answer does not come, with the time since when.
  const lost = `<p class="lost" role="status" data-text="${escapeHtml(say('lost', { time: '{time}' }))}" hidden></p>`;
  return page(
    `${header(canSignOut ? signOut : '')}${lost}
<main>
${stateLine(state)}
<div class="cards">
${cards.map((draw) => draw(state)).join('\n')}
</div>
</main>`,
    { isAlive: true },
  );
}

/** `problem`: why the last attempt did not succeed. */
export function signInPage(problem?: string): string {
  const alert = problem === undefined ? '' : `<p class="problem" role="alert">${escapeHtml(problem)}</p>`;
  return page(`${header('')}
<main class="narrow">
<h1>${escapeHtml(say('sign-in.title'))}</h1>
<p>${escapeHtml(say('sign-in.why'))}</p>
<form class="sign-in" method="post" action="${PLACE}/session">
${alert}
<label for="token">${escapeHtml(say('sign-in.token'))}</label>
<input id="token" name="token" type="password" autocomplete="current-password" required autofocus>
<button class="main">${escapeHtml(say('sign-in.button'))}</button>
</form>
</main>`);
}

export function refusalPage(): string {
  return page(`${header('')}
<main class="narrow">
<h1>${escapeHtml(say('refused.title'))}</h1>
<p>${escapeHtml(say('refused.why'))}</p>
<p>${escapeHtml(say('refused.fix'))}</p>
</main>`);
}
