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

/** Values that are stored under names with this prefix, by the rest of their names. */
export function recallAll(prefix: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  try {
    for (let at = 0; at < localStorage.length; at += 1) {
      const key = localStorage.key(at);
      const value = key?.startsWith(prefix) === true ? localStorage.getItem(key) : null;
      if (key !== null && value !== null) found.set(key.slice(prefix.length), value);
    }
  } catch {
    return found; // blocked: as if nothing had been kept
  }
  return found;
}

export function isStorageBlocked(): boolean {
  const probe = 'lanelab.probe';
  return !(keep(probe, '1') && keep(probe, null));
}
