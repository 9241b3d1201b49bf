/** Networks that each show one mechanism and belong to no figure: their titles alone, for pages that only list them. */

import { say } from '@lanelab/messages/presets';
import type { Preset, Scenario, Start } from '@lanelab/scenario';
import { opensAt } from './starts.ts';

const IDS = [
  'clip-pair-collapse',
  'clip-pair-collapse-no-update',
  'clip-pair-svc',
  'class-lane',
  'class-mpoa',
  'three-ways',
  'bay-lane',
  'vivid-mpoa',
  'tut-lane',
  'tut-mpoa',
  'curitiba-lane',
  'curitiba-svc',
  'trunk-cut',
  'les-dies',
  'mps-dies',
  'bus-overload',
  'host-moves',
  'campus',
] as const;
type DemonstrationId = (typeof IDS)[number];

export const DEMONSTRATIONS: readonly Pick<Preset, 'id' | 'title'>[] = IDS.map((id) => ({ id, title: say(id) }));

export const isDemonstration = (id: string): boolean => IDS.some((known) => known === id);

/** The demonstration as a preset, and where it opens. */
export const demonstration = (id: DemonstrationId, build: () => Scenario, start: Start): Preset => ({
  id,
  title: say(id),
  build: () => opensAt(build(), start),
});
