/** The lab as a test sees it: pages by name, waiting for the page's own word instead of for time, no silent errors. */
import { test as base, expect, type Locator, type Page } from '@playwright/test';

interface PageState {
  readonly route: { readonly page: string };
  readonly theme: string;
  readonly job?: { readonly state: string; readonly done: number; readonly total: number };
  readonly document?: { readonly hash: string; readonly nodes: number; readonly links: number; readonly flows: number };
  readonly playback?: {
    readonly status: string;
    readonly timePs: number;
    readonly durationPs: number;
    readonly isPlaying: boolean;
    readonly speed: number | 'max';
    readonly detail: string;
    readonly stateHash: string | null;
  };
  readonly run?: { readonly state: string; readonly digest?: string };
}

/** From this width on the views stand in the bar, and panels beside the drawing. */
const ROOMY_PX = 768;

export class Lab {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  /** Opens an address and waits until its controls answer. */
  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await this.ready();
  }

  async ready(): Promise<void> {
    await this.page.waitForFunction(() => performance.getEntriesByName('lab:interactive').length > 0);
  }

  /** Waits until the workbench has fetched its menus and the forms of devices, which nobody has opened yet. */
  async fetchedAhead(): Promise<void> {
    await this.page.waitForFunction(() =>
      ['lab:menus', 'lab:forms'].every((mark) => performance.getEntriesByName(mark).length > 0),
    );
  }

  get(id: string): Locator {
    return this.page.getByTestId(id);
  }

  state(): Promise<PageState> {
    return this.page.evaluate(() => {
      const lab: unknown = Reflect.get(window, '__lab');
      const read: unknown = typeof lab === 'object' && lab !== null ? Reflect.get(lab, 'state') : undefined;
      if (typeof read !== 'function') throw new Error('the page has no __lab.state()');
      return read();
    });
  }

  /** Waits for the sweep or point under way to end like this. */
  async jobIs(state: 'done' | 'cancelled' | 'running' | 'failed'): Promise<void> {
    await expect.poll(async () => (await this.state()).job?.state).toBe(state);
  }

  /** Runs the workbench's scenario to its end, and shows what was measured. */
  async runToEnd(): Promise<void> {
    if (this.isNarrow()) await this.get('more-controls').click();
    await this.get('run-to-end').click();
    if (this.isNarrow()) await this.page.keyboard.press('Escape');
    await this.showTab('results');
    await this.runIs('done');
  }

  /** Whether the window has its views in the menu, steps of the clock behind a button, and panels as sheets. */
  isNarrow(): boolean {
    return (this.page.viewportSize()?.width ?? ROOMY_PX) < ROOMY_PX;
  }

  /** Chooses a tab of the details, which a narrow window opens first. */
  async showTab(id: string): Promise<void> {
    if (this.isNarrow()) await this.get('open-details').click();
    await this.get(`tab-${id}`).click();
  }

  /** Chooses drawing, table or text. */
  async view(name: 'drawing' | 'table' | 'text'): Promise<void> {
    if (this.isNarrow()) {
      await this.get('menu').click();
      await this.get(`act-view-${name}`).click();
    } else await this.get('views').locator(`input[value="${name}"]`).check({ force: true });
  }

  /** Replaces the whole text of the text form, and waits until the drawing follows it. */
  async retype(text: string): Promise<void> {
    // The middle of a long text, which a click would aim at, may be scrolled out of sight.
    await this.get('text-pane').locator('.cm-content').focus();
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.insertText(text);
    await expect(this.get('text-pane')).toHaveAttribute('data-status', 'same');
  }

  /** The state of the clock, as soon as the page has one: a run is prepared after the page can be used. */
  async clock(): Promise<NonNullable<PageState['playback']>> {
    const clock = await this.page.waitForFunction(() => {
      const lab: unknown = Reflect.get(window, '__lab');
      const read: unknown = typeof lab === 'object' && lab !== null ? Reflect.get(lab, 'state') : undefined;
      return typeof read === 'function' ? (read() as PageState).playback : undefined;
    });
    return (await clock.jsonValue()) as NonNullable<PageState['playback']>;
  }

  /** The clock as soon as the state of its instant is known: no run to it is under way any more. */
  async settledClock(): Promise<{ readonly timePs: number; readonly stateHash: string | null }> {
    await expect.poll(async () => (await this.clock()).stateHash).not.toBeNull();
    return this.clock();
  }

  /** Waits until the clock stands before an instant, for a single frame if need be: ask before what takes it there. */
  async clockIsBefore(timePs: number): Promise<void> {
    await this.page.waitForFunction((bound) => {
      const read: unknown = Reflect.get(Reflect.get(window, '__lab') as object, 'state');
      if (typeof read !== 'function') throw new Error('the page has no __lab.state()');
      return ((read() as PageState).playback?.timePs ?? bound) < bound;
    }, timePs);
  }

  async runIs(state: 'done' | 'cancelled' | 'running' | 'failed'): Promise<void> {
    await expect.poll(async () => (await this.state()).run?.state).toBe(state);
  }

  /** Switches the theme without the shell's control, which a dialog may cover. */
  async theme(name: 'light' | 'dark' | 'projector'): Promise<void> {
    // Colours arrive at once, so that nobody measures one on its way.
    await this.page.emulateMedia({ reducedMotion: 'reduce' });
    await this.page.evaluate((theme) => {
      document.querySelector<HTMLInputElement>(`input[name="theme"][value="${theme}"]`)?.click();
    }, name);
    await expect.poll(async () => (await this.state()).theme).toBe(name);
    await this.settled();
  }

  /** Waits until the page has drawn twice and no colour or place is on its way. */
  async settled(): Promise<void> {
    await this.page.evaluate(async () => {
      const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
      await frame();
      await frame();
      const moves = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(moves.map(({ finished }) => finished));
    });
  }

  /** Presses Tab until the focus is on what has this test id, or inside it. */
  async tabTo(testId: string): Promise<void> {
    // Parts of a panel come one after another: Tab would leave it before all are there.
    await this.get(testId).first().waitFor({ state: 'attached' });
    for (let presses = 0; presses < 120; presses += 1) {
      const isThere = await this.page.evaluate(
        (id) => (document.activeElement?.closest(`[data-testid="${id}"]`) ?? null) !== null,
        testId,
      );
      if (isThere) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reaches ${testId}`);
  }

  field(id: string): Locator {
    return this.get(id).getByRole('textbox');
  }

  async type(id: string, value: string): Promise<void> {
    await this.field(id).fill(value);
    await this.field(id).press('Enter');
  }

  /** Simulated points drawn in the figure, and the paper's rings. */
  points(): Locator {
    return this.get('figure').locator('svg .point');
  }

  rings(): Locator {
    return this.get('figure').locator('svg .paper');
  }

  /** Values in the figure that were run again here. */
  again(): Locator {
    return this.get('figure').locator('svg .again');
  }

  async overflow(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  }
}

export interface Fixtures {
  readonly lab: Lab;
  /** Console errors that a test brings about on purpose. */
  readonly expectedErrors: { readonly patterns: readonly RegExp[] };
}

export const test = base.extend<Fixtures>({
  expectedErrors: [{ patterns: [] }, { option: true }],
  lab: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    const foreign: string[] = [];
    page.on('request', (request) => {
      const { hostname, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== '127.0.0.1') foreign.push(request.url());
    });
    await use(new Lab(page));
    expect(errors.filter((text) => !expectedErrors.patterns.some((expected) => expected.test(text)))).toEqual([]);
    expect(foreign).toEqual([]);
  },
});

export { expect };
