/** The lab in a Firefox, driven over WebDriver BiDi: each test has a profile of its own, as a first visit has. */
import { test as base, expect } from '@playwright/test';
import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core';
import { findFirefox } from '../../scripts/lib/firefox.mjs';

/** This ends a wait that hangs. No wait is meant to come near it, however busy the machine is. */
const LONGEST_MS = 180_000;

interface PageState {
  readonly route: { readonly page: string };
  readonly job?: { readonly state: string };
  readonly document?: { readonly hash: string; readonly nodes: number; readonly links: number; readonly flows: number };
  readonly playback?: { readonly timePs: number; readonly isPlaying: boolean; readonly stateHash: string | null };
  readonly present?: { readonly beat: number; readonly of: number; readonly phase: string };
  readonly run?: { readonly state: string };
  /** The verdict on the room. */
  readonly ready?: string;
}

export class FirefoxLab {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  /** Opens an address and waits until its controls answer. */
  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await this.page.waitForFunction(() => performance.getEntriesByName('lab:interactive').length > 0);
  }

  state(): Promise<PageState> {
    return this.page.evaluate(() => {
      const lab: unknown = Reflect.get(window, '__lab');
      const read: unknown = typeof lab === 'object' && lab !== null ? Reflect.get(lab, 'state') : undefined;
      if (typeof read !== 'function') throw new Error('the page has no __lab.state()');
      return read();
    });
  }

  /** Clicks on the element with a test id, once it is there and enabled. */
  async click(id: string): Promise<void> {
    await this.page.locator(`[data-testid="${id}"]`).click();
  }

  /** Clicks on what has this role and name, once it is there and enabled. */
  async clickNamed(role: string, name: string): Promise<void> {
    await this.page.locator(`::-p-aria([name="${name}"][role="${role}"])`).click();
  }

  async shows(id: string, text: string | RegExp): Promise<void> {
    await expect.poll(() => this.text(id)).toMatch(text);
  }

  text(id: string): Promise<string> {
    return this.page.evaluate((name) => document.querySelector(`[data-testid="${name}"]`)?.textContent ?? '', id);
  }

  value(id: string): Promise<string> {
    return this.page.$eval(`[data-testid="${id}"]`, (field) => String(Reflect.get(field, 'value')));
  }

  count(selector: string): Promise<number> {
    return this.page.$$eval(selector, (found) => found.length);
  }

  /** Runs the workbench's scenario to its end, and returns the digest that *Results* shows. */
  async digestOfRun(): Promise<string> {
    await this.click('run-to-end');
    await this.click('tab-results');
    await expect.poll(async () => (await this.state()).run?.state).toBe('done');
    await this.shows('digest', /^[0-9a-f]{16}/);
    return (await this.text('digest')).slice(0, 16);
  }

  /** Waits until the lab is kept for use without a network. */
  async isKept(): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => navigator.serviceWorker.controller?.state ?? 'none'))
      .toBe('activated');
  }
}

interface OfTest {
  readonly lab: FirefoxLab;
  /** Opens another profile, which knows nothing of the first. */
  readonly freshLab: () => Promise<FirefoxLab>;
}

interface OfWorker {
  readonly firefoxPath: string | null;
  readonly firefox: Browser;
}

export const test = base.extend<OfTest, OfWorker>({
  firefoxPath: [findFirefox(), { scope: 'worker', option: true }],
  firefox: [
    async ({ firefoxPath: executablePath }, use) => {
      if (executablePath === null) throw new Error('no Firefox: install firefox-esr, or set FIREFOX_PATH');
      const firefox = await puppeteer.launch({ browser: 'firefox', executablePath, timeout: LONGEST_MS });
      await use(firefox);
      await firefox.close();
    },
    { scope: 'worker', timeout: LONGEST_MS },
  ],
  freshLab: async ({ firefox }, use) => {
    const contexts: BrowserContext[] = [];
    const errors: string[] = [];
    await use(async () => {
      const context = await firefox.createBrowserContext();
      contexts.push(context);
      const page = await context.newPage();
      page.setDefaultTimeout(LONGEST_MS);
      await page.setViewport({ width: 1280, height: 800 });
      page.on('pageerror', (error) => errors.push(String(error)));
      return new FirefoxLab(page);
    });
    for (const context of contexts) await context.close();
    expect(errors).toEqual([]);
  },
  lab: async ({ freshLab }, use) => use(await freshLab()),
});

export { expect };
