/** One history for everything: thirty edits of every sort, thirty undos, thirty redos, and the clock stays where it is. */
import { expect, type Lab, test } from '../lab.ts';
import { Sheet } from '../sheet.ts';

type Edit = readonly [name: string, act: () => Promise<void>];

async function view(lab: Lab, name: 'Drawing' | 'Table' | 'Text'): Promise<void> {
  await lab.get('views').getByRole('radio', { name }).check();
}

/** Changes a cell of the tables. */
async function cell(lab: Lab, id: string, value: string): Promise<void> {
  await lab.get(`cell-${id}`).click();
  await lab.field('cell-field').fill(value);
  await lab.field('cell-field').press('Enter');
  await expect(lab.get('cell-field')).toHaveCount(0);
}

/** Presses a key until a device has the keyboard's focus. */
async function keyTo(lab: Lab, key: string, id: number): Promise<void> {
  for (let presses = 0; presses < 12; presses += 1) {
    const item = await lab.page.evaluate(() => document.activeElement?.getAttribute('data-item'));
    if (item === `node-${id}`) return;
    await lab.page.keyboard.press(key);
  }
  throw new Error(`${key} never leads to device ${id}`);
}

/** Thirty edits of a network of two hosts (1, 2) at a switch (3): by pointer, keys, tables, forms, text and menus. */
function edits(lab: Lab, sheet: Sheet): readonly Edit[] {
  const { page } = lab;
  const { keyboard } = page;
  const mouse = sheet.byMouse();
  const beside = async (id: number, dx: number, dy: number) => {
    const { x, y } = await sheet.middle(id);
    return { x: x + dx, y: y + dy };
  };
  const menu = async (on: { x: number; y: number }, ...acts: readonly string[]) => {
    await page.mouse.click(on.x, on.y, { button: 'right' });
    for (const act of acts) await lab.get(`act-${act}`).click();
  };
  const link1 = async () => {
    const [a, b] = [await sheet.middle(1), await sheet.middle(3)];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };
  const choose = async (a: number, b: number) => {
    await sheet.device(a).click();
    await sheet.device(b).click({ modifiers: ['Shift'] });
  };
  return [
    ['a switch is placed by mouse', () => mouse.place({ kind: 'switch', x: -2, y: 9 })],
    [
      'a host is placed by keys',
      async () => {
        await keyboard.press('n');
        for (let step = 0; step < 8; step += 1) await keyboard.press('ArrowRight');
        for (let step = 0; step < 5; step += 1) await keyboard.press('ArrowDown');
        await keyboard.press('Enter');
      },
    ],
    ['linked by mouse', () => mouse.link(4, 5)],
    [
      'linked by keys',
      async () => {
        await lab.get('tool-select').click();
        await sheet.device(4).click();
        await keyboard.press('l');
        await keyTo(lab, 'Tab', 3);
        await keyboard.press('Enter');
      },
    ],
    [
      'traffic',
      async () => {
        await lab.get('tool-workload').click();
        await sheet.device(1).click();
        await sheet.device(5).click();
        await lab.get('act-flow-ping').click();
        await lab.get('tool-select').click();
      },
    ],
    ['moved by drag', async () => sheet.drag(await sheet.middle(5), await beside(5, 61, 20))],
    ['moved by keys', () => keyboard.press('Shift+ArrowDown')],
    ['renamed in the form', () => lab.type('field-name', 'Edge')],
    ['MTU in the form', () => lab.type('field-interfaces[0].mtu', '1500')],
    ['TCP in the form', () => sheet.choose('field-profile', 'Windows NT 4')],
    [
      'renamed in the table',
      async () => {
        await view(lab, 'Table');
        await cell(lab, 'name-4', 'Core');
      },
    ],
    ['moved in the table', () => cell(lab, 'x-4', '333')],
    ['added in the table', () => lab.get('table-add-host').click()],
    [
      'linked in the table',
      async () => {
        await lab.get('tab-links').click();
        await sheet.choose('connect-from', 'Core');
        await sheet.choose('connect-to', 'H1');
        await lab.get('connect').click();
      },
    ],
    ['a distance in the table', () => cell(lab, 'distance-1', '2 km')],
    ['a line in the table', () => sheet.choose('cell-phy-2', 'OC-12c')],
    [
      'an interval in the table',
      async () => {
        await lab.get('tab-traffic').click();
        await cell(lab, 'interval-2', '50 ms');
      },
    ],
    [
      'the text',
      async () => {
        const document = await sheet.document();
        await view(lab, 'Text');
        await lab.retype(JSON.stringify({ ...document, view: { ...document.view, title: 'Typed' } }, null, 1));
        await view(lab, 'Drawing');
      },
    ],
    [
      'in line',
      async () => {
        await choose(4, 5);
        await lab.get('inspector').getByRole('button', { name: 'Align top' }).click();
      },
    ],
    [
      'a group',
      async () => {
        await lab.get('group').click();
      },
    ],
    [
      'duplicated',
      async () => {
        await choose(2, 3);
        await keyboard.press('Control+d');
      },
    ],
    [
      'copied and pasted',
      async () => {
        await keyboard.press('Control+c');
        await expect(lab.get('live-region')).toContainText('Copied');
        await keyboard.press('Control+v');
        await expect.poll(async () => (await sheet.counts()).nodes).toBe(10);
      },
    ],
    ['deleted', () => keyboard.press('Delete')],
    [
      'a bend',
      async () => {
        const at = await link1();
        await page.mouse.dblclick(at.x, at.y);
      },
    ],
    [
      'a bend moved',
      async () => {
        const box = await lab.get('bend-1-0').boundingBox();
        if (box === null) throw new Error('the link has no bend');
        const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        await sheet.drag(at, { x: at.x, y: at.y - 60 });
      },
    ],
    [
      'a link cut at this instant',
      async () => {
        const [a, b] = [await sheet.middle(2), await sheet.middle(3)];
        await menu({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, 'fault', 'cut');
      },
    ],
    [
      'added and joined by +',
      async () => {
        await sheet.device(3).click();
        await keyboard.press('+');
        await lab.get('act-add-generator').click();
      },
    ],
    [
      'ungrouped by keys',
      async () => {
        await sheet.device(4).click();
        await keyboard.press('Control+Shift+g');
      },
    ],
    [
      'a processor slowed',
      async () => {
        await menu(await sheet.middle(1), 'fault', 'slow');
      },
    ],
    [
      'all faults healed',
      async () => {
        await menu(await sheet.middle(1), 'fault', 'heal-all');
      },
    ],
  ];
}

async function play(lab: Lab): Promise<void> {
  await lab.get('play').click();
  await expect.poll(async () => (await lab.clock()).timePs).toBeGreaterThan(0);
}

test('thirty edits, thirty undos, thirty redos: the same document, and the clock stands where it stood', async ({
  lab,
  page,
}) => {
  await lab.open('/lab?preset=clip-pair-collapse&t=0');
  const sheet = new Sheet(lab);
  await play(lab);
  await lab.get('play').click();
  const { timePs } = await lab.clock();
  const before = await sheet.document();
  const hashes = [await sheet.hash()];
  const steps: (string | null)[] = [];
  await sheet.device(3).click();
  const all = edits(lab, sheet);
  expect(all).toHaveLength(30);
  for (const [name, act] of all) {
    await test.step(name, async () => {
      const last = JSON.stringify(await sheet.document());
      await act();
      await expect.poll(async () => JSON.stringify(await sheet.document()) === last).toBe(false);
      steps.push(await lab.get('undo').getAttribute('aria-label'));
      hashes.push(await sheet.hash());
      expect((await lab.clock()).timePs).toBe(timePs);
    });
  }
  const after = await sheet.document();
  for (let step = 30; step > 0; step -= 1) {
    await expect(lab.get('undo')).toHaveAttribute('aria-label', steps[step - 1] ?? '');
    await lab.get('undo').click();
    await expect.poll(() => sheet.hash(), `undo ${step}`).toBe(hashes[step - 1]);
  }
  await expect(lab.get('undo')).toBeDisabled();
  expect(await sheet.document()).toEqual(before);
  expect((await lab.clock()).timePs).toBe(timePs);
  await sheet.device(3).click();
  for (let step = 1; step <= 30; step += 1) {
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => sheet.hash(), `redo ${step}`).toBe(hashes[step]);
  }
  await expect(lab.get('redo')).toBeDisabled();
  expect(await sheet.document()).toEqual(after);
  expect((await lab.clock()).timePs).toBe(timePs);
  await expect.poll(async () => (await lab.clock()).status).toBe('ready');
  expect((await lab.clock()).timePs).toBe(timePs);
});

test('undo in the middle of play does not stop it', { tag: '@main' }, async ({ lab, page }) => {
  await lab.open('/lab?preset=clip-pair-collapse&t=0');
  const sheet = new Sheet(lab);
  await sheet.device(1).click();
  await lab.type('field-interfaces[0].mtu', '1500');
  const changed = await sheet.hash();
  await play(lab);
  const { timePs } = await lab.clock();
  await sheet.device(1).click();
  await page.keyboard.press('Control+z');
  await expect.poll(() => sheet.hash()).not.toBe(changed);
  await expect.poll(async () => (await lab.clock()).timePs).toBeGreaterThan(timePs + 1_000_000);
  expect((await lab.clock()).isPlaying).toBe(true);
});

test('the form of the next device begins at its top', async ({ lab, page }) => {
  await page.setViewportSize({ width: 1280, height: 665 });
  await lab.open('/lab?preset=class-mpoa&t=0');
  await lab.get('device-1').click();
  const panel = lab.get('panel-properties');
  const scrolled = () => panel.evaluate((element) => element.scrollTop);
  // The form comes with a script of its own: before that there is nothing to scroll.
  const scroll = () => panel.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  await expect.poll(() => scroll().then(scrolled)).toBeGreaterThan(0);
  await lab.get('device-2').click();
  await expect.poll(scrolled).toBe(0);
});

test('a port has a clock of its own, within what its line allows', async ({ lab }) => {
  await lab.open('/lab?preset=w1&t=0');
  const sheet = new Sheet(lab);
  await sheet.device(1).click();
  const clock = lab.get('field-ports[0].clockPpm');
  await expect(clock.getByRole('textbox')).toHaveAttribute('placeholder', 'from scenario');
  const before = await sheet.hash();
  await lab.type('field-ports[0].clockPpm', '25');
  await expect(clock).toContainText('from -20 ppm to 20 ppm');
  expect(await sheet.hash()).toBe(before);
  await lab.type('field-ports[0].clockPpm', '-12.5 ppm');
  await expect.poll(() => sheet.hash()).not.toBe(before);
  expect((await sheet.document()).model.nodes[0]?.ports).toMatchObject([{ id: 1, clockPpm: -12.5 }]);
});

test('a row of the tables is deleted by keys, and the focus stays in its table', async ({ lab }) => {
  await lab.open('/lab');
  await view(lab, 'Table');
  for (const kind of ['host', 'switch']) await lab.get(`table-add-${kind}`).click();
  const deleting = lab.get('table-delete');
  await expect(deleting).toHaveCount(2);
  await lab.get('table-devices-1').focus();
  // From a row to the last of its cells.
  await lab.page.keyboard.press('ArrowLeft');
  await expect(deleting.first()).toBeFocused();
  await lab.page.keyboard.press('Enter');
  await expect(deleting).toHaveCount(1);
  const focused = lab
    .get('table-devices')
    .locator(':focus')
    .or(lab.get('table-devices').and(lab.page.locator(':focus')));
  await expect(focused).toHaveCount(1);
  // And the last row of all.
  await lab.get('table-devices-2').focus();
  await lab.page.keyboard.press('ArrowLeft');
  await lab.page.keyboard.press('Enter');
  await expect(deleting).toHaveCount(0);
  await expect(focused).toHaveCount(1);
});
