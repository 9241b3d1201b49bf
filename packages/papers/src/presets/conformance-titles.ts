/** The titles of the Conformance group alone, for pages that only list it. */

import { say } from '@lanelab/messages/presets';
import type { Preset } from '@lanelab/scenario';

const IDS = [
  'conformance-ready-query',
  'conformance-topology',
  'conformance-unregister',
  'conformance-verify',
  'conformance-llc-multiplexed',
  'conformance-resynchronised',
  'conformance-recovered',
  'conformance-lost-setup',
  'conformance-calls-live-on',
  'conformance-calls-cleared',
  'conformance-restart',
  'conformance-party-refused',
  'conformance-arp-nak',
  'conformance-trigger',
  'conformance-routing-loop',
] as const;
export type ConformanceId = (typeof IDS)[number];

export const titleOf = (id: ConformanceId): string => say(id);

/** In the order of the presets. */
export const CONFORMANCE: readonly Pick<Preset, 'id' | 'title'>[] = IDS.map((id) => ({ id, title: titleOf(id) }));
