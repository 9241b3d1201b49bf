/** Opens what was read, in this window. What is edited meanwhile stays among the drafts. */
import { say } from '@lanelab/messages/my-scenarios';
import { encodeLink, parseScenario, type Scenario } from '@lanelab/scenario';
import { announce } from '../../base/ui/announce.ts';
import { navigate } from '../../base/ui/location.ts';
import { summary } from '../../document/topology-view/describe.ts';
import { adoptShelf, keepKey } from '../links/keyring.ts';
import { DraftError, writeDraft } from './drafts.ts';
import type { Imported } from './read-file.ts';

/** Browsers cut addresses that are longer; the document then travels as a draft. */
const MOST_ADDRESS = 60_000;

/** A link needs every preset at hand, to find the one that is nearest. */
async function linkText(scenario: Scenario): Promise<string> {
  const { PRESETS } = await import('@lanelab/papers/presets');
  return encodeLink(scenario, PRESETS);
}

async function openAsDraft(scenario: Scenario, text: string): Promise<void> {
  const id = crypto.randomUUID();
  await writeDraft(id, 0, { title: scenario.view.title, summary: summary(scenario), text, stored: null });
  navigate(`/lab?draft=${id}`);
}

/** Opens another document of the same, which may be changed; where no draft can be kept, by a link that holds it. */
export async function openCopy(scenario: Scenario): Promise<void> {
  try {
    await openAsDraft(scenario, JSON.stringify(scenario));
  } catch (error) {
    if (!(error instanceof DraftError)) throw error;
    navigate(`/lab#${await linkText(scenario)}`);
  }
  announce(say('open-imported.this-is-a-copy-yours'));
}

/**
 * Goes to the page of an imported document; returns a sentence where there is none.
 * @throws DraftError where only a draft could carry the document, and the browser keeps none
 */
export async function openImported(imported: Imported): Promise<string | null> {
  switch (imported.kind) {
    case 'refused':
      return imported.problem;
    case 'address':
      navigate(imported.address);
      return null;
    case 'keys':
      for (const shelf of imported.found.shelves) adoptShelf(shelf);
      for (const key of imported.found.keys) keepKey(key);
      announce(say('open-imported.keys-taken-over'));
      navigate('/mine');
      return null;
    case 'lesson': {
      const { openLessonText } = await import('../lessons/open-text.ts');
      const opened = await openLessonText(imported.text, imported.name);
      if (!opened.ok) return opened.reason;
      navigate(opened.address);
      return null;
    }
    case 'document': {
      const { scenario, isReadOnly } = imported.opening;
      const link = await linkText(scenario);
      // A link holds what this lab understands and what holds together; a draft holds everything that was in the file.
      const fitsLink = !isReadOnly && link.length <= MOST_ADDRESS && parseScenario(scenario).ok;
      if (fitsLink) navigate(`/lab#${link}`);
      else await openAsDraft(scenario, imported.text);
      announce(say('open-imported.opened'));
      return null;
    }
  }
}
