/** Opens a draft of this browser, with what it rests on. */
import { type Opening, type Origin, openDocument, type Refusal } from '../links/opening.ts';
import { DraftError, readDraft } from './drafts.ts';

export interface OpenedDraft {
  readonly opening: Opening;
  /** For the keeper: what it goes on with; null where nothing was opened. */
  readonly draft: { readonly id: string; readonly version: number } | null;
}

const refused = (reason: string, title = 'There is no such draft here'): OpenedDraft => {
  const opening: Refusal = { kind: 'refused', title, reason, readable: null, canRetry: false };
  return { opening, draft: null };
};

/** Never rejects for want of a draft: an address of another browser leads here too. */
export async function openDraft(id: string): Promise<OpenedDraft> {
  try {
    const draft = await readDraft(id);
    if (draft === null)
      return refused(
        'Drafts stay in the browser that made them, the 30 newest of them. This link was made in another browser, or the draft was removed. Share makes links that open anywhere.',
      );
    const origin: Origin = draft.stored === null ? { kind: 'new' } : { kind: 'stored', stored: draft.stored };
    const opening = openDocument(JSON.parse(draft.text), origin, 'This draft cannot be opened');
    return { opening, draft: opening.kind === 'scenario' ? { id, version: draft.version } : null };
  } catch (error) {
    if (error instanceof DraftError)
      return refused(`It is kept in this browser, but ${error.message}.`, 'This draft cannot be opened');
    throw error;
  }
}
