/** What the reader has changed on an experiment's page. */
import type { Experiment, Overrides, Parameter, Quality } from '@lanelab/papers';
import type { StackChoices } from '../../document/tcp-switches/stack-switches.ts';

export interface Settings {
  readonly quality: Quality;
  /** Changed parameters only, by key. */
  readonly parameters: Readonly<Record<string, number | string>>;
  readonly stack: StackChoices;
  /** The point that `Run this point` runs: one value an axis. */
  readonly point: Readonly<Record<string, number>>;
  /** Null: as the quality has it. */
  readonly durationPs: number | null;
  readonly seed: number;
}

export const DEFAULT_SEED = 1;

export function defaultSettings(experiment: Experiment): Settings {
  return {
    quality: 'quick',
    parameters: {},
    stack: {},
    point: experiment.kind === 'sweep' ? experiment.defaultPoint : {},
    durationPs: null,
    seed: DEFAULT_SEED,
  };
}

export function overridesOf(settings: Settings): Overrides {
  return {
    parameters: settings.parameters,
    seed: settings.seed,
    ...(settings.durationPs === null ? {} : { durationPs: settings.durationPs }),
  };
}

export function valueOf(settings: Settings, parameter: Parameter): number | string {
  return settings.parameters[parameter.key] ?? parameter.value;
}

/** Sets a parameter; its published value counts as not changed. */
export function withParameter(settings: Settings, parameter: Parameter, value: number | string): Settings {
  const { [parameter.key]: _, ...others } = settings.parameters;
  return { ...settings, parameters: value === parameter.value ? others : { ...others, [parameter.key]: value } };
}

export function isChanged(settings: Settings): boolean {
  return (
    Object.keys(settings.parameters).length + Object.keys(settings.stack).length > 0 ||
    settings.durationPs !== null ||
    settings.seed !== DEFAULT_SEED
  );
}
