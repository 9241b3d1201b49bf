import { findPreset, PRESETS } from '@lanelab/papers/presets';
import { encodeLink, SCENARIO_VERSION } from '@lanelab/scenario';
import { describe, expect, it } from 'vitest';
import { fileName, scenarioText, slug } from './names.ts';
import { MOST_FILE_OCTETS, readFile, readText } from './read-file.ts';

const scenario = findPreset('clip-pair-collapse')?.build();
if (scenario === undefined) throw new Error('the preset is gone');

const problemOf = async (content: BlobPart, name = 'a.json') => {
  const read = await readFile(new File([content], name));
  return read.kind === 'refused' ? read.problem : `opened as ${read.kind}`;
};

describe('readFile', () => {
  it('opens what the lab saved', async () => {
    const read = await readFile(new File([scenarioText(scenario)], 'two.json'));
    expect(read).toMatchObject({ kind: 'document', opening: { scenario, isReadOnly: false } });
  });

  it('opens an answer of the server, and a newer document read-only', () => {
    expect(readText(JSON.stringify({ id: 'a', scenario }), 'x')).toMatchObject({ kind: 'document' });
    const newer = JSON.stringify({ ...scenario, lanelab: SCENARIO_VERSION + 1 });
    expect(readText(newer, 'x')).toMatchObject({ kind: 'document', opening: { isReadOnly: true } });
  });

  it('refuses everything else in a sentence that says what it is', async () => {
    expect(await problemOf('')).toBe('a.json is empty.');
    expect(await problemOf('{"name":"x","version":"1"}')).toContain('JSON with “name”, “version”, not a scenario');
    expect(await problemOf('[1,2,3]')).toContain('a JSON list of 3 items');
    expect(await problemOf('{"lanelab":1')).toContain('it may have been cut short');
    expect(await problemOf('{"lanelab":1}')).toContain('a.json cannot be opened: The model of the scenario');
    expect(await problemOf('hello')).toContain('neither a scenario (JSON) nor a link');
    expect(await problemOf(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0xff, 0), 'a.png')).toContain('a PNG picture');
    expect(await problemOf(Uint8Array.of(0xff, 0xfe, 0xfd))).toContain('no text');
    expect(await problemOf('a\0b')).toContain('no text');
    expect(await problemOf(new Uint8Array(MOST_FILE_OCTETS + 1), 'big.bin')).toContain('8.0 MB');
    expect(await problemOf(JSON.stringify({ lanelab: SCENARIO_VERSION + 1, model: 'another' }))).toContain(
      'newer than this lab',
    );
  });

  it('survives nesting that no scenario has', async () => {
    expect(await problemOf(`${'['.repeat(5000)}${']'.repeat(5000)}`)).toContain('not a scenario');
  });
});

describe('readText', () => {
  it('finds links, and lists of keys', () => {
    expect(readText(`see https://lab.example/lab#${encodeLink(scenario, PRESETS)}`, 'x')).toMatchObject({
      kind: 'address',
    });
    const key = 'k'.repeat(32);
    expect(readText(`https://lab.example/s/abcDEF234567#key=${key}`, 'x')).toMatchObject({
      kind: 'address',
      address: `/s/abcDEF234567#key=${key}`,
    });
    expect(readText(`lanelab-shelf:${'s'.repeat(48)}\n`, 'x')).toMatchObject({ kind: 'keys' });
  });
});

describe('names of files', () => {
  it.each([
    ['Two hosts, one switch', 'two-hosts-one-switch'],
    ['', 'scenario'],
    ['../../etc/passwd', 'etc-passwd'],
    ['Größe π 2', 'größe-π-2'],
    ['<script>', 'script'],
  ])('%j', (title, expected) => expect(slug(title)).toBe(expected));

  it('carry the document’s hash and stay short', () => {
    const long = { ...scenario, view: { ...scenario.view, title: 'x'.repeat(200) } };
    expect(fileName(long, 'json')).toMatch(/^x{60}-[0-9a-f]{8}\.json$/);
  });
});
