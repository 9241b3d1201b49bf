/** Drawing on the workbench's stage, by one kind of input at a time: mouse, keys, or touch. */
import { readFileSync } from 'node:fs';
import { mustParse, type Scenario } from '@lanelab/scenario';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Lab } from './lab.ts';

export type DeviceKind = 'host' | 'switch' | 'generator' | 'router' | 'server' | 'edge';

/** Keys of the tools; a newcomer reads them off the rail. */
const letters: Readonly<Record<DeviceKind, string>> = {
  host: 'n',
  switch: 'a',
  generator: 'k',
  router: 'r',
  server: 's',
  edge: 'd',
};

export interface Place {
  readonly kind: DeviceKind;
  /** Steps of the grid from the middle of the stage. */
  readonly x: number;
  readonly y: number;
}

export interface Hand {
  place(device: Place): Promise<void>;
  link(a: number, b: number): Promise<void>;
  /** A TCP stream. */
  traffic(from: number, to: number): Promise<void>;
}

const GRID_PX = 20;

export class Sheet {
  readonly lab: Lab;
  readonly page: Page;
  constructor(lab: Lab) {
    this.lab = lab;
    this.page = lab.page;
  }

  get stage(): Locator {
    return this.lab.get('stage');
  }

  device(id: number): Locator {
    return this.lab.get(`device-${id}`);
  }

  async counts(): Promise<{ nodes: number; links: number; flows: number }> {
    const { document } = await this.lab.state();
    return { nodes: document?.nodes ?? -1, links: document?.links ?? -1, flows: document?.flows ?? -1 };
  }

  async hash(): Promise<string | undefined> {
    return (await this.lab.state()).document?.hash;
  }

  /** The document as Ctrl+S saves it. */
  async document(): Promise<Scenario> {
    const saved = this.page.waitForEvent('download');
    await this.page.keyboard.press('Control+s');
    return mustParse(JSON.parse(readFileSync(await (await saved).path(), 'utf8')));
  }

  /** The middle of a device in CSS px of the page. */
  async middle(id: number): Promise<{ x: number; y: number }> {
    const box = await this.device(id).boundingBox();
    if (box === null) throw new Error(`device ${id} is not there`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Presses the mouse at one point and lets it go at another. */
  async drag(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move(to.x, to.y, { steps: 4 });
    await this.page.mouse.up();
  }

  /** Chooses from a list that opens. */
  async choose(id: string, option: string): Promise<void> {
    await this.lab.get(id).getByRole('button').first().click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  /** A point of the stage in CSS px of the page. */
  async point({ x, y }: Place): Promise<{ x: number; y: number }> {
    const box = await this.stage.boundingBox();
    if (box === null) throw new Error('the stage is not there');
    return { x: box.x + box.width / 2 + x * GRID_PX, y: box.y + box.height / 2 + y * GRID_PX };
  }

  /** The device that has the focus; null where none has. */
  async focusedDevice(): Promise<number | null> {
    const item = await this.page.evaluate(() => document.activeElement?.getAttribute('data-item') ?? '');
    return item.startsWith('node-') ? Number(item.slice('node-'.length)) : null;
  }

  /** Walks with Tab and Shift+Tab from device to device; the stage must have the focus. */
  async walkTo(id: number): Promise<void> {
    for (let presses = 0; presses < 40; presses += 1) {
      const at = await this.focusedDevice();
      if (at === id) return;
      await this.page.keyboard.press(at === null || at < id ? 'Tab' : 'Shift+Tab');
    }
    throw new Error(`device ${id} never got the focus`);
  }

  byMouse(): Hand {
    const choose = async (tool: string, a: number, b: number) => {
      await this.lab.get(tool).click();
      await this.device(a).click();
      await this.device(b).click();
    };
    return {
      place: async (device) => {
        await this.lab.get(`tool-${device.kind}`).click();
        const { x, y } = await this.point(device);
        await this.page.mouse.click(x, y);
      },
      link: (a, b) => choose('tool-link', a, b),
      traffic: async (from, to) => {
        await choose('tool-workload', from, to);
        await this.lab.get('act-flow-tcp-stream').click();
      },
    };
  }

  byTouch(): Hand {
    const choose = async (tool: string, a: number, b: number) => {
      await this.lab.get(tool).tap();
      await this.device(a).tap();
      await this.device(b).tap();
    };
    return {
      place: async (device) => {
        await this.lab.get(`tool-${device.kind}`).tap();
        const { x, y } = await this.point(device);
        await this.page.touchscreen.tap(x, y);
      },
      // A finger says first where: the device that is selected is where the link begins.
      link: async (a, b) => {
        await this.device(a).tap();
        await this.lab.get('tool-link').tap();
        await this.device(b).tap();
      },
      traffic: async (from, to) => {
        await choose('tool-workload', from, to);
        await this.lab.get('act-flow-tcp-stream').tap();
      },
    };
  }

  /** The stage must have the focus; nothing but keys is used. */
  byKeys(): Hand {
    const press = async (key: string, times = 1) => {
      for (let i = 0; i < times; i += 1) await this.page.keyboard.press(key);
    };
    /** The arrow keys that lead from one device to another as somebody sees them, those along the longer distance first. */
    const arrows = async (from: number, to: number) => {
      const [a, b] = [await this.middle(from), await this.middle(to)];
      const level = b.x < a.x ? 'ArrowLeft' : 'ArrowRight';
      const upright = b.y < a.y ? 'ArrowUp' : 'ArrowDown';
      return Math.abs(b.x - a.x) > Math.abs(b.y - a.y) ? [level, upright] : [upright, level];
    };
    /** Arrow keys go over the devices that may be chosen until the wanted one has the focus. */
    const choose = async (key: string, from: number, to: number) => {
      await this.walkTo(from);
      await press(key);
      for (let i = 0; i < 12; i += 1) {
        const at = await this.focusedDevice();
        if (at === to) return press('Enter');
        for (const arrow of await arrows(at ?? from, to)) {
          await press(arrow);
          if ((await this.focusedDevice()) !== at) break;
        }
      }
      throw new Error(`device ${to} could not be chosen from ${from}`);
    };
    return {
      place: async ({ kind, x, y }) => {
        await press(letters[kind]);
        await press(x < 0 ? 'ArrowLeft' : 'ArrowRight', Math.abs(x));
        await press(y < 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(y));
        await press('Enter');
      },
      link: (a, b) => choose('l', a, b),
      traffic: async (from, to) => {
        await choose('w', from, to);
        const menu = this.lab.get('traffic-menu');
        await menu.waitFor();
        await press('Enter');
        // The focus is back on the drawing a frame after the menu has gone.
        await menu.waitFor({ state: 'detached' });
        await expect.poll(() => this.focusedDevice()).not.toBeNull();
      },
    };
  }
}
