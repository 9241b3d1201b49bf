/** What the document is compared with, how a link says so, and how it is found again. */

import { say } from '@lanelab/messages/compare';
import { loadPreset } from '@lanelab/papers/load';
import { decodeLink, encodeLink, type Scenario } from '@lanelab/scenario';
import { branchesOf, isShown, scenarioOfBranch } from '../../document/store/edits/branches.ts';
import { readFragment } from '../../share/links/link-options.ts';
import { type VariantId, variantWords } from './compare-words.ts';
import { isVariant, variantOf, variantsOf } from './variants.ts';

export type Compared =
  /** Another branch of the document. */
  | { readonly kind: 'branch'; readonly id: number }
  /** Follows the document: edits of it are in both. */
  | { readonly kind: 'variant'; readonly id: VariantId }
  | { readonly kind: 'preset'; readonly id: string; readonly scenario: Scenario }
  | { readonly kind: 'scenario'; readonly scenario: Scenario };

const SIGN = '~';
const branchName = /^branch-(\d{1,8})$/;

/** What is compared by this name of the document's own: a variant or a branch of it. */
function ownCompared(name: string): Compared | null {
  const branch = branchName.exec(name)?.[1];
  if (branch !== undefined) return { kind: 'branch', id: Number(branch) };
  return isVariant(name) ? { kind: 'variant', id: name } : null;
}

/** Reads `with=` of an address: a preset, `~` and a variant or a branch of the document, or after `#` a whole scenario. Null where there is none that can be read. */
export async function readCompared(search: string, hash: string): Promise<Compared | null> {
  const whole = readFragment(hash).parameters.get('with');
  if (whole !== null) {
    const link = await decodeLink(whole, loadPreset);
    return link.ok ? { kind: 'scenario', scenario: link.scenario } : null;
  }
  const named = new URLSearchParams(search).get('with');
  if (named === null) return null;
  if (named.startsWith(SIGN)) return ownCompared(named.slice(SIGN.length));
  const preset = await loadPreset(named);
  return preset === null ? null : { kind: 'preset', id: named, scenario: preset.build() };
}

export const nameOfBranch = (id: number): string => `${SIGN}branch-${id}`;

/** As an address names it; null for a scenario that has no name. */
export function nameOfCompared(compared: Compared): string | null {
  if (compared.kind === 'scenario') return null;
  if (compared.kind === 'branch') return nameOfBranch(compared.id);
  return compared.kind === 'variant' ? `${SIGN}${compared.id}` : compared.id;
}

/** Both scenarios whole in one address: it needs no server. A document carries its branches itself. */
export async function comparedAddress(here: Scenario, there: Scenario, compared: Compared | null): Promise<string> {
  const { PRESETS } = await import('@lanelab/papers/presets');
  if (compared?.kind === 'branch')
    return `/lab?with=${encodeURIComponent(nameOfBranch(compared.id))}#${encodeLink(here, PRESETS)}`;
  return `/lab#${encodeLink(here, PRESETS)}&with=${encodeLink(there, PRESETS)}`;
}

/** The other scenario; null where the variant does not apply to this document any more, or the branch is gone or shown itself. */
export function otherOf(here: Scenario, compared: Compared): Scenario | null {
  if (compared.kind === 'branch') {
    const branch = branchesOf(here).find(({ id }) => id === compared.id);
    return branch === undefined || isShown(branch) ? null : scenarioOfBranch(here, branch.id);
  }
  return compared.kind === 'variant' ? variantOf(here, compared.id) : compared.scenario;
}

/** What one compares with who has not chosen yet. */
export function firstCompared(here: Scenario): Compared | null {
  const branch = branchesOf(here).find((one) => !isShown(one));
  if (branch !== undefined) return { kind: 'branch', id: branch.id };
  const [first] = variantsOf(here);
  return first === undefined ? null : { kind: 'variant', id: first.id };
}

export function comparedWords(here: Scenario, compared: Compared): string {
  if (compared.kind === 'branch') return branchesOf(here).find(({ id }) => id === compared.id)?.name ?? '';
  if (compared.kind === 'variant') return variantWords[compared.id];
  const { title } = compared.scenario.view;
  return title === '' ? say('compared.another-network') : title;
}
