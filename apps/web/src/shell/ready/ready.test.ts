/** What each finding makes of a room, at its thresholds. */
import { describe, expect, it } from 'vitest';
import { type Probe, type Probes, works } from '../../share/live/transport.ts';
import { judgeEngine } from './engine.ts';
import { CHECKS, type Finding, type Findings, verdictOf } from './finding.ts';
import { judgeKeys } from './keys.ts';
import { judgeClock, judgeLive } from './live.ts';
import { judgeOffline } from './offline.ts';
import { judgeScreen } from './screen.ts';
import { judgeSpeed } from './speed.ts';
import { judgeStorage } from './storage.ts';
import { judgeTheme } from './theme.ts';
import { reportText } from './words.ts';
import { judgeWorker } from './worker.ts';

const fine: Finding = { state: 'ready', found: 'Fine.' };
const all: Findings = Object.fromEntries(CHECKS.map((check) => [check, fine]));
const limited: Finding = { state: 'limit', found: 'Small.', todo: 'Enlarge it.' };

describe('the verdict', () => {
  it('counts one cause once, and a finding by itself where the other check is fine', () => {
    const slow = judgeSpeed(null);
    const broken = judgeEngine({ outcome: 'no-wasm' }, '');
    expect(verdictOf({ ...all, engine: broken, speed: slow })).toEqual({ state: 'not-ready', checks: ['engine'] });
    expect(verdictOf({ ...all, speed: slow })).toEqual({ state: 'not-ready', checks: ['speed'] });
    const [live, clock] = [judgeLive('offline'), judgeClock('offline')];
    expect(verdictOf({ ...all, live, clock })).toEqual({ state: 'limit', checks: ['live'] });
    expect(verdictOf({ ...all, clock })).toEqual({ state: 'limit', checks: ['clock'] });
  });

  it('waits for every check, and counts those that are there', () => {
    expect(verdictOf({})).toEqual({ state: 'checking', done: 0, count: 10 });
    const { speed: _, ...rest } = all;
    expect(verdictOf({ ...rest, engine: { state: 'not-ready', found: '' } })).toMatchObject({
      state: 'checking',
      done: 9,
    });
  });

  it('is the worst of all, with the names of the checks in the order of the list', () => {
    expect(verdictOf(all)).toEqual({ state: 'ready' });
    expect(verdictOf({ ...all, keys: { state: 'optional', found: '' } })).toEqual({ state: 'ready' });
    const two = { ...all, live: limited, storage: limited };
    expect(verdictOf(two)).toEqual({ state: 'limit', checks: ['storage', 'live'] });
    expect(verdictOf({ ...two, speed: { state: 'not-ready', found: '' } })).toEqual({
      state: 'not-ready',
      checks: ['speed'],
    });
  });
});

/** State, a part of what was found, and whether there is something to do, which belongs to everything that is not fine. */
function holds({ state, found, todo }: Finding, wanted: Finding['state'], words: string): void {
  expect(state).toBe(wanted);
  expect(found).toContain(words);
  expect(todo !== undefined).toBe(wanted === 'limit' || wanted === 'not-ready');
}

it('engine: the same digest is ready, another is not, and neither is none', () => {
  const run = { digest: 'abcd', cells: 4_000_000, seconds: 30 };
  holds(judgeEngine({ outcome: 'ran', run }, 'abcd'), 'ready', '4\u202f000\u202f000 cells');
  holds(judgeEngine({ outcome: 'ran', run }, 'abce'), 'not-ready', 'got abcd where every machine gets abce');
  holds(judgeEngine({ outcome: 'no-wasm' }, 'abcd'), 'not-ready', 'no WebAssembly');
  holds(judgeEngine({ outcome: 'not-started', reason: 'status 403' }, 'abcd'), 'not-ready', 'status 403');
});

it('worker: ready with locks, limited without, not ready where none starts', () => {
  holds(judgeWorker({ hasLocks: true }), 'ready', 'Web Locks');
  holds(judgeWorker({ hasLocks: false }), 'limit', 'http');
  holds(judgeWorker(null), 'not-ready', 'No worker');
});

it('storage: says what is refused, and what is left', () => {
  const trial = { keepsSettings: true, keepsDrafts: true, freeOctets: 2 ** 30 };
  holds(judgeStorage(trial), 'ready', '1\u202f024 MB free');
  holds(judgeStorage({ ...trial, freeOctets: null }), 'ready', 'are kept');
  holds(judgeStorage({ ...trial, freeOctets: 50 * 2 ** 20 }), 'ready', '50 MB free');
  holds(judgeStorage({ ...trial, freeOctets: 50 * 2 ** 20 - 1 }), 'limit', 'only 50 MB');
  holds(judgeStorage({ ...trial, keepsDrafts: false }), 'limit', 'drafts are lost');
  holds(judgeStorage({ ...trial, keepsSettings: false }), 'limit', 'settings are lost');
  holds(judgeStorage({ keepsSettings: false, keepsDrafts: false, freeOctets: null }), 'limit', 'neither');
});

it('offline: waits for a copy that is on its way, and not for ever', () => {
  expect(judgeOffline({ state: 'unknown' }, true)).toBeUndefined();
  expect(judgeOffline({ state: 'partly' }, true)).toBeUndefined();
  for (const [offline, state, words] of [
    [{ state: 'ready' }, 'ready', 'whole lab'],
    [{ state: 'waiting' }, 'ready', 'whole lab'],
    [{ state: 'partly' }, 'limit', 'on its way'],
    [{ state: 'unknown' }, 'limit', 'needs the network'],
    [{ state: 'insecure' }, 'limit', 'http'],
    [{ state: 'refused', reason: 'a reason' }, 'limit', 'a reason'],
  ] as const) {
    const finding = judgeOffline(offline, false);
    if (finding === undefined) throw new Error(`nothing is said of ${offline.state}`);
    holds(finding, state, words);
  }
});

describe('the screen', () => {
  const size = {
    width: 1280,
    height: 665,
    screenWidth: 1280,
    screenHeight: 800,
    outerWidth: 1280,
    ratio: 1,
    hasFullScreen: true,
  };
  const onLaptop = { ...size, screenWidth: 1920, screenHeight: 1080, outerWidth: 1920 };
  it.each([
    ['ready from 1280 × 665 on', size, 'ready', '1280 × 665 px at 1 device'],
    ['limited without a full screen', { ...size, hasFullScreen: false }, 'limit', 'does not allow a full screen'],
    [
      'a window that can grow',
      { ...onLaptop, width: 1279, outerWidth: 1300 },
      'limit',
      '1279 × 665 px of a screen with 1920',
    ],
    ['a window that is too low', { ...size, height: 664 }, 'limit', '1280 × 664 px of a screen'],
    ['an enlarged page', { ...onLaptop, width: 1097, height: 530, ratio: 1.75 }, 'limit', '1.75 device px make one'],
    [
      'a small projector',
      { ...size, width: 1024, height: 640, screenWidth: 1024, screenHeight: 768, outerWidth: 1024 },
      'limit',
      '1024 × 768',
    ],
    [
      'a phone',
      { ...size, width: 430, height: 780, screenWidth: 430, screenHeight: 932, outerWidth: 430, ratio: 3 },
      'limit',
      '430 × 932',
    ],
  ] as const)('%s', (_, given, state, words) => {
    holds(judgeScreen(given), state, words);
  });
});

it('theme: ready whichever is on, limited where the system replaces its colours', () => {
  const look = { theme: 'projector', isForced: false, wantsMoreContrast: false, contrast: 4.55 } as const;
  holds(judgeTheme(look), 'ready', '4.5 : 1');
  holds(judgeTheme({ ...look, theme: 'dark' }), 'ready', '“dark”');
  expect(judgeTheme({ ...look, theme: 'dark', wantsMoreContrast: true }).todo).toContain('more contrast');
  holds(judgeTheme({ ...look, isForced: true }), 'limit', 'replaces all colours');
});

it('keys: may be left alone, and are ready when both have arrived', () => {
  holds(judgeKeys({ hasNext: false, hasBack: false }), 'optional', 'PageDown and PageUp');
  holds(judgeKeys({ hasNext: true, hasBack: false }), 'optional', 'Now press back');
  holds(judgeKeys({ hasNext: false, hasBack: true }), 'optional', 'Now press next');
  holds(judgeKeys({ hasNext: true, hasBack: true }), 'ready', 'Next and back arrive');
});

describe('the live connection', () => {
  const silent: Probe = { outcome: 'silent' };
  const strange: Probe = { outcome: 'strange', status: 407 };
  const busy: Probe = { outcome: 'busy' };
  const live = (change: Partial<Probes> = {}) => ({
    probes: { websocket: works([3.14]), events: works([20]), polling: works([12.4]), ...change },
    clockAheadMs: 40,
  });
  it.each([
    ['everything', live(), 'ready', 'would use WebSocket. WebSocket: 3.1 ms there and back (median of 1)'],
    ['no WebSocket', live({ websocket: silent }), 'limit', 'would use server-sent events'],
    [
      'events held back',
      live({ websocket: silent, events: { outcome: 'held-back' } }),
      'limit',
      'would poll. WebSocket: no answer; server-sent events: held back on the way',
    ],
    [
      'nothing',
      live({ websocket: silent, events: silent, polling: silent }),
      'not-ready',
      'Nothing reaches the server',
    ],
    [
      'a sign-in page',
      live({ websocket: silent, events: silent, polling: strange }),
      'not-ready',
      'another’s answer (status 407)',
    ],
    [
      'a full server',
      live({ websocket: busy, events: silent, polling: busy }),
      'not-ready',
      'no place for more connections',
    ],
    ['plain files', 'no-server', 'limit', 'without a server'],
    ['no network', 'offline', 'limit', 'offline'],
  ] as const)('%s', (_, trial, state, words) => {
    holds(judgeLive(trial), state, words);
  });

  it('compares the clocks where a server answers', () => {
    holds(judgeClock(live()), 'ready', 'by 0.0 s');
    holds(judgeClock({ ...live(), clockAheadMs: -5000 }), 'ready', 'by 5.0 s');
    holds(judgeClock({ ...live(), clockAheadMs: -5001 }), 'limit', '5.0 s behind');
    holds(judgeClock({ ...live(), clockAheadMs: 7_200_000 }), 'limit', '7\u202f200.0 s ahead of');
    holds(judgeClock({ ...live(), clockAheadMs: null }), 'limit', 'no answer');
    holds(judgeClock('no-server'), 'limit', 'no answer');
  });
});

describe('the speed', () => {
  const work = (factor: number) => ({ cells: 2_917_161, simulatedSeconds: 30, seconds: 30 / factor });
  it.each([
    [40, 'ready', '3\u202f900\u202f000 cells a second: it plays the lecture’s network 40 times'],
    [5, 'ready', '5.0 times as fast as real time; 5 times are enough'],
    [4.9, 'limit', 'takes up to 6 s'],
    [1, 'limit', 'takes up to 30 s'],
    [0.9, 'not-ready', 'slower than real time'],
  ] as const)('%s times real time', (factor, state, words) => {
    holds(judgeSpeed(work(factor)), state, words);
  });

  it('is not measured where no engine runs', () => {
    holds(judgeSpeed(null), 'not-ready', 'engine did not run');
  });
});

it('the report has the verdict, the machine, and a line a check with what to do', () => {
  const findings = { ...all, screen: limited };
  const size = {
    width: 1000,
    height: 600,
    screenWidth: 1920,
    screenHeight: 1080,
    outerWidth: 1000,
    ratio: 1.25,
    hasFullScreen: true,
  };
  const machine = {
    address: 'https://lab.example/',
    browser: 'Mozilla/5.0',
    cores: 4,
    time: '2026-11-25T07:55:00.000Z',
    size,
  };
  const lines = reportText(verdictOf(findings), findings, machine).split('\n');
  expect(lines.slice(0, 3)).toEqual([
    'lanelab: is this room ready?',
    'Verdict: Ready, with 1 limit',
    'Time: 2026-11-25T07:55:00.000Z',
  ]);
  expect(lines[3]).toMatch(/^Lab: https:\/\/lab\.example\/, engine \d/);
  expect(lines.slice(4, 8)).toEqual([
    'Browser: Mozilla/5.0',
    'Screen: 1920 x 1080 px, window 1000 x 600 px, 1.25 device px each',
    'Processor cores that the browser reports: 4',
    '',
  ]);
  const at = lines.indexOf('Screen: works with a limit. Small.');
  expect(lines[at + 1]).toBe('  To do: Enlarge it.');
  expect(lines).toHaveLength(8 + CHECKS.length + 1);
});
