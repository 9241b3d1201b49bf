import { parseScenario, type Scenario } from '@lanelab/scenario';

export function selfContainedAddress(scenario: Scenario): string {
  return `/lab#${btoa(JSON.stringify(scenario))}`;
}
export function selfContainedLink(scenario: Scenario): string {
  return new URL(selfContainedAddress(scenario), location.href).href;
}
export type ReadLink =
  | { readonly kind: 'empty' }
  | { readonly kind: 'scenario'; readonly scenario: Scenario }
  | { readonly kind: 'refused'; readonly reason: string; readonly readable: Scenario | null };
export function readLink(hash: string): ReadLink {
  if (hash.length < 2) return { kind: 'empty' };
  try {
    const p = parseScenario(JSON.parse(atob(hash.slice(1))));
    return p.ok ? { kind: 'scenario', scenario: p.scenario } : { kind: 'refused', reason: 'x', readable: null };
  } catch {
    return { kind: 'refused', reason: 'cut short', readable: null };
  }
}
export function addressOfLink(text: string): string | null {
  const match = /\/(s\/[^/?#\s]+|lab#\S+)/.exec(text);
  return match === null ? null : `/${match[1]}`;
}
