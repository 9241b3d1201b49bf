/** The scenario that a command names: a preset, a file, or standard input. */

import { say } from '@lanelab/messages/cli';
import { issueSentence } from '@lanelab/messages/scenario';
import { EXPERIMENTS } from '@lanelab/papers';
import { findPreset, PRESETS } from '@lanelab/papers/presets';
import { closest, parseScenarioText, parseSetting, type Scenario, type Setting, setPaths } from '@lanelab/scenario';
import { exists, readText } from './files.ts';
import { RunError, UsageError } from './io.ts';

const STANDARD_INPUT = 0;

function fromText(text: string, name: string): Scenario {
  const result = parseScenarioText(text);
  if (result.ok) return result.scenario;
  const lines = result.errors.map((issue) => `  ${issueSentence(issue)}`);
  throw new RunError([say('file.no-scenario', { file: name }), ...lines].join('\n'));
}

export function unknownName(name: string, kind: 'preset' | 'figure', known: readonly string[]): UsageError {
  const near = closest(name, known);
  return new UsageError(
    near === null ? say(`usage.unknown-${kind}`, { name }) : say(`usage.unknown-${kind}.near`, { name, near }),
  );
}

export function readSource(name: string): Scenario {
  const preset = findPreset(name);
  if (preset !== null) return preset.build();
  if (name === '-') return fromText(readText(STANDARD_INPUT), say('file.standard-input'));
  if (exists(name)) return fromText(readText(name), name);
  if (name.endsWith('.json')) throw new RunError(say('file.none', { file: name }));
  throw unknownName(
    name,
    'preset',
    PRESETS.map(({ id }) => id),
  );
}

/** `--set` in the order given. */
export function withSettings(scenario: Scenario, assignments: readonly string[], more: readonly Setting[]): Scenario {
  const settings = assignments.map((assignment) => {
    const setting = parseSetting(assignment);
    if ('code' in setting) throw new UsageError(say('usage.set', { message: issueSentence(setting) }));
    return setting;
  });
  const result = setPaths(scenario, [...settings, ...more]);
  if (!result.ok)
    throw new UsageError(say('usage.set', { message: result.errors.map((issue) => issueSentence(issue)).join('\n') }));
  return result.scenario;
}

export function experimentIds(): readonly string[] {
  return EXPERIMENTS.map(({ id }) => id);
}
