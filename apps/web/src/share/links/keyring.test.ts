import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  adoptShelf,
  forget,
  keepKey,
  keepOwn,
  keysAsText,
  knownKeys,
  mayEdit,
  readKeys,
  rightsOn,
  shelfForNew,
  shelfKeys,
} from './keyring.ts';

function storageOf(kept: Map<string, string>) {
  return {
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
}

const blocked = {
  get length(): number {
    throw new Error('blocked');
  },
  getItem: () => {
    throw new Error('blocked');
  },
  setItem: () => {
    throw new Error('blocked');
  },
  removeItem: () => {
    throw new Error('blocked');
  },
};

const a = { id: 'abcDEF234567', key: 'k'.repeat(22) };
const b = { id: 'zzzDEF234567', key: 'q_-'.repeat(8) };

describe('keyring', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', storageOf(kept));
    forget(a.id);
  });
  afterEach(() => {
    for (const { id } of knownKeys()) forget(id);
    vi.unstubAllGlobals();
  });

  it('keeps keys under their ids, and nothing else of the storage', () => {
    kept.set('lanelab.theme', 'dark');
    expect(keepKey(b)).toBe(true);
    expect(keepKey(a)).toBe(true);
    expect(knownKeys()).toEqual([a, b]);
    expect(rightsOn(a.id).editKey).toBe(a.key);
    forget(a.id);
    expect(rightsOn(a.id).editKey).toBeNull();
    expect(knownKeys()).toEqual([b]);
    expect(kept.get('lanelab.theme')).toBe('dark');
  });

  it('holds keys for the page where storage is blocked, and says that it is no more than that', () => {
    vi.stubGlobal('localStorage', blocked);
    expect(keepKey(a)).toBe(false);
    expect(rightsOn(a.id).editKey).toBe(a.key);
    expect(knownKeys()).toEqual([a]);
  });

  it('goes out as text and comes back', () => {
    const text = keysAsText(['s'.repeat(48)], [a, b], 'https://lab.example');
    expect(text.split('\n')[0]).toBe(`lanelab-shelf:${'s'.repeat(48)}`);
    expect(text.split('\n')[1]).toBe(`https://lab.example/s/${a.id}#key=${a.key}`);
    expect(readKeys(`Dear Ann,\n\n> ${text.replaceAll('\n', ' (mine)\n')}`)).toEqual({
      shelves: ['s'.repeat(48)],
      keys: [a, b],
    });
  });

  it.each(['', 'https://lab.example/s/abcDEF234567', '{"key":"abc"}', 'https://lab.example/s/abcDEF234567#key='])(
    'finds no key in %j',
    (text) => expect(readKeys(text)).toEqual({ shelves: [], keys: [] }),
  );

  it('reads a link with options before the key, and the last key of an id', () => {
    expect(readKeys(`/s/${a.id}?edit=0#t=1ms&key=${a.key} /s/${a.id}#key=${b.key}`).keys).toEqual([
      { id: a.id, key: b.key },
    ]);
  });

  it('makes one shelf key, of 48 letters and digits, and another only when asked', () => {
    const key = shelfForNew();
    expect(key).toMatch(/^[0-9a-f]{48}$/);
    expect(shelfForNew()).toBe(key);
    adoptShelf('t'.repeat(32));
    expect(shelfKeys()).toEqual(['t'.repeat(32), key]);
    expect(shelfForNew()).toBe('t'.repeat(32));
  });

  it('puts nothing on a shelf whose key could not be kept', () => {
    vi.stubGlobal('localStorage', blocked);
    expect(shelfForNew()).toBeNull();
    expect(shelfKeys()).toEqual([]);
  });

  it('knows a scenario by its shelf alone', () => {
    expect(mayEdit(a.id)).toBe(false);
    keepOwn(a.id, 's'.repeat(48));
    expect(rightsOn(a.id)).toEqual({ editKey: null, shelfKey: 's'.repeat(48) });
    expect(mayEdit(a.id)).toBe(true);
    forget(a.id);
    expect(mayEdit(a.id)).toBe(false);
  });
});
