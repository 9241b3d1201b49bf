/** Opens the text of a self-contained link. The tables that it is read by are a script of their own, for most addresses name a preset. */
import { linkSentence } from '@lanelab/messages/scenario';
import { say } from '@lanelab/messages/share';
import { loadPreset } from '@lanelab/papers/load';
import { decodeLink } from '@lanelab/scenario';
import { type Opening, refusal } from './opening.ts';

export async function openLink(payload: string): Promise<Opening> {
  const result = await decodeLink(payload, loadPreset);
  if (!result.ok) return refusal(say('opening.this-link-cannot-be-opened'), linkSentence(result.fault));
  const notes = [
    ...(result.presetChanged ? [say('opening.the-preset-that-this-link')] : []),
    ...(result.isFormer ? [say('opening.former-preset')] : []),
  ];
  return { kind: 'scenario', scenario: result.scenario, origin: { kind: 'link' }, isReadOnly: false, notes };
}
