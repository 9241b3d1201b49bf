import { ENGINE_VERSION } from '@lanelab/engine';
import { describe, expect, it } from 'vitest';
import {
  defaultOptions,
  readFragment,
  readLinkOptions,
  readTime,
  writeLinkOptions,
  writeTime,
} from './link-options.ts';

describe('readLinkOptions', () => {
  it('reads nothing as the defaults', () => {
    expect(readLinkOptions('', '')).toEqual({ options: defaultOptions, problems: [] });
    expect(readLinkOptions('?preset=clip-pair', '#EAbc_-9')).toEqual({ options: defaultOptions, problems: [] });
  });

  it('reads every option, from the query and from behind the scenario', () => {
    const all = {
      isEditable: false,
      timePs: 12_418_300,
      speed: 20_000_000,
      isPlaying: true,
      ui: 'none',
      theme: 'projector',
      layer: 'vcs',
    };
    const text = 'edit=0&t=12418300&speed=20us&run=1&ui=none&theme=projector&layer=vcs';
    expect(readLinkOptions(`?${text}`, '#EAbc').options).toEqual(all);
    expect(readLinkOptions('', `#EAbc&${text}`).options).toEqual(all);
    expect(readLinkOptions('', `#${text}`).options).toEqual(all);
  });

  it('lets the fragment win', () => {
    expect(readLinkOptions('?theme=dark&run=1', '#EAbc&run=0').options).toMatchObject({
      theme: 'dark',
      isPlaying: false,
    });
  });

  it.each([
    ['edit=maybe', 'edit=maybe', 'Write 1 for a copy to edit, or 0 to look at it only.'],
    ['t=-4', 't=-4', 'from 0 to 9000 s'],
    ['t=12 parsecs', 't=12 parsecs', 'such as 12.4ms'],
    ['t=99999s', 't=99999s', '9000 s'],
    ['speed=1ps', 'speed=1ps', 'from 1us to 10s'],
    ['speed=fast', 'speed=fast', 'or write max'],
    ['run=yes', 'run=yes', 'Write 1 to play at once, or 0 to wait.'],
    ['ui=huge', 'ui=huge', 'none, min or full'],
    ['theme=pink', 'theme=pink', 'light, dark or projector'],
  ])('says what is wrong with %s and goes on', (text, value, rule) => {
    const { options, problems } = readLinkOptions(`?${text}`, '');
    expect(options).toEqual(defaultOptions);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(value);
    expect(problems[0]).toContain(rule);
  });

  it('says where a link was made with another engine, and nothing where with this one or before links named it', () => {
    expect(readLinkOptions(`?e=${ENGINE_VERSION}`, '').problems).toEqual([]);
    expect(readLinkOptions('', '').problems).toEqual([]);
    const { options, problems } = readLinkOptions('?e=0.0.9', '');
    expect(options).toEqual(defaultOptions);
    expect(problems).toEqual([expect.stringContaining('made with engine 0.0.9')]);
  });

  it('shows no more of a long bad value than a line holds', () => {
    expect(readLinkOptions(`?ui=${'x'.repeat(10_000)}`, '').problems[0]?.length).toBeLessThan(200);
  });
});

describe('times', () => {
  it.each([
    ['0', 0],
    ['12418300', 12_418_300],
    ['12.4183ms', 12_418_300_000],
    ['2.5 us', 2_500_000],
    ['9000s', 9_000_000_000_000_000],
  ])('%s', (text, ps) => expect(readTime(text)).toBe(ps));

  it('writes what it reads, to the picosecond, and short', () => {
    for (const ps of [0, 1, 999, 12_418_300, 12_418_300_000, 2_831_072, 1_000_000_000_000, 8_999_999_999_999_999]) {
      expect(readTime(writeTime(ps))).toBe(ps);
    }
    expect(writeTime(12_000_000_000)).toBe('12ms');
    expect(writeTime(1_000_000_000_000)).toBe('1s');
  });
});

describe('writeLinkOptions', () => {
  it('writes nothing for what is usual', () => {
    expect(writeLinkOptions({})).toBe('');
    expect(writeLinkOptions(defaultOptions)).toBe('');
  });

  it('is read back as it was', () => {
    const options = { ...defaultOptions, isEditable: false, timePs: 2_831_072, speed: 'max', isPlaying: true } as const;
    expect(readLinkOptions(writeLinkOptions(options), '').options).toEqual(options);
  });
});

describe('readFragment', () => {
  it.each([
    ['', '', ''],
    ['#EAbc', 'EAbc', ''],
    ['#EAbc&ui=none&run=1', 'EAbc', 'ui=none&run=1'],
    ['#key=aB3', '', 'key=aB3'],
  ])('%j', (hash, payload, rest) => {
    const read = readFragment(hash);
    expect(read.payload).toBe(payload);
    expect(read.parameters.toString()).toBe(rest);
  });
});
