import { modelHash } from '@lanelab/scenario';
import { describe, expect, it } from 'vitest';
import { DEVICES } from '../../document/devices/registry.ts';
import { copy, pasteHere } from './actions/edit.ts';
import { fixedCamera } from './environment.ts';
import { STAGE_KEYS } from './key-table.ts';
import { emptyScenario, network, TestDrawing } from './test-drawing.ts';

describe('keys', () => {
  it('are each for one thing', () => {
    const all = STAGE_KEYS.map(({ keys }) => keys);
    expect(new Set(all).size).toBe(all.length);
    for (const { letter } of DEVICES) expect(all).toContain(letter.toUpperCase());
  });

  it('walk over the devices and out at the end', () => {
    const test = new TestDrawing(
      network([
        ['host', 100, 100],
        ['host', 300, 100],
        ['host', 300, 300],
      ]),
    ).press('Tab', 'Tab');
    expect(test.session.focus).toEqual({ kind: 'node', id: 2 });
    test.press('Ctrl+ArrowDown');
    expect(test.session.focus).toEqual({ kind: 'node', id: 3 });
    test.press('Ctrl+ArrowRight');
    expect(test.announced.at(-1)).toBe('No device in that direction');
    test.press('Shift+Tab', 'Shift+Tab');
    expect(test.session.focus).toEqual({ kind: 'node', id: 1 });
  });

  it('show the properties of what has the focus, selected or not', () => {
    const test = new TestDrawing(network([['host', 100, 100]]));
    test.drawing.focus({ kind: 'node', id: 1 });
    expect(test.selected()).toEqual([]);
    test.press('Enter');
    expect(test.selected()).toEqual([1]);
  });

  it('gather a selection', () => {
    const test = new TestDrawing(
      network([
        ['host', 100, 100],
        ['host', 300, 100],
        ['host', 500, 100],
      ]),
    ).press('Tab', 'Ctrl+ ', 'Tab', 'Tab', 'Ctrl+ ');
    expect(test.selected()).toEqual([1, 3]);
    test.press('ArrowDown', 'Shift+ArrowRight');
    expect(test.placeOf(1)).toEqual({ x: 200, y: 120 });
    expect(test.placeOf(2)).toEqual({ x: 300, y: 100 });
  });

  it('delete, and leave the focus with a neighbour', () => {
    const test = new TestDrawing(
      network([
        ['host', 100, 100],
        ['host', 300, 100],
      ]),
    ).press('Tab', 'Delete');
    expect(test.names()).toEqual(['H2']);
    expect(test.session.focus).toEqual({ kind: 'node', id: 2 });
  });

  it('draw the same network as the pointer does', () => {
    const byPointer = new TestDrawing(emptyScenario());
    byPointer.drawing.pick('place-switch');
    byPointer.click(500, 360);
    byPointer.drawing.pick('place-host');
    byPointer.click(300, 360).click(700, 360);
    byPointer.drawing.pick('link');
    byPointer.click(300, 360).click(500, 360).click(700, 360).click(500, 360);
    byPointer.drawing.pick('workload');
    byPointer.click(300, 360).click(700, 360).choose('flow-ping');

    const byKeys = new TestDrawing(emptyScenario());
    byKeys.press('a', 'Enter').press('n', 'Enter').press('n', 'Enter');
    byKeys.press('Shift+Tab', 'l', 'Enter');
    byKeys.drawing.focus({ kind: 'node', id: 3 });
    byKeys.press('l', 'Enter');
    byKeys.drawing.focus({ kind: 'node', id: 2 });
    byKeys.press('w', 'Enter').choose('flow-ping');
    expect(byKeys.scenario.model.links).toHaveLength(2);
    expect(modelHash(byKeys.scenario.model)).toBe(modelHash(byPointer.scenario.model));
  });

  it('leave a key alone that means nothing now', () => {
    const test = new TestDrawing(emptyScenario());
    const before = test.session.path;
    test.press('Tab', 'q', 'ArrowLeft');
    expect(test.session.path).toBe(before);
    expect(test.store.getState().revision).toBe(0);
  });
});

describe('placing', () => {
  it('snaps to the grid, stays in hand, and lets the pointer take a device under it', () => {
    const test = new TestDrawing(emptyScenario()).press('Escape');
    test.drawing.pick('place-switch');
    test.move(111, 92);
    expect(test.session.ghost).toEqual({ kind: 'switch', at: { x: 120, y: 100 } });
    test.click(111, 92).click(311, 92);
    expect([1, 2].map((id) => test.placeOf(id))).toEqual([
      { x: 120, y: 100 },
      { x: 320, y: 100 },
    ]);
    expect(test.path).toBe('place-switch.aiming');
    test.click(120, 100);
    expect(test.path).toBe('select.idle');
    expect(test.selected()).toEqual([1]);
  });

  it('goes by letter, arrows and Enter', () => {
    const test = new TestDrawing(emptyScenario()).press('n', 'ArrowRight', 'Shift+ArrowUp', 'Enter');
    expect(test.placeOf(1)).toEqual({ x: 520, y: 260 });
    expect(test.path).toBe('select.idle');
    expect(test.session.focus).toEqual({ kind: 'node', id: 1 });
  });
});

describe('copies', () => {
  it('carry the links among them, and get names of their own', () => {
    const joined = network(
      [
        ['host', 100, 100],
        ['switch', 300, 100],
      ],
      [[1, 2]],
    );
    const test = new TestDrawing(joined).press('Ctrl+a', 'Ctrl+d');
    expect(test.names()).toEqual(['H1', 'S1', 'H2', 'S2']);
    expect(test.scenario.model.links).toHaveLength(2);
    expect(test.selected()).toEqual([3, 4]);
  });

  it('are pasted from what the page remembers where the clipboard is closed, each clear of the last', async () => {
    const test = new TestDrawing(network([['host', 100, 100]])).click(100, 100);
    await copy(test.drawing);
    await pasteHere(test.drawing);
    await pasteHere(test.drawing);
    expect(test.names()).toEqual(['H1', 'H2', 'H3']);
    const [first, second] = [test.placeOf(2), test.placeOf(3)];
    expect(second?.x).toBe((first?.x ?? 0) + 40);
    expect(second?.y).toBe((first?.y ?? 0) + 120);
  });

  it('are brought into sight where they have no place in it, and leave the view alone elsewhere', () => {
    const test = new TestDrawing(
      network([
        ['host', 100, 100],
        ['host', 300, 100],
      ]),
    );
    const fitted: boolean[] = [];
    const see = (bottom: number) =>
      test.drawing.showOn(
        {
          ...fixedCamera,
          room: () => ({ left: -500, top: -500, right: 1000, bottom }),
          fit: (boxOf) => fitted.push((boxOf()?.bottom ?? 0) > bottom),
        },
        () => undefined,
      );
    see(700);
    test.press('Ctrl+a', 'Ctrl+d');
    expect(fitted).toEqual([]);
    see(250);
    test.press('Ctrl+d');
    expect(fitted).toEqual([true]);
  });
});
