// What the measures of `npm run bench:web` do with a page.
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** When the page set a mark, ms since it was asked for. */
export const markAt = (page, name) =>
  page
    .waitForFunction((mark) => performance.getEntriesByName(mark)[0]?.startTime, name, { timeout: 60_000 })
    .then((handle) => handle.jsonValue());

export const hasEnded = (page) =>
  page.waitForFunction(() => window.__lab.state().playback?.status === 'ended', undefined, { timeout: 120_000 });

/** In the page: every task over 50 ms, and when. */
export function watchTasks() {
  window.benchTasks = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.benchTasks.push({ at: entry.startTime, ms: entry.duration });
  }).observe({ type: 'longtask', buffered: true });
}

/** Gaps between the frames of so long a time, and its longest task over 50 ms; 0 where there is none. */
export async function framesOf(page, forMs) {
  const { times, longest } = await page.evaluate(
    (ms) =>
      new Promise((resolve) => {
        const at = [];
        const from = performance.now();
        const frame = (now) => {
          at.push(now);
          if (now - from < ms) requestAnimationFrame(frame);
          else {
            const tasks = window.benchTasks.filter((task) => task.at > from);
            resolve({ times: at, longest: Math.max(0, ...tasks.map((task) => task.ms)) });
          }
        };
        requestAnimationFrame(frame);
      }),
    forMs,
  );
  const gaps = times.slice(1).map((time, index) => time - times[index]);
  return { gaps, perSecond: (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0), longest };
}
