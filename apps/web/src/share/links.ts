/** Addresses of scenarios: making self-contained ones, and reading whatever people paste. */
import { decodeLink, encodeLink, type Scenario } from '@lanelab/scenario';

/** `/lab#…`, to be opened in this lab. */
export function selfContainedAddress(scenario: Scenario): string {
  return `/lab#${encodeLink(scenario)}`;
}

export function selfContainedLink(scenario: Scenario): string {
  return new URL(selfContainedAddress(scenario), location.href).href;
}

export type ReadLink =
  | { readonly kind: 'empty' }
  | { readonly kind: 'scenario'; readonly scenario: Scenario; readonly hasPresetChanged: boolean }
  | { readonly kind: 'refused'; readonly reason: string };

export function readLink(hash: string): ReadLink {
  const text = hash.startsWith('#') ? hash.slice(1) : hash;
  if (text === '') return { kind: 'empty' };
  const result = decodeLink(text);
  return result.ok
    ? { kind: 'scenario', scenario: result.scenario, hasPresetChanged: result.presetChanged }
    : { kind: 'refused', reason: result.message };
}

/** The page that a pasted link means, whichever lab it was made in; null when it is no link of a lab. */
export function addressOfLink(text: string): string | null {
  const match = /\/(s\/[A-Za-z0-9_-]+|lab(?:\?[^#\s]*)?#\S+)/.exec(text);
  return match?.[1] === undefined ? null : `/${match[1]}`;
}
