// Presses every control of a page, and asks the browser how long each took until the next picture (Event Timing).
import { markAt, pause } from './page.mjs';
import { percentile } from './rows.mjs';

const WORST = 10;
/** Controls of a page that are pressed at most, so that one that makes others without end does not go on for ever. */
const MOST = 1000;
/** Minutes for one page; controls that were not pressed by then are named. */
const LONGEST_MINUTES = 40;
/** Events shorter than this are not reported: 16 is the least that the browser allows. */
const LEAST_MS = 16;
/** A page that has just opened stands for so long before a press: some of its panes come after it can be used. */
const STANDS_MS = 1500;

/** In the page, before its scripts: interactions with their times; nothing that would leave the page or wait for a person. */
function watchInteractions(least) {
  window.benchEvents = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, startTime, processingStart, processingEnd, duration } of list.getEntries())
      if (interactionId > 0)
        window.benchEvents.push({
          ms: duration,
          waited: processingStart - startTime,
          handled: processingEnd - processingStart,
        });
  }).observe({ type: 'event', durationThreshold: least, buffered: true });
  window.print = () => undefined;
  window.open = () => null;
}

/** In the page: names of all controls that can be pressed now; the element of one where a name is given. */
function controls(wanted) {
  const css =
    'button, a[href], input, select, textarea, summary, [role="button"], [role="tab"], [role="menuitem"], [role="slider"], [role="separator"][tabindex], [role="treeitem"]';
  const seen = new Map();
  for (const element of document.querySelectorAll(css)) {
    const isHidden =
      element.closest('[inert], [hidden]') !== null || !element.checkVisibility({ visibilityProperty: true });
    if (isHidden || element.disabled || element.getAttribute('aria-disabled') === 'true') continue;
    const label = element.labels?.[0]?.textContent;
    const words = element.getAttribute('aria-label') ?? label ?? element.textContent ?? '';
    const kind = element.getAttribute('role') ?? element.tagName.toLowerCase();
    const id = element.closest('[data-testid]')?.getAttribute('data-testid') ?? '';
    const place =
      element.closest('[role="menu"], [role="dialog"], dialog, aside, header, section')?.getAttribute('aria-label') ??
      '';
    const name = [kind, words.trim().replace(/\s+/g, ' ').slice(0, 50), id, place].join(' | ');
    if (!seen.has(name)) seen.set(name, element);
  }
  return wanted === undefined ? [...seen.keys()] : (seen.get(wanted) ?? null);
}

/** Whether pressing it opens another page: those are pages of their own. */
const leaves = (name) => name.startsWith('a |');

/** Whether all others have another name once it is pressed, since it chooses a language. */
const renames = (name) => name.includes('| language |');

/** In the page: whether something is open that Escape closes. */
const hasOverlay = () =>
  document.querySelector('[role="menu"], [role="listbox"], [role="dialog"], dialog[open]') !== null;

/** In the page: ends once two more pictures are there. */
const afterPictures = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** In the page: whether a control is there for the keyboard and assistive technology alone, and nothing of it is seen. */
const isForKeys = (element) => element.closest('.visually-hidden') !== null;

/** In the page: what a finger finds of a control. An input that is drawn by its label alone has no place of its own. */
const handleOf = (element) => (element.matches('input') && element.labels?.[0]) || element;

class Presser {
  #page;
  #address;
  #times = [];
  #done = new Set();
  /** Controls that were found, and could not be pressed. */
  #outOfReach = new Set();
  /** Controls that were found, and not reached within those bounds. */
  #notReached = new Set();

  constructor(page) {
    this.#page = page;
    this.#address = page.url();
  }

  get times() {
    return this.#times;
  }

  get outOfReach() {
    return [...this.#outOfReach];
  }

  get notReached() {
    return [...this.#notReached];
  }

  /** All that can be pressed, and what each press opens, with the press that opened it. */
  async all() {
    await this.#stands();
    const waiting = (await this.#names()).map((name) => [name]);
    const end = Date.now() + LONGEST_MINUTES * 60_000;
    while (waiting.length > 0 && this.#done.size < MOST && Date.now() < end) {
      const next = waiting.findIndex((path) => !renames(path.at(-1)));
      const [path] = waiting.splice(Math.max(next, 0), 1);
      const name = path.at(-1);
      if (this.#done.has(name) || leaves(name)) continue;
      this.#done.add(name);
      await this.#comesBack();
      let before = await this.#follow(path);
      if (before === null) {
        // A press before has left the page in a state without it.
        await this.#opens();
        before = await this.#follow(path);
      }
      if (before === null) {
        this.#outOfReach.add(name);
        continue;
      }
      const fresh = (await this.#names()).filter((each) => !before.has(each) && !this.#done.has(each));
      // Controls in another language are the same ones.
      if (path.length < 3 && !renames(name)) waiting.push(...fresh.map((each) => [...path, each]));
    }
    const left = waiting.map((path) => path.at(-1)).filter((name) => !this.#done.has(name) && !leaves(name));
    this.#notReached = new Set(left);
  }

  /** Presses what leads to a control, and that. Returns what could be pressed before; null where one of them is not there. */
  async #follow(path) {
    const before = new Set(await this.#names());
    for (const [index, step] of path.entries()) if (!(await this.#press(step, index === path.length - 1))) return null;
    return before;
  }

  async #names() {
    return this.#page.evaluate(controls);
  }

  /** Back to the page as it was opened, where a press has led away or left something open that Escape does not close. */
  async #comesBack() {
    // Not where nothing is open: there Escape ends a lecture.
    if (await this.#page.evaluate(hasOverlay)) await this.#page.keyboard.press('Escape');
    if (this.#page.url() === this.#address && !(await this.#page.evaluate(hasOverlay))) return;
    await this.#opens();
  }

  /** Opens the page as whoever comes for the first time finds it. */
  async #opens() {
    await this.#page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    // Over an empty page, since an address that differs in its fragment alone loads nothing.
    await this.#page.goto('about:blank');
    await this.#page.goto(this.#address);
    await this.#stands();
  }

  /** Waits until the page can be used, and stands. */
  async #stands() {
    await markAt(this.#page, 'lab:interactive');
    await pause(STANDS_MS);
  }

  async #press(name, isMeasured) {
    const found = (await this.#page.evaluateHandle(controls, name)).asElement();
    if (found === null) return false;
    const element = (await found.evaluateHandle(handleOf)).asElement();
    await this.#page.evaluate(() => {
      window.benchEvents = [];
    });
    try {
      if (await element.evaluate(isForKeys)) {
        await element.focus();
        await this.#page.evaluate(afterPictures);
        await this.#page.keyboard.press('Enter');
      } else await element.click({ timeout: 3000 });
    } catch {
      // Covered by something, or gone before it could be pressed: whoever uses the page cannot press it either.
      return false;
    }
    // An entry comes after the picture that it ends with, and how long that takes is what is asked.
    await this.#page.evaluate(afterPictures);
    await pause(250);
    if (isMeasured) {
      const events = await this.#page.evaluate(() => window.benchEvents ?? []);
      const slowest = events.toSorted((one, other) => other.ms - one.ms)[0];
      this.#times.push({ name, ...(slowest ?? { ms: 0, waited: 0, handled: 0 }) });
    }
    return true;
  }
}

/** INP is the 98th percentile of a page's interactions; the slowest of all has to keep to the same bound. */
const INP_MS = { floor: 200, goal: 200 };

export async function pressAll(context, address, what, rows) {
  const page = await context.newPage();
  page.on('filechooser', () => undefined);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.addInitScript(watchInteractions, LEAST_MS);
  await page.goto(address);
  const presser = new Presser(page);
  await presser.all();
  const times = presser.times.toSorted((one, other) => other.ms - one.ms);
  const all = times.map(({ ms }) => ms);
  rows.atMost(`slowest of ${times.length} controls of the ${what}, press to paint`, all[0] ?? Number.NaN, 'ms', INP_MS);
  rows.atMost('the same: 98th percentile (INP)', percentile(all, 0.98), 'ms', INP_MS);
  for (const { name, ms, waited, handled } of times.slice(0, WORST)) {
    const parts = `${waited.toFixed(0)} waiting, ${handled.toFixed(0)} in handlers`;
    console.log(`  ${String(ms).padStart(5)} ms (${parts})  ${name}`);
  }
  for (const name of presser.outOfReach) console.log(`  not pressed: ${name}`);
  for (const name of presser.notReached) console.log(`  not reached: ${name}`);
  await context.close();
}
