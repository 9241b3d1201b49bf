/** The scenario that somebody pastes to compare with: a link of a lab, a preset's name, or JSON. */

import { say } from '@lanelab/messages/compare';
import { loadPreset } from '@lanelab/papers/load';
import type { Scenario } from '@lanelab/scenario';
import { readText } from '../../share/drafts/read-file.ts';
import { StoreError } from '../../share/links/ask-server.ts';
import { openLink } from '../../share/links/open-link.ts';
import { openFailure, openPreset, openStored, readAddress } from '../../share/links/opening.ts';
import { readStored } from '../../share/links/server.ts';

export type Pasted = { readonly scenario: Scenario } | { readonly problem: string };

async function stored(id: string, revision: number | null): Promise<Pasted> {
  try {
    const opening = openStored(await readStored(id, revision ?? undefined));
    return opening.kind === 'scenario' ? { scenario: opening.scenario } : { problem: opening.reason };
  } catch (error) {
    if (error instanceof StoreError) return { problem: openFailure(error).reason };
    throw error;
  }
}

export async function readPasted(text: string): Promise<Pasted> {
  const preset = await loadPreset(text.trim());
  if (preset !== null) return { scenario: preset.build() };
  const read = readText(text, say('compare.refused'));
  if (read.kind === 'document') return { scenario: read.opening.scenario };
  if (read.kind === 'refused') return { problem: read.problem };
  if (read.kind === 'lesson') return { problem: say('compare.lesson') };
  if (read.kind === 'keys') return { problem: say('compare.keys') };
  const url = new URL(read.address, location.href);
  const asked = readAddress({ path: url.pathname, search: url.search, hash: url.hash });
  if (asked.kind === 'stored') return stored(asked.id, asked.revision);
  if (asked.kind === 'nothing' || asked.kind === 'draft') return { problem: say('compare.nothing-there') };
  const opening = await (asked.kind === 'link' ? openLink(asked.payload) : openPreset(asked.id));
  return opening.kind === 'scenario' ? { scenario: opening.scenario } : { problem: opening.reason };
}
