import { describe, expect, it } from 'vitest';
import { readAddress } from '../../share/links/opening.ts';
import { nameOf, type OpenedWork, openedAs, renamed, workAt } from './opened-work.ts';

function at(path: string, search = '', hash = '') {
  const address = { path, search, hash };
  const asked = readAddress(address);
  return [nameOf(address, asked), asked] as const;
}

const go = (work: OpenedWork, ...to: Parameters<typeof at>): OpenedWork => workAt(work, ...at(...to));

const draft = ['/lab', '?draft=d1'] as const;
/** A new network that was drawn in, and is kept as a draft since. */
const drawn = go(renamed(openedAs(...at('/lab')), at(...draft)[0]), ...draft);

describe('what the workbench shows', () => {
  it('stays as it is when its work gets an address', () => {
    expect(drawn).toMatchObject({ count: 0, asked: { kind: 'nothing' }, name: 'draft d1' });
    expect(go(drawn, ...draft)).toBe(drawn);
  });

  it('stays as it is while the new address is not in the bar yet', () => {
    const waiting = renamed(openedAs(...at('/lab')), 'draft d1');
    expect(go(waiting, '/lab')).toBe(waiting);
  });

  it('opens a new network where the work was begun as one', () => {
    expect(go(drawn, '/lab')).toMatchObject({ count: 1, asked: { kind: 'nothing' }, name: 'new' });
  });

  it('opens the draft again when the reader comes back to it', () => {
    expect(go(go(drawn, '/lab'), ...draft)).toMatchObject({ count: 2, asked: { kind: 'draft', id: 'd1' } });
  });

  it('opens a copy of what may only be looked at', () => {
    const work = openedAs(...at('/lab', '?edit=0&preset=clip-pair-collapse'));
    expect(go(work, '/lab', '?preset=clip-pair-collapse').count).toBe(1);
    expect(go(work, '/lab', '?edit=0&preset=clip-pair-collapse&theme=dark')).toBe(work);
  });

  it('takes the key of a link for editors out of the address', () => {
    const opened = openedAs(...at('/s/abcdef', '', '#key=secret-key'));
    expect(go(renamed(opened, at('/s/abcdef')[0]), '/s/abcdef').count).toBe(opened.count);
  });
});
