import { describe, expect, it } from 'vitest';
import { readAddress } from '../../share/links/opening.ts';
import { nameOf, renamed, type Shown, showing, shownAt } from './opened-work.ts';

function at(path: string, search = '', hash = '') {
  const address = { path, search, hash };
  const asked = readAddress(address);
  return [nameOf(address, asked), asked] as const;
}

const go = (shown: Shown, ...to: Parameters<typeof at>): Shown => shownAt(shown, ...at(...to));

const draft = ['/lab', '?draft=d1'] as const;
/** A new network that was drawn in, and is kept as a draft since. */
const drawn = go(renamed(showing(...at('/lab')), at(...draft)[0]), ...draft);

describe('what the workbench shows', () => {
  it('stays as it is when its work gets an address', () => {
    expect(drawn).toMatchObject({ count: 0, asked: { kind: 'nothing' }, now: 'draft d1' });
    expect(go(drawn, ...draft)).toBe(drawn);
  });

  it('stays as it is while the new address is not in the bar yet', () => {
    const waiting = renamed(showing(...at('/lab')), 'draft d1');
    expect(go(waiting, '/lab')).toBe(waiting);
  });

  it('opens a new network where the work was begun as one', () => {
    expect(go(drawn, '/lab')).toMatchObject({ count: 1, asked: { kind: 'nothing' }, now: 'new' });
  });

  it('opens the draft again when the reader comes back to it', () => {
    expect(go(go(drawn, '/lab'), ...draft)).toMatchObject({ count: 2, asked: { kind: 'draft', id: 'd1' } });
  });

  it('opens a copy of what may only be looked at', () => {
    const shown = showing(...at('/lab', '?edit=0&preset=clip-pair-collapse'));
    expect(go(shown, '/lab', '?preset=clip-pair-collapse').count).toBe(1);
    expect(go(shown, '/lab', '?edit=0&preset=clip-pair-collapse&theme=dark')).toBe(shown);
  });

  it('takes the key of a link for editors out of the address', () => {
    const opened = showing(...at('/s/abcdef', '', '#key=secret-key'));
    expect(go(renamed(opened, at('/s/abcdef')[0]), '/s/abcdef').count).toBe(opened.count);
  });
});
