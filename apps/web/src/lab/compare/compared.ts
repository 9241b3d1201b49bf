/** What the document is compared with, how a link says so, and how it is found again. */

import { say } from '@lanelab/messages/compare';
import { loadPreset } from '@lanelab/papers/load';
import { decodeLink, encodeLink, type Scenario } from '@lanelab/scenario';
import { readFragment } from '../../share/links/link-options.ts';
import { type VariantId, variantWords } from './compare-words.ts';
import { isVariant, variantOf, variantsOf } from './variants.ts';

export type Compared =
  /** Follows the document: edits of it are in both. */
  | { readonly kind: 'variant'; readonly id: VariantId }
  | { readonly kind: 'preset'; readonly id: string; readonly scenario: Scenario }
  | { readonly kind: 'scenario'; readonly scenario: Scenario };

const SIGN = '~';

/** Reads `with=` of an address: a preset, `~` and a variant, or after `#` a whole scenario. Null where there is none that can be read. */
export async function readCompared(search: string, hash: string): Promise<Compared | null> {
  const whole = readFragment(hash).parameters.get('with');
  if (whole !== null) {
    const link = await decodeLink(whole, loadPreset);
    return link.ok ? { kind: 'scenario', scenario: link.scenario } : null;
  }
  const named = new URLSearchParams(search).get('with');
  if (named === null) return null;
  if (named.startsWith(SIGN)) {
    const id = named.slice(SIGN.length);
    return isVariant(id) ? { kind: 'variant', id } : null;
  }
  const preset = await loadPreset(named);
  return preset === null ? null : { kind: 'preset', id: named, scenario: preset.build() };
}

/** As an address names it; null for a scenario that has no name. */
export function nameOfCompared(compared: Compared): string | null {
  if (compared.kind === 'scenario') return null;
  return compared.kind === 'variant' ? `${SIGN}${compared.id}` : compared.id;
}

/** Both scenarios whole in one address: it needs no server. */
export async function comparedAddress(here: Scenario, there: Scenario): Promise<string> {
  const { PRESETS } = await import('@lanelab/papers/presets');
  return `/lab#${encodeLink(here, PRESETS)}&with=${encodeLink(there, PRESETS)}`;
}

/** The other scenario; null where the variant does not apply to this document any more. */
export function otherOf(here: Scenario, compared: Compared): Scenario | null {
  return compared.kind === 'variant' ? variantOf(here, compared.id) : compared.scenario;
}

/** What one compares with who has not chosen yet. */
export function firstCompared(here: Scenario): Compared | null {
  const [first] = variantsOf(here);
  return first === undefined ? null : { kind: 'variant', id: first.id };
}

export function comparedWords(compared: Compared): string {
  if (compared.kind === 'variant') return variantWords[compared.id];
  const { title } = compared.scenario.view;
  return title === '' ? say('compared.another-network') : title;
}
