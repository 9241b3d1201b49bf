/** The scenarios of a lecture: into it as the text of a link, and out of it again. */
import { encodeLink, type Scenario } from '@lanelab/scenario';
import type { ScenarioSource } from '@lanelab/scenario/lecture';
import { openLink } from '../links/open-link.ts';
import { openDocument, openPreset } from '../links/opening.ts';

/** Short where the scenario is near a preset. Every preset has to be at hand for that. */
export async function sourceOf(scenario: Scenario): Promise<ScenarioSource> {
  const { PRESETS } = await import('@lanelab/papers/presets');
  return { kind: 'link', payload: encodeLink(scenario, PRESETS) };
}

function opening(source: ScenarioSource) {
  switch (source.kind) {
    case 'preset':
      return openPreset(source.id);
    case 'link':
      return openLink(source.payload);
    case 'document':
      return openDocument(source.document, { kind: 'new' });
  }
}

/** @throws Error with the reason in a sentence where it cannot be opened */
export async function openSource(source: ScenarioSource): Promise<Scenario> {
  const opened = await opening(source);
  if (opened.kind === 'refused') throw new Error(opened.reason);
  return opened.scenario;
}
