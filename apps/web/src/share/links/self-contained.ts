/** Addresses that hold a whole scenario. Apart from the other addresses, since the tables of these links are much to fetch. */
import { encodeLink, type Preset, type Scenario } from '@lanelab/scenario';
import type { LinkOptions } from './link-options.ts';
import { linkAddress } from './links.ts';

/** `/lab#…`, to be opened in this lab: the whole scenario is in it, as its differences from a preset where it is near one. */
export function selfContainedAddress(
  scenario: Scenario,
  presets: readonly Preset[],
  options: Partial<LinkOptions> = {},
): string {
  return linkAddress(encodeLink(scenario, presets), options);
}
