/** Opens the networks that lessons name, as the page does. */
import type { OpenSource } from '@lanelab/lessons';
import { HandedInError, openedScenario } from '@lanelab/lessons/judge';
import { linkSentence } from '@lanelab/messages/scenario';
import { say } from '@lanelab/messages/server';
import { loadPreset } from '@lanelab/papers/load';
import { decodeLink } from '@lanelab/scenario';
import { quote } from '../lib/quote.ts';

/** Rejects with `HandedInError` where there is no such network. */
export const openSource: OpenSource = async (source) => {
  if (source.kind === 'document') return openedScenario(source.document);
  if (source.kind === 'link') {
    const decoded = await decodeLink(source.payload, loadPreset);
    if (!decoded.ok) throw new HandedInError(linkSentence(decoded.fault));
    return decoded.scenario;
  }
  const preset = await loadPreset(source.id);
  if (preset === null) throw new HandedInError(say('verdicts.no-preset', { id: quote(source.id) }));
  return preset.build();
};
