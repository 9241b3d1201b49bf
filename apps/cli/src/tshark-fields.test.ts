/** Where tshark knows a field of the filter language, name and value are tshark’s: compared on captures of ten presets. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIELD_IDS, type Run } from '@lanelab/engine';
import { createEngine } from '@lanelab/engine/node';
import { FIELDS, type Field, type LogRecord, pairedRecords, readTexts, subjectOf } from '@lanelab/filter';
import { PRESETS } from '@lanelab/papers/presets';
import type { Scenario } from '@lanelab/scenario';
import { afterAll, beforeAll, expect, test } from 'vitest';

const PRESET_IDS = [
  'class-lane',
  'class-mpoa',
  'clip-pair-svc',
  'vivid-mpoa',
  'bay-lane',
  'tut-table1-mpoa',
  'tut-mpcd-dies-mpoa',
  'detken-eies-lane',
  'curitiba-table4-lane',
  'qos-shortcut-lane',
];
/** Octets of the SunATM header before the CPCS-SDU. */
const PSEUDO_HEADER = 4;
/** Block types of pcapng: enhanced packet. */
const PACKET_BLOCK = 6;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lanelab-tshark-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const tshark = (...args: string[]): readonly string[] =>
  execFileSync('tshark', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 29 }).split(
    '\n',
  );

/** Fields that tshark knows by the same name. */
function shared(): readonly Field[] {
  const known = new Set(tshark('-G', 'fields').flatMap((line) => line.split('\t')[2] ?? []));
  return FIELDS.filter(({ name, source }) => source.kind === 'fields' && known.has(name));
}

/** The octets of each packet of a capture, in hexadecimal digits, in order. */
function packetsOf(capture: Uint8Array): readonly string[] {
  const view = new DataView(capture.buffer, capture.byteOffset, capture.byteLength);
  const packets: string[] = [];
  for (let at = 0; at < capture.length; at += view.getUint32(at + 4, true)) {
    if (view.getUint32(at, true) !== PACKET_BLOCK) continue;
    const start = at + 28 + PSEUDO_HEADER;
    const length = view.getUint32(at + 20, true) - PSEUDO_HEADER;
    packets.push(Buffer.from(capture.subarray(start, start + length)).toString('hex'));
  }
  return packets;
}

interface Known {
  readonly capture: Uint8Array;
  /** A message or data packet by its octets in hexadecimal digits. */
  readonly records: ReadonlyMap<string, LogRecord>;
}

/** The first messages and data packets of a run with all of their fields, as they left. */
async function recordsOf(run: Run): Promise<ReadonlyMap<string, LogRecord>> {
  const fields = FIELD_IDS.map((_, place) => place);
  const { messages } = await run.inspect({ kind: 'messages', from: 0, limit: 1500, fields });
  const { packets } = await run.inspect({ kind: 'packets', from: 0, limit: 1500, fields });
  const records = new Map<string, LogRecord>();
  // The capture has the SDU without padding and trailer.
  const note = (record: LogRecord, hex: string | undefined) => {
    if (hex !== undefined) records.set(hex.slice(0, 2 * record.octets), record);
  };
  for (const record of messages.filter(({ sent }) => sent))
    note(record, (await run.inspect({ kind: 'message', number: record.number }))?.hex);
  for (const record of packets.filter(({ sent }) => sent))
    note(record, (await run.inspect({ kind: 'packet', number: record.number }))?.hex);
  return records;
}

/** Runs a scenario with a capture of its ATM links, until its flows have begun. */
async function captured({ lanelab, model }: Scenario): Promise<Known> {
  const starts = model.flows.map((flow) => (flow.kind === 'cells' ? 0 : flow.startPs));
  const durationPs = Math.min(model.durationPs, Math.max(...starts) + 2e11);
  const engine = createEngine();
  const opened = await engine.open({
    lanelab,
    model: { ...model, durationPs, measure: { flows: 'all', warmupPs: 0 } },
  });
  const at = model.links.slice(0, 16).map(({ id }) => ({ link: id }));
  await opened.watch({ packets: true });
  await opened.capture({ at, cells: false });
  await opened.runUntil(durationPs);
  const records = await recordsOf(opened);
  const capture = await opened.endCapture();
  await opened.free();
  await engine.close();
  return { capture, records };
}

const octets = (text: string) => text.toLowerCase().replaceAll(/[.:-]/g, '');

const isData = ({ protocol }: LogRecord) => protocol === 'ip' || protocol === 'data';

/** A value in a form in which ours and tshark’s compare. */
function plain({ type }: Field, text: string): string {
  if (type === 'octets') return octets(text);
  if (type === 'number') return text === 'True' ? '1' : text === 'False' ? '0' : String(Number(text));
  return text;
}

test.each(PRESET_IDS)('%s: what tshark reads is what the filter language reads', async (id) => {
  const scenario = PRESETS.find((preset) => preset.id === id)?.build();
  if (scenario === undefined) throw new Error(`there is no preset ${id}`);
  const { capture, records } = await captured(scenario);
  const file = join(folder, `${id}.pcapng`);
  writeFileSync(file, capture);
  const fields = shared();
  const lines = tshark('-r', file, '-T', 'fields', '-E', 'aggregator=|', ...fields.flatMap(({ name }) => ['-e', name]));
  const compared = { control: 0, data: 0 };
  const differing = new Map<string, string>();
  for (const [index, hex] of packetsOf(capture).entries()) {
    const record = records.get(hex);
    if (record === undefined) continue;
    const [ends] = pairedRecords([record]).values();
    if (ends === undefined) continue;
    const subject = subjectOf(ends, String, () => '');
    const columns = (lines[index] ?? '').split('\t');
    for (const [place, field] of fields.entries()) {
      const theirs = (columns[place] ?? '').split('|').filter((text) => text !== '');
      if (theirs.length === 0) continue;
      const ours = readTexts(field, subject);
      const [one, other] = [ours, theirs].map((texts) =>
        [...new Set(texts.map((text) => plain(field, text)))].toSorted(),
      );
      compared[isData(record) ? 'data' : 'control'] += 1;
      if (JSON.stringify(one) !== JSON.stringify(other))
        differing.set(field.name, `${record.message}: ours ${one?.join(' ')}, tshark’s ${other?.join(' ')}`);
    }
  }
  expect(Object.fromEntries(differing)).toEqual({});
  expect(compared.control).toBeGreaterThan(50);
  expect(compared.data).toBeGreaterThan(50);
});
