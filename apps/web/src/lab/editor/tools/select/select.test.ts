import { describe, expect, it } from 'vitest';
import { network, TestDrawing } from '../../test-drawing.ts';

const three = () =>
  new TestDrawing(
    network(
      [
        ['host', 100, 100],
        ['switch', 300, 100],
        ['host', 500, 140],
      ],
      [
        [1, 2],
        [2, 3],
      ],
    ),
  );

describe('select', () => {
  it('selects what is clicked, adds with Shift, and nothing on the empty stage', () => {
    const test = three().click(100, 100);
    expect(test.selected()).toEqual([1]);
    test.click(300, 100, { shift: true });
    expect(test.selected()).toEqual([1, 2]);
    test.click(300, 100, { shift: true });
    expect(test.selected()).toEqual([1]);
    test.click(700, 500);
    expect(test.selected()).toEqual([]);
  });

  it('selects a link that is clicked', () => {
    const test = three().click(200, 108);
    expect([...test.store.getState().selection.links]).toEqual([1]);
  });

  it('does not move a device for a trembling hand', () => {
    const test = three().drag([100, 100], [103, 101]);
    expect(test.placeOf(1)).toEqual({ x: 100, y: 100 });
    expect(test.store.getState().undo).toBeNull();
  });

  it('moves on the grid as one undo step, and shows it meanwhile without an edit', () => {
    const test = three().down(100, 100).move(150, 171);
    expect(test.path).toBe('select.moving');
    expect(test.session.pull).toMatchObject({ dx: 60, dy: 80 });
    expect(test.placeOf(1)).toEqual({ x: 100, y: 100 });
    test.up();
    expect(test.placeOf(1)).toEqual({ x: 160, y: 180 });
    test.press('Ctrl+z');
    expect(test.placeOf(1)).toEqual({ x: 100, y: 100 });
    expect(test.store.getState().undo).toBeNull();
  });

  it('goes back on Escape', () => {
    const test = three().down(100, 100).move(150, 171).press('Escape');
    expect(test.path).toBe('select.idle');
    expect(test.session.pull).toBeNull();
    test.up();
    expect(test.placeOf(1)).toEqual({ x: 100, y: 100 });
  });

  it('shows a guide where two devices are level', () => {
    const test = three().down(100, 100).move(100, 138);
    expect(test.session.guides).toContainEqual({ axis: 'y', at: 140, from: 100, to: 500 });
  });

  it('moves everything that is selected', () => {
    const test = three().press('Ctrl+a').drag([300, 100], [340, 100]);
    expect([1, 2, 3].map((id) => test.placeOf(id)?.x)).toEqual([140, 340, 540]);
  });

  it('selects by marquee, links between its devices too', () => {
    const test = three().drag([60, 40], [340, 160]);
    expect(test.selected()).toEqual([1, 2]);
    expect([...test.store.getState().selection.links]).toEqual([1]);
    expect(test.session.marquee).toBeNull();
  });

  it('leaves the stage to the finger that pulls it, and selects by a tap', () => {
    const test = three().drag([60, 40], [340, 300], { isTouch: true });
    expect(test.selected()).toEqual([]);
    test.click(100, 100, { isTouch: true });
    expect(test.selected()).toEqual([1]);
  });

  it('moves nothing in a document that is read-only', () => {
    const test = new TestDrawing(network([['host', 100, 100]]), { isReadOnly: true }).drag([100, 100], [200, 200]);
    expect(test.placeOf(1)).toEqual({ x: 100, y: 100 });
    test.press('ArrowRight');
    expect(test.session.hint?.text).toMatch(/read-only/);
  });

  it('takes a group as one, and one of it at the second click', () => {
    const test = three().click(100, 100).click(300, 100, { shift: true }).press('Ctrl+g').click(700, 500);
    test.click(100, 100);
    expect(test.selected()).toEqual([1, 2]);
    test.click(100, 100);
    expect(test.selected()).toEqual([1]);
    test.press('Ctrl+Shift+g');
    expect(test.scenario.layout.groups).toEqual([]);
  });
});

describe('bends', () => {
  it('are added by a double click, dragged on the grid, removed by Delete', () => {
    const test = three().move(200, 100);
    test.drawing.doubleClick({ screen: { x: 200, y: 100 }, shift: false, alt: false, mod: false, isTouch: false });
    expect(test.scenario.layout.links['1']).toEqual({ waypoints: [{ x: 200, y: 100 }] });
    test.drag([200, 100], [222, 187]);
    expect(test.scenario.layout.links['1']).toEqual({ waypoints: [{ x: 220, y: 180 }] });
    test.down(220, 180).press('Delete');
    expect(test.scenario.layout.links['1']).toBeUndefined();
  });

  it('move by keys alone', () => {
    const test = three().press('Tab', 'Alt+ArrowDown', 'Shift+F10');
    expect(test.session.menu?.id).toBe('link-menu');
    test.choose('add-bend').press('ArrowDown', 'Shift+ArrowDown', 'Enter');
    expect(test.scenario.layout.links['1']).toEqual({ waypoints: [{ x: 200, y: 220 }] });
    expect(test.path).toBe('select.idle');
  });
});

describe('move without dragging', () => {
  it('puts down where one clicks', () => {
    const test = three().click(100, 100).press('Shift+F10').choose('move').move(150, 300).click(160, 300);
    expect(test.placeOf(1)).toEqual({ x: 160, y: 300 });
    expect(test.path).toBe('select.idle');
  });
});
