/**
 * Style sheets that could not be fetched. Vite fetches the sheet of a late part once, and takes it for fetched from then on even
 * where that failed: so such a sheet is fetched here when its part is asked for again.
 */

const lost = new Set<string>();
let fetching: Promise<unknown> = Promise.resolve();

/** Takes notice of every sheet that cannot be fetched, from now on. */
export function watchStyles(): void {
  const lose = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    lost.add(target.href);
    target.remove();
  };
  document.addEventListener('error', lose, { capture: true });
}

function fetchSheet(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = href;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${href}`)));
    document.head.append(link);
  });
}

/** Fetches what is missing; rejects as Vite does where a sheet is missing still. */
export function fetchLostStyles(): Promise<unknown> {
  const sheets = [...lost];
  lost.clear();
  if (sheets.length > 0) fetching = Promise.all(sheets.map(fetchSheet));
  return fetching;
}
