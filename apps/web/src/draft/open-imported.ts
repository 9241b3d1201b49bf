/** Opens what was read, in this window. What is edited meanwhile stays among the drafts. */
import { encodeLink, parseScenario } from '@lanelab/scenario';
import { summary } from '../network/describe.ts';
import { adoptShelf, keepKey } from '../share/keyring.ts';
import { announce } from '../ui/announce.ts';
import { navigate } from '../ui/location.ts';
import { writeDraft } from './drafts.ts';
import type { Imported } from './read-file.ts';

/** Browsers cut addresses that are longer; the document then travels as a draft. */
const mostAddress = 60_000;

async function openAsDraft(scenario: Parameters<typeof encodeLink>[0]): Promise<void> {
  const id = crypto.randomUUID();
  const content = {
    title: scenario.view.title,
    summary: summary(scenario),
    text: JSON.stringify(scenario),
    stored: null,
  };
  await writeDraft(id, 0, content);
  navigate(`/lab?draft=${id}`);
}

/**
 * Goes where it leads; gives a sentence where that is nowhere.
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
      announce('Keys taken over.');
      navigate('/mine');
      return null;
    case 'document': {
      const { scenario, isReadOnly } = imported.opening;
      const link = encodeLink(scenario);
      const isSound = parseScenario(scenario).ok;
      if (isSound && link.length <= mostAddress) navigate(`/lab${isReadOnly ? '?edit=0' : ''}#${link}`);
      else await openAsDraft(scenario);
      announce('Opened.');
      return null;
    }
  }
}
