// Keeps the operator's page up to date: asks for it again every few seconds while somebody sees it, and shows what is new.
const EVERY_MS = 5000;
const lost = document.querySelector('.lost');
let since = null;

async function renew() {
  const answer = await fetch(location.pathname, { cache: 'no-store' });
  if (!answer.ok) {
    // The session is over: the page asks for the token.
    if (answer.status === 401 || answer.status === 404) location.reload();
    throw new Error(`the server answered ${answer.status}`);
  }
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
  document.querySelector('main').replaceWith(next.querySelector('main'));
}

function show(problem) {
  since = problem ? (since ?? new Date()) : null;
  lost.hidden = since === null;
  if (since !== null) lost.textContent = lost.dataset.text.replace('{time}', since.toLocaleTimeString());
}

async function look() {
  if (document.hidden) return;
  await renew().then(
    () => show(false),
    () => show(true),
  );
}

/** Not by an interval: an answer that takes long is waited for. */
function goOn() {
  setTimeout(() => void look().finally(goOn), EVERY_MS);
}

goOn();
