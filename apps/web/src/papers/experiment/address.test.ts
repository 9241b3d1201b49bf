import { EXPERIMENTS, type Experiment, findExperiment, type SweepExperiment } from '@lanelab/papers';
import { describe, expect, it } from 'vitest';
import { settingsFromQuery, settingsToQuery } from './address.ts';
import { defaultSettings, type Settings } from './settings.ts';

function figure7(): SweepExperiment {
  const experiment = findExperiment('curitiba-fig7');
  if (experiment?.kind !== 'sweep') throw new Error('figure 7 is a sweep');
  return experiment;
}

const changed: Settings = {
  quality: 'full',
  parameters: { mtu: 4352 },
  stack: { nagle: 'off' },
  point: { ...defaultSettings(figure7()).point, buffer: 65_536 },
  durationPs: 2_500_000_000_000,
  seed: 7,
};

describe('settings in the address', () => {
  it('are none for the page as it opens', () => {
    expect([...settingsToQuery(figure7(), defaultSettings(figure7()))]).toEqual([]);
    expect(settingsFromQuery(figure7(), '?theme=dark')).toEqual({ settings: defaultSettings(figure7()), problems: [] });
  });

  it('come back as they were', () => {
    const query = new URLSearchParams([...settingsToQuery(figure7(), changed)]).toString();
    expect(query).toBe('quality=full&mtu=4352&tcp-nagle=off&at-buffer=65536&seconds=2.5&seed=7');
    expect(settingsFromQuery(figure7(), query)).toEqual({ settings: changed, problems: [] });
  });

  it.each([
    ['mtu=12', 'mtu is “12”; it must be a number from 68 to'],
    ['mtu=many', 'mtu is “many”; it must be a number from'],
    ['mtu=', 'mtu is “”'],
    ['mtuu=576', 'Nothing here is called “mtuu”; did you mean “mtu”?'],
    ['nonsense-of-a-name=1', 'Nothing here is called “nonsense-of-a-name”.'],
    ['quality=best', 'quality is “best”; it must be one of quick, full.'],
    ['tcp-nagle=maybe', 'tcp-nagle is “maybe”; it must be one of on, off.'],
    ['at-buffer=0', 'at-buffer is “0”; it must be a whole number from 1'],
    ['at-buffer=1.5', 'at-buffer is “1.5”; it must be a whole number'],
    ['seconds=1e9', 'seconds is “1e9”; it must be a number from 0.01 to 600.'],
    ['seed=-1', 'seed is “-1”; it must be a whole number from 0'],
  ])('%s is answered with a sentence and changes nothing', (query, sentence) => {
    const { settings, problems } = settingsFromQuery(figure7(), query);
    expect(settings).toEqual(defaultSettings(figure7()));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(sentence);
  });
});

function runsOf(id: string, kind: 'variants' | 'trace'): Experiment {
  const experiment = findExperiment(id);
  if (experiment?.kind !== kind) throw new Error(`${id} is none of the kind ${kind}`);
  return experiment;
}

describe.each([
  ['tut-table2', 'variants', 'speed-urku'],
  ['tut-fig8', 'trace', 'cisco'],
] as const)('settings of %s, an experiment of the kind %s', (id, kind, key) => {
  const experiment = runsOf(id, kind);
  const first = defaultSettings(experiment);

  it('are none for the page as it opens', () => {
    expect([...settingsToQuery(experiment, first)]).toEqual([]);
    expect(settingsFromQuery(experiment, '')).toEqual({ settings: first, problems: [] });
  });

  it('come back as they were', () => {
    const own: Settings = {
      ...first,
      quality: 'full',
      parameters: { [key]: 17 },
      durationPs: 20_000_000_000_000,
      seed: 7,
    };
    const query = new URLSearchParams([...settingsToQuery(experiment, own)]).toString();
    expect(query).toBe(`quality=full&${key}=17&seconds=20&seed=7`);
    expect(settingsFromQuery(experiment, query)).toEqual({ settings: own, problems: [] });
  });

  it.each([
    [`${key}=fast`, `${key} is “fast”; it must be a number from 0`],
    ['seed=half', 'seed is “half”; it must be a whole number from 0'],
    ['seconds=0', 'seconds is “0”; it must be a number from 0.01 to 600.'],
    ['quality=best', 'quality is “best”; it must be one of quick, full.'],
    ['at-buffer=4096', 'Nothing here is called “at-buffer”'],
    ['tcp-nagle=off', 'Nothing here is called “tcp-nagle”'],
  ])('%s is answered with a sentence and changes nothing', (query, sentence) => {
    const { settings, problems } = settingsFromQuery(experiment, query);
    expect(settings).toEqual(first);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(sentence);
  });
});

describe('every experiment', () => {
  const own = ['quality', 'seconds', 'seed', 'theme'];
  it.each(EXPERIMENTS.map((experiment) => [experiment.id, experiment] as const))(
    '%s has no parameter that is called like a setting',
    (_, { parameters }) => {
      const keys = parameters.map(({ key }) => key);
      expect(keys.filter((key) => own.includes(key) || /^(at|tcp)-/u.test(key))).toEqual([]);
    },
  );

  it('without runs takes nothing from the address, for its page has nothing to set', () => {
    for (const experiment of EXPERIMENTS.filter(({ kind }) => kind === 'drawing' || kind === 'overhead'))
      expect(settingsFromQuery(experiment, 'seed=7&nonsense=1')).toEqual({
        settings: defaultSettings(experiment),
        problems: [],
      });
  });
});
