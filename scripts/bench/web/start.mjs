// How long a page takes until it can be used and its first cell moves, on this machine and on a slow one.
import { markAt } from './page.mjs';

/** 4 times slower, 10 Mb/s, 40 ms round trip. */
const THROTTLE = { cpu: 4, bytesPerSecond: 1_250_000, latencyMs: 40 };

export async function slowDown(context, page) {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE.cpu });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: THROTTLE.latencyMs,
    downloadThroughput: THROTTLE.bytesPerSecond,
    uploadThroughput: THROTTLE.bytesPerSecond,
  });
}

export async function start(page, rows, what, isSlow) {
  const words = `${what}${isSlow ? ' (CPU 4x slower, 10 Mb/s, 40 ms)' : ''}`;
  const [interactive, cell] = isSlow ? [2000, 3000] : [1000, 1500];
  rows.atMost(`interactive${words}`, await markAt(page, 'lab:interactive'), 'ms', { goal: interactive });
  rows.atMost(`first moving cell${words}`, await markAt(page, 'lab:first-cell'), 'ms', { goal: cell });
  await page.context().close();
}
