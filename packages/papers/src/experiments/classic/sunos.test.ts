import { describe, expect, test } from 'vitest';
import type { FigureData } from '../../figure-data.ts';
import { KBYTE, MSS, WHOLE } from '../../networks/classic/sunos.ts';
import { SECOND_PS } from '../../networks/common.ts';
import { runFigure } from '../../test/run-figure.ts';
import { classicComerLin } from './comer-lin.ts';
import { classicDeadlock, classicDeadlockCalls } from './deadlock.ts';

/** One write of 8 192 octets each 200 ms, in Mb/s: the timer and the write alone make it. */
const ONE_WRITE = (8_192 * 8) / 0.2 / 1e6;

const at = ({ series }: FigureData, key: number, kbyte: number): number =>
  series.find((entry) => entry.key === String(key))?.points.find(({ x }) => x === kbyte * KBYTE)?.y ?? Number.NaN;

describe('Comer and Lin', () => {
  const axes = { receive: [16, 20, 24].map((kbyte) => kbyte * KBYTE) };

  test('a receive buffer of 24 KB stalls whatever a call copies at a time; smaller ones do not', async () => {
    const figure = await runFigure(classicComerLin, { axes });
    for (const copy of [WHOLE, 4_096, 2_048, 1_024]) {
      expect(at(figure, copy, 16)).toBeGreaterThan(10 * ONE_WRITE);
      expect(at(figure, copy, 20)).toBeGreaterThan(10 * ONE_WRITE);
      expect(at(figure, copy, 24)).toBeCloseTo(ONE_WRITE, 2);
    }
  });

  test('the stall does not hang on the costs of the hosts', async () => {
    const only = { copy: [WHOLE], receive: [24 * KBYTE] };
    for (const factor of [0, 4]) {
      const parameters = { copyPsPerOctet: 41_000 * factor, sendPacketPs: 117_000_000 * factor };
      expect(at(await runFigure(classicComerLin, { axes: only, parameters }), WHOLE, 24)).toBeCloseTo(ONE_WRITE, 2);
    }
  });

  test('with Reno\u2019s window update the stall begins at 20 KB, and small copies make it three writes', async () => {
    const figure = await runFigure(classicComerLin, { axes, parameters: { update: 50 } });
    expect(at(figure, WHOLE, 20)).toBeCloseTo(ONE_WRITE, 2);
    for (const copy of [2_048, 1_024]) expect(at(figure, copy, 24)).toBeCloseTo(3 * ONE_WRITE, 2);
  });
});

describe('Moldeklev and Gunningberg', () => {
  test('streams stall where the receive buffer is large and the send buffer below three segments', async () => {
    const buffers = { send: [16, 24, 28].map((kbyte) => kbyte * KBYTE), receive: [16 * KBYTE, 51 * KBYTE] };
    const figure = await runFigure(classicDeadlock, { axes: buffers });
    expect(28 * KBYTE).toBeGreaterThan(3 * MSS);
    for (const send of [16, 24]) {
      expect(at(figure, send * KBYTE, 16)).toBeGreaterThan(10);
      expect(at(figure, send * KBYTE, 51)).toBeLessThan(1);
    }
    expect(at(figure, 28 * KBYTE, 51)).toBeGreaterThan(10);
  });

  test('without the delayed acknowledgement nothing stalls', async () => {
    const stalls = { send: [8 * KBYTE], request: [20 * KBYTE] };
    const figure = await runFigure(classicDeadlockCalls, { axes: stalls, durationPs: 4 * SECOND_PS });
    // Two waits of 200 ms a call.
    expect(at(figure, 8 * KBYTE, 20)).toBeCloseTo(400, 0);
    const base = classicDeadlockCalls.base();
    const prompt = {
      ...classicDeadlockCalls,
      base: () => ({
        ...base,
        model: {
          ...base.model,
          nodes: base.model.nodes.map((node) =>
            node.kind === 'host' ? { ...node, stack: { ...node.stack, delayedAck: 'off' as const } } : node,
          ),
        },
      }),
    };
    expect(at(await runFigure(prompt, { axes: stalls }), 8 * KBYTE, 20)).toBeLessThan(20);
  });
});
