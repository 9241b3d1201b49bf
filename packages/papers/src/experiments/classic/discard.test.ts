import { createEngine } from '@lanelab/engine/node';
import { expect, test } from 'vitest';
import { mostMbps, queueOf, tenSenders } from '../../networks/classic/ten-senders.ts';
import { runFigure } from '../../test/run-figure.ts';
import { valueAt } from './common.ts';
import { classicEpd, classicEpdPackets } from './discard.ts';

test('a line full of 192-cell packets carries 9 140 octets of data in each', () => {
  expect(mostMbps(9_180)).toBeCloseTo((9_140 * 8) / (192 * 2.831_197), 6);
  expect(mostMbps(512)).toBeCloseTo((472 * 8) / (11 * 2.831_197), 6);
});

test('EPD begins at half the buffer, whichever axis is changed', async () => {
  expect(queueOf(1_000, 'epd')).toEqual({
    capacityCells: 1_000,
    discard: { kind: 'epd', thresholdCells: 500, keepLast: true },
  });
  const { series } = await runFigure(classicEpd, { axes: { buffer: [512, 4_000] } });
  // Small buffers are worse whatever is dropped.
  for (const { points } of series) expect(points[0]?.y).toBeLessThan(points[1]?.y ?? 0);
});

test('with large packets EPD leaves more of the line useful than PPD, and that more than plain drop', async () => {
  const { series } = await runFigure(classicEpdPackets, { axes: { packet: [9_180] }, repetitions: 3 });
  const [plain, ppd, epd] = ['1', '2', '3'].map((key) => valueAt(series, key, 9_180) ?? 0);
  expect(plain).toBeLessThan(ppd ?? 0);
  expect(ppd).toBeLessThan(epd ?? 0);
  expect(epd).toBeLessThan(100);
});

test('over a few microseconds one stream has the line, and the figure says so', async () => {
  const scenario = tenSenders({
    mtu: 9_180,
    capacityCells: 1_000,
    policy: 'plain',
    delayPs: 5_000_000,
    title: '',
    question: '',
    notes: '',
  });
  const run = await createEngine().open(scenario);
  await run.runUntil(scenario.model.durationPs);
  const { flows } = await run.result();
  await run.free();
  const rates = flows.map(({ receivedMbps }) => receivedMbps ?? 0);
  expect(Math.max(...rates)).toBeGreaterThan(0.8 * mostMbps(9_180));
});
