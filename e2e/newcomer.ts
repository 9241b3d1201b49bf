/** A newcomer at the lab, with the mouse or with the keyboard alone: what they do on the whole page, beyond drawing on the stage. */
import { expect, type Lab } from './lab.ts';
import { type Hand, Sheet } from './sheet.ts';

export interface Newcomer extends Hand {
  readonly sheet: Sheet;
  /** Chooses an entry of the menu of one or several devices, then one of each menu that it opens. */
  menu(devices: readonly number[], ...entries: readonly string[]): Promise<void>;
  /** Writes into a field of a device's properties, inside folded parts. */
  write(device: number, folds: readonly string[], field: string, value: string): Promise<void>;
  /** Runs to the end. The page itself shows what was measured. */
  run(): Promise<void>;
  /** Presses the repair of a flow among the results. */
  repairResult(flow: number): Promise<void>;
  /** Presses the first repair among the problems. */
  repairProblem(): Promise<void>;
}

async function measured(lab: Lab): Promise<void> {
  await lab.runIs('done');
  await expect(lab.get('measurements')).toBeVisible();
}

export function byMouse(lab: Lab): Newcomer {
  const sheet = new Sheet(lab);
  return {
    ...sheet.byMouse(),
    sheet,
    async menu(devices, ...entries) {
      await lab.get('tool-select').click();
      for (const [at, device] of devices.entries())
        await sheet.device(device).click(at === 0 ? {} : { modifiers: ['Shift'] });
      await sheet.device(devices[0] ?? 0).click({ button: 'right' });
      for (const entry of entries) await lab.get(`act-${entry}`).click();
    },
    async write(device, folds, field, value) {
      await lab.get('tool-select').click();
      await sheet.device(device).click();
      for (const fold of folds) await lab.get(fold).getByRole('button').first().click();
      await lab.type(field, value);
    },
    async run() {
      await lab.get('run-to-end').click();
      await measured(lab);
    },
    repairResult: (flow) => lab.get(`repair-${flow}`).click(),
    async repairProblem() {
      await lab.get('tab-problems').click();
      await lab.get('problem-fix').first().click();
    },
  };
}

/** The keys are those that the page itself lists; the stage has the focus when the page opens. */
export function byKeys(lab: Lab): Newcomer {
  const sheet = new Sheet(lab);
  const { keyboard } = lab.page;
  const entered = (entry: string) =>
    lab.page.evaluate((id) => document.activeElement?.getAttribute('data-testid') === id, `act-${entry}`);
  const pick = async (entry: string) => {
    await lab.get(`act-${entry}`).waitFor();
    for (let presses = 0; presses < 20 && !(await entered(entry)); presses += 1) await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
  };
  /** The stage, or a device on it, has the focus: keys of the drawing and of the clock work. */
  const isOnStage = async () => {
    await expect.poll(() => sheet.stage.evaluate((stage) => stage.contains(document.activeElement))).toBe(true);
  };
  const toStage = async () => {
    await keyboard.press('Escape');
    await isOnStage();
  };
  return {
    ...sheet.byKeys(),
    sheet,
    async menu(devices, ...entries) {
      for (const device of devices) {
        await sheet.walkTo(device);
        if (devices.length > 1) await keyboard.press('Control+Space');
      }
      await keyboard.press('Shift+F10');
      for (const entry of entries) await pick(entry);
      await isOnStage();
      // Out of the selection that was gathered.
      if (devices.length > 1) await keyboard.press('Escape');
    },
    async write(device, folds, field, value) {
      await sheet.walkTo(device);
      await keyboard.press('Enter');
      await expect(lab.field('field-name')).toBeFocused();
      for (const fold of folds) {
        await lab.tabTo(fold);
        await keyboard.press('Enter');
      }
      await lab.tabTo(field);
      await keyboard.press('Control+a');
      await keyboard.type(value);
      await keyboard.press('Enter');
      await toStage();
    },
    async run() {
      await keyboard.press('End');
      await measured(lab);
    },
    async repairResult(flow) {
      await keyboard.press('m');
      await expect(lab.get('tab-results')).toBeFocused();
      await lab.tabTo(`repair-${flow}`);
      await keyboard.press('Enter');
      await isOnStage();
    },
    async repairProblem() {
      await keyboard.press('b');
      await expect(lab.get('tab-problems')).toBeFocused();
      await lab.tabTo('problem-fix');
      await keyboard.press('Enter');
      await expect(lab.get('tab-problems')).toBeFocused();
      await toStage();
    },
  };
}
