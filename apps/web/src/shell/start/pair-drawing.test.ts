import { expect, test } from 'vitest';
import { pairScenario } from '../../lecture/pair.ts';
import { pairDrawing } from './pair-drawing.ts';
import { drawingOf } from './plain-drawing.ts';

/** `npx vitest run -u` beside this file writes the picture again after a change of the documents, or of how the editor lays out a network. */
test.each(['lane', 'mpoa'] as const)('the kept picture is that of the document of %s', async (side) => {
  const drawing = drawingOf(pairScenario(side));
  await expect(`${JSON.stringify(drawing, null, 2)}\n`).toMatchFileSnapshot('./pair-drawing.json');
  expect(pairDrawing).toEqual(drawing);
});

test('a network without a device has no picture', () => {
  const scenario = pairScenario('lane');
  const empty = { ...scenario, model: { ...scenario.model, nodes: [], links: [] } };
  expect(() => drawingOf(empty)).toThrow('without devices');
});
