/** The TCP mechanisms that a reader can switch in every host, beside what the stack profile says. */
import { issuesText } from '@lanelab/messages/scenario';
import { say } from '@lanelab/messages/tcp-switches';
import { OverrideError } from '@lanelab/papers';
import { type Host, type Scenario, type Setting, setPaths } from '@lanelab/scenario';
import type { TermId } from '../../base/words/glossary.ts';

export interface StackSwitch {
  readonly key: string;
  readonly label: string;
  readonly term: TermId | null;
  /** The first choice leaves it to the profile. */
  readonly choices: readonly StackChoice[];
}

interface StackChoice {
  readonly id: string;
  readonly label: string;
  /** Null: nothing is set. */
  readonly value: boolean | string | number | null;
}

const byProfile: StackChoice = { id: 'profile', label: say('stack-switches.as-profile'), value: null };
const onOrOff: readonly StackChoice[] = [
  byProfile,
  { id: 'on', label: say('stack-switches.on'), value: true },
  { id: 'off', label: say('stack-switches.off'), value: false },
];

export const stackSwitches: readonly StackSwitch[] = [
  { key: 'nagle', label: say('stack-switches.nagle'), term: 'nagle', choices: onOrOff },
  {
    key: 'delayedAck',
    label: say('stack-switches.delayed-ack'),
    term: 'delayedAck',
    choices: [
      byProfile,
      { id: 'heartbeat', label: say('stack-switches.200-ms-beat'), value: 'heartbeat' },
      { id: 'timer', label: say('stack-switches.own-timer'), value: 'timer' },
      { id: 'off', label: say('stack-switches.off'), value: 'off' },
    ],
  },
  {
    key: 'senderSws',
    label: say('stack-switches.silly-window-rule-sender'),
    term: 'sws',
    choices: onOrOff,
  },
  {
    key: 'receiverSws',
    label: say('stack-switches.silly-window-rule-receiver'),
    term: 'sws',
    choices: onOrOff,
  },
  {
    key: 'windowUpdatePercent',
    label: say('stack-switches.window-update-at'),
    term: 'socketBuffer',
    choices: [
      byProfile,
      { id: '50', label: say('stack-switches.50-of-buffer'), value: 50 },
      { id: '35', label: say('stack-switches.35-of-buffer'), value: 35 },
      { id: '0', label: say('stack-switches.two-mss-only'), value: 0 },
    ],
  },
  { key: 'slowStart', label: say('stack-switches.slow-start'), term: null, choices: onOrOff },
  { key: 'windowScaling', label: say('stack-switches.window-scaling'), term: null, choices: onOrOff },
];

/** Chosen choices by switch; a switch that is not named is left to the profile. */
export type StackChoices = Readonly<Record<string, string>>;

function chosen(choices: StackChoices): readonly { readonly entry: StackSwitch; readonly choice: StackChoice }[] {
  return stackSwitches.flatMap((entry) => {
    const choice = entry.choices.find(({ id }) => id === choices[entry.key]);
    return choice === undefined || choice.value === null ? [] : [{ entry, choice }];
  });
}

function stackSettings(choices: StackChoices): readonly Setting[] {
  return chosen(choices).map(({ entry, choice }) => ({
    path: `model.nodes[*].stack.${entry.key}`,
    value: choice.value,
  }));
}

/** The scenario with the choices made in every host; throws `OverrideError` where they do not fit. */
export function withStack(scenario: Scenario, choices: StackChoices): Scenario {
  const wanted = stackSettings(choices);
  if (wanted.length === 0) return scenario;
  const result = setPaths(scenario, wanted);
  if (!result.ok) throw new OverrideError(issuesText(result.errors));
  return result.scenario;
}

/** For captions: "Nagle off". */
export function stackWords(choices: StackChoices): readonly string[] {
  return chosen(choices).map(({ entry, choice }) => `${entry.label} ${choice.label}`);
}

export function withStackChoice(choices: StackChoices, key: string, id: string): StackChoices {
  const { [key]: _, ...others } = choices;
  return id === byProfile.id ? others : { ...others, [key]: id };
}

/** The choices that a host's stack stands for. */
export function choicesIn(stack: Host['stack']): StackChoices {
  const set = stackSwitches.flatMap((entry) => {
    const value: unknown = Reflect.get(stack, entry.key);
    const choice = entry.choices.find((option) => option.value !== null && option.value === value);
    return choice === undefined ? [] : [[entry.key, choice.id] as const];
  });
  return Object.fromEntries(set);
}

/** A host's stack with the choices made in it; what no switch is about stays. */
export function stackWith(stack: Host['stack'], choices: StackChoices): Host['stack'] {
  const now = choicesIn(stack);
  const next: Record<string, unknown> = { ...stack };
  for (const { key, choices: options } of stackSwitches) {
    if (choices[key] === now[key]) continue;
    const value = options.find(({ id }) => id === choices[key])?.value ?? null;
    if (value === null) delete next[key];
    else next[key] = value;
  }
  return next;
}
