/** “Is this room ready?”: a room in which everything works, and one for each thing that may not. */
import type { Page } from '@playwright/test';
import { expect, type Lab, test } from '../lab.ts';

const CHECK = '**/api/live/check*';

/** Opens the page and waits for its verdict. */
async function checked(lab: Lab): Promise<string> {
  await lab.open('/ready');
  return verdict(lab);
}

async function verdict(lab: Lab): Promise<string> {
  await expect.poll(async () => Reflect.get(await lab.state(), 'ready')).not.toBe('checking');
  return String(Reflect.get(await lab.state(), 'ready'));
}

const stateOf = (lab: Lab, check: string) => lab.get(`check-${check}`).getAttribute('data-state');

async function holds(lab: Lab, check: string, state: string, found: RegExp, todo?: RegExp): Promise<void> {
  await expect(lab.get(`check-${check}`)).toHaveAttribute('data-state', state);
  await expect(lab.get(`found-${check}`)).toHaveText(found);
  if (todo === undefined) await expect(lab.get(`todo-${check}`)).toHaveCount(0);
  else await expect(lab.get(`todo-${check}`)).toHaveText(todo);
}

/** A request for events, as a browser sends it. */
const isForEvents = (headers: Readonly<Record<string, string>>) =>
  headers['accept']?.includes('text/event-stream') ?? false;

const withoutWebSocket = (page: Page) => page.routeWebSocket(CHECK, (socket) => socket.close({ code: 1006 }));

test.describe('a room in which everything works', () => {
  test.use({ serviceWorkers: 'allow', viewport: { width: 1280, height: 665 } });

  test('is ready, line by line, and says so to whoever listens', { tag: '@main' }, async ({ lab }) => {
    const word = await checked(lab);
    for (const check of ['engine', 'worker', 'storage', 'offline', 'screen', 'theme', 'live', 'clock'])
      expect([check, await stateOf(lab, check)]).toEqual([check, 'ready']);
    await holds(lab, 'engine', 'ready', /4.008.404 cells in 30 simulated seconds, and got [0-9a-f]{16}/);
    await holds(
      lab,
      'live',
      'ready',
      /would use WebSocket\. WebSocket: [\d.]+ ms.*events: [\d.]+ ms.*polling: [\d.]+ ms/,
    );
    await holds(lab, 'keys', 'optional', /PageDown and PageUp/);
    await expect(lab.get('found-speed')).toHaveText(
      /^[\d\u202f]+ cells a second: .* [\d.]+ times as fast as real time/,
    );
    // How fast a machine is that also runs other tests is no matter of this one.
    const speed = await stateOf(lab, 'speed');
    expect(word).toBe(speed);
    const words = await lab.get('verdict-words').textContent();
    expect(words).toMatch(speed === 'ready' ? /^This room is ready$/ : /^(?:Ready, with 1 limit|Not ready: 1 thing)/);
    await expect(lab.get('live-region')).toHaveText(words ?? '');
  });
});

test('the remote control is tried by pressing its keys', { tag: '@main' }, async ({ lab, page }) => {
  await lab.open('/ready');
  await page.keyboard.press('PageDown');
  await holds(lab, 'keys', 'optional', /Now press back/);
  await page.keyboard.press('PageUp');
  await holds(lab, 'keys', 'ready', /Next and back arrive/);
});

test('the projector theme is turned on with a sample, and off again', { tag: '@main' }, async ({ lab }) => {
  await lab.open('/ready?theme=dark');
  await holds(lab, 'theme', 'ready', /“dark”/);
  await lab.get('projector-theme').click();
  await expect(lab.get('theme-sample').getByRole('listitem')).toHaveCount(4);
  await holds(lab, 'theme', 'ready', /contrast of [\d.]+ : 1/);
  await lab.get('projector-theme').click();
  expect((await lab.state()).theme).toBe('dark');
});

test('a system that replaces colours is noticed', async ({ lab, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await lab.open('/ready');
  await holds(lab, 'theme', 'limit', /replaces all colours/, /contrast theme/);
});

test.describe('without a WebSocket', () => {
  test.use({ expectedErrors: { patterns: [/WebSocket/, /EventSource/, /ERR_FAILED/, /Failed to load/] } });

  test('a live room would use events', { tag: '@main' }, async ({ lab, page }) => {
    await withoutWebSocket(page);
    await checked(lab);
    await holds(
      lab,
      'live',
      'limit',
      /would use server-sent events\. WebSocket: no answer; .*events: [\d.]+ ms/,
      /Upgrade/,
    );
    await expect(lab.get('verdict-checks')).toContainText('Live connection');
  });

  test('and without events it would poll', { tag: '@main' }, async ({ lab, page }) => {
    await withoutWebSocket(page);
    await page.route(CHECK, (route) => (isForEvents(route.request().headers()) ? route.abort() : route.fallback()));
    await checked(lab);
    await holds(lab, 'live', 'limit', /would poll\. .*events: no answer; polling: [\d.]+ ms/, /a second or two late/);
    await holds(lab, 'clock', 'ready', /differs from the server’s by \d/);
  });

  test('and with events that are held back it would poll, too', { tag: '@main' }, async ({ lab, page }) => {
    await withoutWebSocket(page);
    // As a proxy that collects: the whole answer is fetched before anything of it is handed on.
    await page.route(CHECK, async (route) => {
      if (!isForEvents(route.request().headers())) return route.fallback();
      return route.fulfill({ response: await route.fetch() });
    });
    await checked(lab);
    await holds(lab, 'live', 'limit', /would poll\. .*events: held back on the way/, /text\/event-stream/);
  });

  test('nor anything else, the server is away', { tag: '@main' }, async ({ lab, page }) => {
    await withoutWebSocket(page);
    await page.route(CHECK, (route) => route.abort());
    expect(await checked(lab)).toBe('not-ready');
    await holds(lab, 'live', 'not-ready', /Nothing reaches the server/, /lecture and the lab run without it/);
    await holds(lab, 'clock', 'limit', /no answer of a server/, /live room alone/);
    await expect(lab.get('verdict-words')).toHaveText(/^Not ready: \d/);
  });

  test('and with a page of the network in its place, that is said', async ({ lab, page }) => {
    await withoutWebSocket(page);
    await page.route(CHECK, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }));
    await checked(lab);
    await holds(lab, 'live', 'not-ready', /in place of the server.*status 200/, /sign in to the network/);
  });
});

test('a browser without WebSocket and EventSource polls', async ({ lab, page }) => {
  await page.addInitScript(() => {
    for (const name of ['WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name);
  });
  await checked(lab);
  await holds(lab, 'live', 'limit', /would poll\. WebSocket: no answer; server-sent events: no answer;/, /late/);
});

test.describe('offline', () => {
  test.use({ expectedErrors: { patterns: [/ERR_INTERNET_DISCONNECTED/, /WebSocket/] } });

  test('there is no live room, which is a limit and no fault', { tag: '@main' }, async ({ lab, page, context }) => {
    await checked(lab);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await lab.get('check-again').click();
    await holds(lab, 'live', 'limit', /This machine is offline/, /need none/);
    await context.setOffline(false);
  });
});

test.describe('without an engine', () => {
  test.use({ expectedErrors: { patterns: [/wasm/i, /403/, /Failed to load/] } });

  test('a browser without WebAssembly is not ready', { tag: '@main' }, async ({ lab, page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
    expect(await checked(lab)).toBe('not-ready');
    await holds(lab, 'engine', 'not-ready', /no WebAssembly/, /Chrome, Edge, Firefox or Safari/);
    await holds(lab, 'speed', 'not-ready', /Nothing could be measured/, /engine right first/);
    await expect(lab.get('verdict-checks').getByRole('link')).toHaveText(['Engine (WebAssembly)']);
  });

  test('a filter that holds back the file of the engine is named', async ({ lab, page }) => {
    await page.route('**/*.wasm', (route) => route.fulfill({ status: 403, body: '' }));
    expect(await checked(lab)).toBe('not-ready');
    await holds(lab, 'engine', 'not-ready', /could not be started \(.*403/, /filter.*\.wasm/);
  });

  test('a browser that starts no worker is not ready', async ({ lab, page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
    expect(await checked(lab)).toBe('not-ready');
    await holds(lab, 'worker', 'not-ready', /No worker starts/, /Chrome, Edge, Firefox or Safari/);
  });
});

test('storage that is refused is a limit', { tag: '@main' }, async ({ lab, page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(IDBFactory.prototype, 'open', { value: refuse });
  });
  await checked(lab);
  await holds(lab, 'storage', 'limit', /neither drafts nor settings/, /private window/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, screen: { width: 390, height: 844 } });

  test('the screen is a limit that names both sizes', { tag: '@main' }, async ({ lab }) => {
    await checked(lab);
    await holds(lab, 'screen', 'limit', /390 × 844 px; the lecture needs 1280 × 665/, /1280 × 800/);
    expect(await lab.overflow()).toBeLessThanOrEqual(0);
  });
});

test('a small window is a limit until it is large enough', async ({ lab, page }) => {
  await page.setViewportSize({ width: 1000, height: 600 });
  await lab.open('/ready');
  await holds(lab, 'screen', 'limit', /the lecture needs 1280 × 665/, /./);
  await page.setViewportSize({ width: 1280, height: 665 });
  await holds(lab, 'screen', 'ready', /1280 × 665 px at 1 device px/);
});

test('everything is tried again when asked, and the report is copied', { tag: '@main' }, async ({ lab, page }) => {
  let polls = 0;
  await page.route(CHECK, (route) => {
    polls += 1;
    return route.fallback();
  });
  await checked(lab);
  const before = polls;
  await lab.get('check-again').press('Enter');
  await expect.poll(async () => Reflect.get(await lab.state(), 'ready')).toBe('checking');
  await expect(lab.get('check-again')).toBeFocused();
  await verdict(lab);
  expect(polls).toBeGreaterThan(before);
  await lab.get('copy-room-report').click();
  await expect(lab.get('report')).toHaveValue(
    /^lanelab: is this room ready\?\nVerdict: .+\nTime: 2.+Z\nLab: http.+, engine .+\nBrowser: Mozilla/,
  );
  const text = await lab.get('report').inputValue();
  expect(
    text.split('\n').filter((line) => /: (?:ready|works with a limit|not ready|to try, if you like)\. /.test(line)),
  ).toHaveLength(10);
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
});

test('a teacher finds the page from the start page, the lectures, the help and the lecture', { tag: '@main' }, async ({
  lab,
  page,
}) => {
  for (const address of ['/', '/lecture', '/help']) {
    await lab.open(address);
    await page.locator('main').getByRole('link', { name: 'Is this room ready?' }).first().click();
    await expect(page).toHaveTitle('Is this room ready? · lanelab');
  }
  await lab.open('/?present');
  await page.getByRole('link', { name: 'Is this room ready?' }).click();
  await expect(page).toHaveTitle('Is this room ready? · lanelab');
});
