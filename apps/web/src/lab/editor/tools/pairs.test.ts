import { describe, expect, it } from 'vitest';
import { network, TestDrawing } from '../test-drawing.ts';

const four = () =>
  new TestDrawing(
    network([
      ['host', 100, 100],
      ['switch', 300, 100],
      ['host', 500, 100],
      ['switch', 300, 300],
    ]),
  );

const joints = (test: TestDrawing) => test.scenario.model.links.map(({ a, b }) => [a.node, b.node]);

describe('link', () => {
  it('joins what is clicked one after the other, and stays in hand', () => {
    const test = four().press('l').click(100, 100);
    expect(test.path).toBe('link.second');
    test.click(300, 100);
    expect(joints(test)).toEqual([[1, 2]]);
    expect(test.path).toBe('link.first');
  });

  it('joins by one drag', () => {
    const test = four().press('l').drag([100, 100], [300, 100]);
    expect(joints(test)).toEqual([[1, 2]]);
  });

  it('is drawn from a dot of the selected device, back to the selecting hand', () => {
    const test = four().click(100, 100).drag([136, 100], [300, 100]);
    expect(joints(test)).toEqual([[1, 2]]);
    expect(test.path).toBe('select.idle');
  });

  it('begins again at a click, though keys had chosen a device before', () => {
    const test = four().click(300, 100).press('l');
    expect(test.session.pairing?.from).toBe(2);
    test.click(100, 100).click(300, 300);
    expect(joints(test)).toEqual([[1, 4]]);
  });

  it('goes by keys: arrows among legal devices, Enter', () => {
    const test = four().press('Tab', 'l');
    expect(test.session.pairing).toMatchObject({ from: 1, over: 2 });
    test.press('ArrowDown', 'Enter');
    expect(joints(test)).toEqual([[1, 4]]);
    expect(test.announced).toContain('Connected H1 and S2');
  });

  it('begins nowhere in a document that is read-only', () => {
    const test = new TestDrawing(four().scenario, { isReadOnly: true });
    test.drawing.pick('link');
    test.click(100, 100);
    expect(test.session.hint).toMatchObject({ isRefusal: true });
    expect(test.path).toBe('link.first');
  });

  it('refuses the device that it begins at, and waits for another', () => {
    const test = four().press('l').click(100, 100).click(100, 100);
    expect(test.session.hint?.text).toMatch(/^H1 is where it begins/);
    expect(test.announced.at(-1)).toBe(test.session.hint?.text);
    test.click(300, 100);
    expect(joints(test)).toEqual([[1, 2]]);
  });

  it('asks what to put on an empty place, and joins it in one undo step', () => {
    const test = four().press('l').drag([100, 100], [100, 320]);
    expect(test.session.menu?.id).toBe('type-menu');
    test.choose('add-switch');
    expect(test.placeOf(5)).toEqual({ x: 100, y: 320 });
    expect(joints(test)).toEqual([[1, 5]]);
    test.press('Ctrl+z');
    expect(test.names()).toHaveLength(4);
    expect(joints(test)).toEqual([]);
  });

  it('adds and joins from the keyboard', () => {
    const test = four().press('Tab', '+').choose('add-host');
    expect(joints(test)).toEqual([[1, 5]]);
    expect(test.session.focus).toEqual({ kind: 'node', id: 5 });
  });
});

describe('traffic', () => {
  const joined = () =>
    new TestDrawing(
      network(
        [
          ['host', 100, 100],
          ['switch', 300, 100],
          ['host', 500, 100],
        ],
        [
          [1, 2],
          [2, 3],
        ],
      ),
    );

  it('asks for its kind after two clicks', () => {
    const test = joined().press('w').click(100, 100).click(500, 100);
    expect(test.session.menu?.id).toBe('traffic-menu');
    test.choose('flow-ping');
    expect(test.scenario.model.flows).toMatchObject([{ kind: 'ping', from: 1, to: 3 }]);
  });

  it('cannot begin or end at a switch', () => {
    const test = joined().press('w').click(300, 100);
    expect(test.session.hint?.text).toMatch(/is a switch/);
    test.click(100, 100).click(300, 100);
    expect(test.session.hint?.text).toMatch(/must end at a host/);
    expect(test.scenario.model.flows).toEqual([]);
  });

  it('goes by keys alone', () => {
    const test = joined().press('Tab', 'w', 'Enter').choose('flow-tcp-stream');
    expect(test.scenario.model.flows).toMatchObject([{ kind: 'tcp-stream', from: 1, to: 3 }]);
  });
});
