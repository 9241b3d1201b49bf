/** What a link says besides which scenario it opens: read with a sentence for every bad value, written as short as can be. */

import { ENGINE_VERSION } from '@lanelab/engine';
import { list } from '@lanelab/messages';
import { say } from '@lanelab/messages/share';
import { LAYERS, type Layer, parseDuration, type Start } from '@lanelab/scenario';
import { TIME_UNITS } from '@lanelab/scenario/time-units';
import * as z from 'zod/mini';
import { type Theme, themes } from '../../base/ui/theme-names.ts';
import type { Speed } from '../../playback/types.ts';

/** How much stands around the drawing of an embedded lab. */
export type EmbedUi = 'none' | 'min' | 'full';

export interface LinkOptions {
  /** False: to look at and to run, not to change (`edit=0`). */
  readonly isEditable: boolean;
  /** Where the play head stands (`t=`), integer picoseconds; null: where the document opens. */
  readonly timePs: number | null;
  /** `speed=`, simulated picoseconds a second; null: as the document says, or the page chooses. */
  readonly speed: Speed | null;
  /** Whether it plays as soon as it is open (`run=1`). */
  readonly isPlaying: boolean;
  readonly ui: EmbedUi;
  readonly theme: Theme | null;
  /** Layer of the network that the drawing shows; null: as the document says. */
  readonly layer: Layer | null;
}

export const defaultOptions: LinkOptions = {
  isEditable: true,
  timePs: null,
  speed: null,
  isPlaying: false,
  ui: 'min',
  theme: null,
  layer: null,
};

export const FIRST_LAYER: Layer = 'physical';

/** Where and how the clock and the drawing begin. */
export interface Beginning {
  readonly timePs: number;
  /** Null: as the page chooses. */
  readonly speed: Speed | null;
  readonly layer: Layer;
  readonly isPlaying: boolean;
}

/** What the link says wins over what the document says. */
export function beginningOf({ timePs, speed, layer, isPlaying }: LinkOptions, start: Start | undefined): Beginning {
  return {
    timePs: timePs ?? start?.timePs ?? 0,
    speed: speed ?? start?.speedPs ?? null,
    layer: layer ?? start?.layer ?? FIRST_LAYER,
    isPlaying,
  };
}

export interface ReadOptions {
  readonly options: LinkOptions;
  /**
   * A sentence for each value that could not be used, where the default stands in for it, and one where the link was made
   * with another engine.
   */
  readonly problems: readonly string[];
}

/** Names the engine of the lab that made the link (`e=0.1.0`); links made before there was this key name none. */
export const ENGINE_PARAMETER = 'e';

/** What the play head can reach: the longest duration of a scenario, 9 000 s. */
const MOST_TIME_PS = 9_000_000_000_000_000;
const LEAST_SPEED = 1_000_000;
const MOST_SPEED = 10_000_000_000_000;

const wholeNumber = /^\d{1,16}$/;

/** A time as a link writes it: `12418300` (picoseconds) or `12.4 ms`; null for anything else. */
export function readTime(text: string): number | null {
  const value = wholeNumber.test(text.trim()) ? Number(text) : parseDuration(text);
  return value !== null && Number.isSafeInteger(value) && value >= 0 && value <= MOST_TIME_PS ? value : null;
}

function readSpeed(text: string): Speed | null {
  if (text === 'max') return 'max';
  const value = readTime(text.replace(/\/s$/, ''));
  return value !== null && value >= LEAST_SPEED && value <= MOST_SPEED ? value : null;
}

function valueBy<T>(read: (text: string) => T | null, rule: string) {
  return z.pipe(
    z.string(),
    z.transform((text: string, context): T => {
      const value = read(text);
      if (value !== null) return value;
      context.issues.push({ code: 'custom', input: text, message: rule });
      return z.NEVER;
    }),
  );
}

const flag = (rule: string) => valueBy<boolean>((text) => (text === '1' ? true : text === '0' ? false : null), rule);
const oneOf = <T extends string>(values: readonly T[]) =>
  valueBy<T>(
    (text) => values.find((value) => value === text) ?? null,
    say('link-options.write-one-of', { values: list(values, 'or') }),
  );

const parameters = {
  edit: flag(say('link-options.edit-rule')),
  t: valueBy(readTime, say('link-options.write-a-time-from-0')),
  speed: valueBy(readSpeed, say('link-options.write-simulated-time-a-second')),
  run: flag(say('link-options.run-rule')),
  ui: oneOf<EmbedUi>(['none', 'min', 'full']),
  theme: oneOf(themes),
  layer: oneOf<Layer>(LAYERS),
} as const;

type Name = keyof typeof parameters;

/** What stands after `#`: the scenario's own text, if any, and the parameters after it. */
export function readFragment(hash: string): { readonly payload: string; readonly parameters: URLSearchParams } {
  const parts = hash.replace(/^#/, '').split('&');
  const payload = parts[0]?.includes('=') === true ? '' : (parts.shift() ?? '');
  return { payload, parameters: new URLSearchParams(parts.join('&')) };
}

/** Whether an address names a scenario to compare with: `with=`. */
export function asksToCompare(search: string, hash: string): boolean {
  return readFragment(hash).parameters.has('with') || new URLSearchParams(search).has('with');
}

/** Reads the options of an address; those of the fragment win over those of the query. */
export function readLinkOptions(search: string, hash: string): ReadOptions {
  const query = new URLSearchParams(search);
  const fragment = readFragment(hash).parameters;
  const problems: string[] = [];
  const value = <N extends Name>(name: N): z.output<(typeof parameters)[N]> | null => {
    const text = fragment.get(name) ?? query.get(name);
    if (text === null) return null;
    const result = z.safeParse(parameters[name], text);
    if (result.success) return result.data as z.output<(typeof parameters)[N]>;
    problems.push(
      say('link-options.no-meaning', {
        parameter: `${name}=${text.slice(0, 40)}`,
        rule: result.error.issues[0]?.message ?? '',
      }),
    );
    return null;
  };
  const engine = fragment.get(ENGINE_PARAMETER) ?? query.get(ENGINE_PARAMETER);
  if (engine !== null && engine !== ENGINE_VERSION) {
    problems.push(say('link-options.other-engine', { engine: engine.slice(0, 20), own: ENGINE_VERSION }));
  }
  const options: LinkOptions = {
    isEditable: value('edit') ?? defaultOptions.isEditable,
    timePs: value('t'),
    speed: value('speed'),
    isPlaying: value('run') ?? defaultOptions.isPlaying,
    ui: value('ui') ?? defaultOptions.ui,
    theme: value('theme'),
    layer: value('layer'),
  };
  return { options, problems };
}

/** The shortest text that `readTime` reads as exactly this many picoseconds. */
export function writeTime(timePs: number): string {
  const texts = TIME_UNITS.map(({ unit, ps }) => `${timePs / ps}${unit === 'µs' ? 'us' : unit}`).filter(
    (text) => readTime(text) === timePs,
  );
  return [String(timePs), ...texts].toSorted((a, b) => a.length - b.length)[0] ?? String(timePs);
}

/** `?edit=0&t=12ms`, or nothing where everything is as usual. */
export function writeLinkOptions(options: Partial<LinkOptions>): string {
  const { isEditable, timePs, speed, isPlaying, ui, theme, layer } = { ...defaultOptions, ...options };
  const query = new URLSearchParams();
  if (!isEditable) query.set('edit', '0');
  if (timePs !== null) query.set('t', writeTime(timePs));
  if (speed !== null) query.set('speed', speed === 'max' ? 'max' : writeTime(speed));
  if (isPlaying) query.set('run', '1');
  if (ui !== defaultOptions.ui) query.set('ui', ui);
  if (theme !== null) query.set('theme', theme);
  if (layer !== null) query.set('layer', layer);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
