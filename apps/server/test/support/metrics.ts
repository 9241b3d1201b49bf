/** Reads the text that Prometheus reads. */

/** The value of a series, such as `lanelab_jobs{state="queued"}`; NaN where it is not there. */
export function readMetric(page: string, series: string): number {
  const line = page.split('\n').find((text) => text.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? Number.NaN);
}
