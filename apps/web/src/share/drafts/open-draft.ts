/** Opens a draft of this browser, with what it rests on. */
import { say } from '@lanelab/messages/my-scenarios';
import { type Opening, type Origin, openDocument, type Refusal } from '../links/opening.ts';
import { DraftError, readDraft } from './drafts.ts';

export interface OpenedDraft {
  readonly opening: Opening;
  /** For the keeper: what it goes on with; null where nothing was opened. */
  readonly draft: { readonly id: string; readonly version: number } | null;
}

const refused = (reason: string, title = say('open-draft.there-is-no-such-draft')): OpenedDraft => {
  const opening: Refusal = { kind: 'refused', title, reason, readable: null, canRetry: false };
  return { opening, draft: null };
};

/** Never rejects where there is no draft: an address of another browser leads here too. */
export async function openDraft(id: string): Promise<OpenedDraft> {
  try {
    const draft = await readDraft(id);
    if (draft === null) return refused(say('open-draft.drafts-stay-in-the-browser'));
    const origin: Origin = draft.stored === null ? { kind: 'new' } : { kind: 'stored', stored: draft.stored };
    const opening = openDocument(JSON.parse(draft.text), origin, say('open-draft.this-draft-cannot-be-opened'));
    return { opening, draft: opening.kind === 'scenario' ? { id, version: draft.version } : null };
  } catch (error) {
    if (error instanceof DraftError)
      return refused(
        say('open-draft.it-is-kept-in-this', { message: error.message }),
        say('open-draft.this-draft-cannot-be-opened'),
      );
    throw error;
  }
}
