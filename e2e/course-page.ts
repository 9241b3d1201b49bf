/** A page of somebody else's, on an origin of its own, with the lab in a frame; and what the two say to each other. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';
import { test as base } from './lab.ts';

/** How the page around has the frame. */
export interface Surroundings {
  /** The frame's `sandbox`; left out, the frame has none. */
  readonly sandbox?: string;
  /** Pixels of the page above the frame. */
  readonly abovePx?: number;
}

/** A message of the lab, as docs/embed.md describes them. */
export interface Told {
  readonly from: string;
  readonly type: string;
  readonly version?: number;
  readonly reason?: string;
  readonly status?: string;
  readonly playing?: boolean;
  readonly t?: number | null;
  readonly title?: string;
  readonly step?: number | string;
  readonly steps?: number;
  readonly solved?: number;
  readonly shown?: number;
  readonly checks?: readonly string[];
  readonly check?: string;
  readonly found?: string;
}

/** A page with a frame that keeps what the frame says in `heard`, and asks it for things by `say`. */
function pageAround(source: string, { sandbox, abovePx = 0 }: Surroundings): string {
  const held = sandbox === undefined ? '' : ` sandbox="${sandbox}"`;
  return `<!doctype html><html lang="en"><title>A course</title><body><div style="height:${abovePx}px"></div>
    <iframe src="${source.replaceAll('&', '&amp;')}" title="lab"${held} width="800" height="440" allow="clipboard-write; fullscreen"></iframe>
    <div style="height:3000px"></div>
    <script>
      const heard = []; window.heard = heard; const frame = document.querySelector('iframe');
      addEventListener('message', (event) => { if (event.source === frame.contentWindow) heard.push(event.data); });
      window.say = (message) => frame.contentWindow.postMessage({ to: 'lanelab', ...message }, '*');
    </script></body></html>`;
}

export class Course {
  readonly #page: Page;
  readonly #serve: (html: string) => string;

  /** `serve` puts a page on the course's server, and has its address. */
  constructor(page: Page, serve: (html: string) => string) {
    this.#page = page;
    this.#serve = serve;
  }

  /** Opens a page that somebody else wrote, with whatever frame it has. */
  async openPage(html: string): Promise<FrameLocator> {
    await this.#page.goto(this.#serve(html));
    return this.#page.frameLocator('iframe');
  }

  /** Opens a page that has the lab's address `source` in a frame. */
  open(source: string, surroundings: Surroundings = {}): Promise<FrameLocator> {
    return this.openPage(pageAround(source, surroundings));
  }

  /** Asks the lab in the frame for something. */
  say(message: object): Promise<void> {
    return this.#page.evaluate((asked) => {
      const post: unknown = Reflect.get(window, 'say');
      if (typeof post === 'function') post(asked);
    }, message);
  }

  /** Everything that the lab in the frame has said, in order. */
  heard(): Promise<readonly Told[]> {
    return this.#page.evaluate(() => Reflect.get(window, 'heard'));
  }

  /** What the lab has said of one type, in order. */
  async heardOf(type: string): Promise<readonly Told[]> {
    return (await this.heard()).filter((told) => told.type === type);
  }

  async last(type: string): Promise<Told | undefined> {
    return (await this.heardOf(type)).at(-1);
  }
}

/** Tests with a course page: each has a server of its own, on another port than the lab, which is another origin. */
export const test = base.extend<{ readonly course: Course }>({
  course: async ({ page }, use) => {
    const pages: string[] = [];
    const server = createServer(({ url = '/' }, response) => {
      const html = pages[Number(url.slice(1))];
      response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const serve = (html: string) => {
      pages.push(html);
      return `http://127.0.0.1:${port}/${pages.length - 1}`;
    };
    await use(new Course(page, serve));
    server.close();
    server.closeAllConnections();
  },
});

export { expect } from './lab.ts';
