/** The reader's settings in the page's address, so that a reload or a sent link shows the same page. */
import { list } from '@lanelab/messages';
import { say } from '@lanelab/messages/experiment';
import { type Axis, type Experiment, OverrideError, type Parameter } from '@lanelab/papers';
import { closest } from '@lanelab/scenario';
import { choicesOf } from '../../document/form/parameter-kinds.ts';
import { stackSwitches } from '../../document/tcp-switches/stack-switches.ts';
import { planFigure, planPoint } from './planning.ts';
import { defaultSettings, type Settings, withParameter } from './settings.ts';

/** Names of the query beside the parameters' own: `at-<axis>`, `tcp-<switch>` and these. */
const AT_AXIS = 'at-';
const OF_STACK = 'tcp-';
/** Parameters of the address that belong to other parts of the app. */
const foreign = new Set(['theme']);
const PICOSECONDS_PER_SECOND = 1e12;
const LARGEST_AXIS_VALUE = 16_777_216;

export interface ReadSettings {
  readonly settings: Settings;
  /** What of the address could not be used, a sentence each. */
  readonly problems: readonly string[];
}

type Read = { readonly settings: Settings } | { readonly problem: string };

/** Everything that differs from the page as it first opens. */
export function settingsToQuery(experiment: Experiment, settings: Settings): ReadonlyMap<string, string> {
  const first = defaultSettings(experiment);
  const query = new Map<string, string>();
  if (settings.quality !== first.quality) query.set('quality', settings.quality);
  for (const [key, value] of Object.entries(settings.parameters)) query.set(key, String(value));
  for (const [key, id] of Object.entries(settings.stack)) query.set(OF_STACK + key, id);
  for (const { key } of axesOf(experiment)) {
    const value = settings.point[key];
    if (value !== undefined && value !== first.point[key]) query.set(AT_AXIS + key, String(value));
  }
  if (settings.durationPs !== null) query.set('seconds', String(settings.durationPs / PICOSECONDS_PER_SECOND));
  if (settings.seed !== first.seed) query.set('seed', String(settings.seed));
  return query;
}

/** What a point is chosen on; only a sweep has any. */
function axesOf(experiment: Experiment): readonly Axis[] {
  if (experiment.kind !== 'sweep') return [];
  return experiment.series === null ? [experiment.x] : [experiment.series, experiment.x];
}

/** The switches that the page's form offers. */
const switchesOf = ({ kind }: Experiment) => (kind === 'sweep' ? stackSwitches : []);

function namesOf(experiment: Experiment): readonly string[] {
  const parameters = experiment.parameters.filter(({ paths }) => paths.length > 0).map(({ key }) => key);
  const axes = axesOf(experiment).map(({ key }) => AT_AXIS + key);
  return [
    ...parameters,
    ...axes,
    ...switchesOf(experiment).map(({ key }) => OF_STACK + key),
    'quality',
    'seconds',
    'seed',
  ];
}

/** A number within its bounds, or why it is none. */
function numberIn(name: string, text: string, min: number, max: number, isWhole: boolean): number | string {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  const fits = Number.isFinite(value) && value >= min && value <= max && (!isWhole || Number.isSafeInteger(value));
  if (fits) return value;
  return say(isWhole ? 'address.not-a-whole-number' : 'address.not-a-number', {
    name,
    text: text.slice(0, 40),
    min,
    max,
  });
}

function oneOf(name: string, text: string, choices: readonly string[]): string | null {
  return choices.includes(text)
    ? null
    : say('address.not-one-of', { name, text: text.slice(0, 40), choices: list(choices) });
}

function readParameter(settings: Settings, parameter: Parameter, text: string): Read {
  const choices = choicesOf(parameter)?.map(({ value }) => value) ?? null;
  if (choices !== null) {
    const problem = oneOf(parameter.key, text, choices);
    return problem === null ? { settings: withParameter(settings, parameter, text) } : { problem };
  }
  const { key, min = 0, max = Number.MAX_SAFE_INTEGER } = parameter;
  const value = numberIn(key, text, min, max, false);
  return typeof value === 'string' ? { problem: value } : { settings: withParameter(settings, parameter, value) };
}

function readOne(experiment: Experiment, settings: Settings, name: string, text: string): Read {
  const parameter = experiment.parameters.find(({ key, paths }) => key === name && paths.length > 0);
  if (parameter !== undefined) return readParameter(settings, parameter, text);
  if (name === 'quality') {
    const problem = oneOf(name, text, ['quick', 'full']);
    return problem === null ? { settings: { ...settings, quality: text === 'full' ? 'full' : 'quick' } } : { problem };
  }
  if (name === 'seed') {
    const seed = numberIn(name, text, 0, Number.MAX_SAFE_INTEGER, true);
    return typeof seed === 'string' ? { problem: seed } : { settings: { ...settings, seed } };
  }
  if (name === 'seconds') {
    const seconds = numberIn(name, text, 0.01, 600, false);
    if (typeof seconds === 'string') return { problem: seconds };
    return { settings: { ...settings, durationPs: Math.round(seconds * PICOSECONDS_PER_SECOND) } };
  }
  const entry = switchesOf(experiment).find(({ key }) => OF_STACK + key === name);
  if (entry !== undefined) {
    const ids = entry.choices.slice(1).map(({ id }) => id);
    const problem = oneOf(name, text, ids);
    return problem === null
      ? { settings: { ...settings, stack: { ...settings.stack, [entry.key]: text } } }
      : { problem };
  }
  const axis = axesOf(experiment).find(({ key }) => AT_AXIS + key === name);
  if (axis !== undefined) {
    const values = axis.scale === 'category' ? axis.values.full : null;
    const problem = values === null ? null : oneOf(name, text, values.map(String));
    if (problem !== null) return { problem };
    const value = numberIn(name, text, values === null ? 1 : 0, LARGEST_AXIS_VALUE, true);
    if (typeof value === 'string') return { problem: value };
    return { settings: { ...settings, point: { ...settings.point, [axis.key]: value } } };
  }
  const near = closest(name, namesOf(experiment));
  const hint = near === null ? '.' : say('address.did-you-mean-near', { near });
  return { problem: say('address.nothing-here-is-called-slice', { slice: name.slice(0, 40), hint }) };
}

/** Reads what it can; the rest stays as the paper has it and is reported. An experiment without a run has nothing to set. */
export function settingsFromQuery(experiment: Experiment, search: string): ReadSettings {
  const first = defaultSettings(experiment);
  if (experiment.kind === 'drawing' || experiment.kind === 'overhead') return { settings: first, problems: [] };
  let settings = first;
  const problems: string[] = [];
  for (const [name, text] of new URLSearchParams(search)) {
    if (foreign.has(name)) continue;
    const read = readOne(experiment, settings, name, text);
    if ('problem' in read) problems.push(read.problem);
    else settings = read.settings;
  }
  if (settings === first) return { settings, problems };
  try {
    planFigure(experiment, settings);
    if (experiment.kind === 'sweep') planPoint(experiment, settings);
    return { settings, problems };
  } catch (error) {
    if (!(error instanceof OverrideError)) throw error;
    return { settings: first, problems: [...problems, error.message] };
  }
}
