/** Local storage that may be blocked (private windows, third-party frames): nothing in the lab needs it. */

export function keep(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false; // blocked or full: what was chosen holds for this page only
  }
}

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // blocked: as if nothing had been kept
  }
}

export function isStorageBlocked(): boolean {
  const probe = 'lanelab.probe';
  return !(keep(probe, '1') && keep(probe, null));
}
