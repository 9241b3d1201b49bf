/** What a key allows: an edit key changes its document, a shelf key owns what stands on its shelf. */
import { keyMatches } from '../lib/secrets.ts';

export interface Keys {
  readonly edit: string | undefined;
  readonly shelf: string | undefined;
}

export interface KeyHashes {
  readonly edit_key_hash: string;
  readonly shelf_key_hash: string | null;
}

export type Right = 'none' | 'edit' | 'own';

/** On no shelf, the edit key is the owner's. Both keys are compared in any case, so that time tells nothing. */
export function rightOf(keys: Keys, { edit_key_hash: edit, shelf_key_hash: shelf }: KeyHashes): Right {
  const opensShelf = keyMatches(keys.shelf ?? '', shelf ?? edit) && keys.shelf !== undefined && shelf !== null;
  const edits = keyMatches(keys.edit ?? '', edit) && keys.edit !== undefined;
  if (opensShelf || (edits && shelf === null)) return 'own';
  return edits ? 'edit' : 'none';
}
