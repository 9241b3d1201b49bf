import { findPreset, PRESETS } from '@lanelab/papers/presets';
import { encodeLink, SCENARIO_VERSION } from '@lanelab/scenario';
import { describe, expect, it } from 'vitest';
import { StoreError } from './ask-server.ts';
import { openLink } from './open-link.ts';
import { openDocument, openFailure, openPreset, openStored, readAddress } from './opening.ts';

const preset = findPreset('clip-pair-collapse')?.build();
if (preset === undefined) throw new Error('the preset is gone');

describe('openDocument', () => {
  it('opens a sound document to be edited', () => {
    expect(openDocument(preset, { kind: 'new' })).toMatchObject({ kind: 'scenario', isReadOnly: false, notes: [] });
  });

  it('opens a newer document read-only and says why', () => {
    const newer = { ...preset, lanelab: SCENARIO_VERSION + 1, future: { anything: true } };
    const opening = openDocument(newer, { kind: 'file', name: 'a.json' });
    expect(opening).toMatchObject({ kind: 'scenario', isReadOnly: true });
    if (opening.kind === 'scenario') expect(opening.notes[0]).toContain(`version ${SCENARIO_VERSION + 1}`);
  });

  it('opens one that does not fit together yet to be mended, and says what is wrong', () => {
    const model = { ...preset.model, links: preset.model.links.map((link) => ({ ...link, a: { node: 99, port: 1 } })) };
    const opening = openDocument({ ...preset, model }, { kind: 'file', name: 'a.json' });
    expect(opening).toMatchObject({ kind: 'scenario', isReadOnly: false });
    if (opening.kind === 'scenario')
      expect(opening.notes[0]).toContain(
        'The device at the first end of the link from an unknown device to SmartSwitch 2000 is 99',
      );
  });

  it('opens what does not hold together, to be put right', () => {
    const [link] = preset.model.links;
    const links = [{ ...link, a: { node: 999, port: 1 } }];
    const opening = openDocument({ ...preset, model: { ...preset.model, links } }, { kind: 'new' });
    expect(opening).toMatchObject({ kind: 'scenario', isReadOnly: false });
    if (opening.kind === 'scenario') expect(opening.notes[0]).toContain('does not fit together');
  });

  it('says what is wrong with anything else', () => {
    expect(openDocument({ lanelab: 1 }, { kind: 'new' })).toMatchObject({ kind: 'refused', readable: null });
    expect(openDocument([1, 2], { kind: 'new' })).toMatchObject({ kind: 'refused' });
  });
});

describe('readAddress', () => {
  const payload = encodeLink(preset, PRESETS);

  it('reads a self-contained link with options behind it', async () => {
    const asked = readAddress({ path: '/lab', search: '?edit=0', hash: `#${payload}&t=1ms` });
    expect(asked.link.options).toMatchObject({ isEditable: false, timePs: 1_000_000_000 });
    expect(asked).toMatchObject({ kind: 'link', payload });
    expect(await openLink(payload)).toMatchObject({ kind: 'scenario', origin: { kind: 'link' } });
  });

  it('refuses a link that was cut short', async () => {
    const asked = readAddress({ path: '/lab', search: '', hash: `#${payload.slice(0, -3)}` });
    expect(asked).toMatchObject({ kind: 'link' });
    expect(await openLink(payload.slice(0, -3))).toMatchObject({ kind: 'refused', canRetry: false });
  });

  it('reads stored scenarios, with a key, with a revision, and in a frame', () => {
    expect(readAddress({ path: '/s/abcDEF234567', search: '', hash: '#key=k3y_-k3y' })).toMatchObject({
      kind: 'stored',
      id: 'abcDEF234567',
      key: 'k3y_-k3y',
      revision: null,
    });
    expect(readAddress({ path: '/s/abcDEF234567/', search: '?revision=3', hash: '' })).toMatchObject({ revision: 3 });
    expect(readAddress({ path: '/embed', search: '?s=abc&ui=none', hash: '' })).toMatchObject({
      kind: 'stored',
      id: 'abc',
    });
  });

  it('reads presets, drafts and nothing', () => {
    expect(readAddress({ path: '/lab', search: '?preset=nope', hash: '' })).toMatchObject({
      kind: 'preset',
      id: 'nope',
    });
    expect(readAddress({ path: '/lab', search: '?draft=x', hash: '' })).toMatchObject({ kind: 'draft', id: 'x' });
    expect(readAddress({ path: '/lab', search: '', hash: '' })).toMatchObject({ kind: 'nothing' });
  });
});

describe('refusals', () => {
  it('suggests the preset that was meant', async () => {
    expect(await openPreset('clip-pair-colapse')).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('clip-pair-collapse'),
    });
  });

  it('offers to ask again only where that may help', () => {
    expect(openFailure(new StoreError('missing', 'gone'))).toMatchObject({ canRetry: false });
    expect(openFailure(new StoreError('offline', 'away'))).toMatchObject({ canRetry: true });
  });

  it('knows what a stored document rests on', () => {
    const stored = {
      id: 'a',
      revision: 3,
      title: '',
      etag: '"r3"',
      hash: 'h',
      updatedAt: '',
      bytes: 2,
      forkedFrom: null,
      scenario: preset,
    };
    expect(openStored(stored)).toMatchObject({
      origin: { kind: 'stored', stored: { id: 'a', revision: 3, etag: '"r3"' } },
    });
  });

  it('never throws on the text of a link', async () => {
    for (const text of ['', '%', 'EA', '💥', 'x'.repeat(5000)]) expect((await openLink(text)).kind).toBe('refused');
  });
});
