/** `--pcap`: what the command line refuses, and what tshark makes of captures of every preset. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Scenario } from '@lanelab/scenario';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lanelab, noEngines } from './test/harness.ts';
import { presetsOfLevel } from './test/presets.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lanelab-capture-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const tshark = (file: string, ...args: string[]): string[] =>
  execFileSync('tshark', ['-r', file, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1 << 28,
  })
    .split('\n')
    .filter((line) => line !== '');

/** Severity of an error in tshark. */
const ERROR = 0x00800000;

interface Dissection {
  readonly records: number;
  /** Records that are malformed, or that tshark has an error to say of. */
  readonly wrong: readonly string[];
}

/** What tshark makes of a capture, with no protocol but by its rules. */
function dissected(file: string, notGuessed: readonly string[]): Dissection {
  const fields = ['frame.number', '_ws.malformed', '_ws.expert.severity', '_ws.expert.message'];
  const lines = tshark(file, ...notGuessed, '-T', 'fields', ...fields.flatMap((field) => ['-e', field]));
  const wrong = lines.filter((line) => {
    const [, malformed = '', severities = ''] = line.split('\t');
    return malformed !== '' || severities.split(',').some((severity) => Number(severity) >= ERROR);
  });
  return { records: lines.length, wrong };
}

/** Arguments that keep tshark from taking the random octets of a payload for a protocol, by a guess. */
const guessesOff = (): string[] => {
  const lines = execFileSync('tshark', ['-G', 'heuristic-decodes'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const rows = lines.split('\n').map((line) => line.split('\t'));
  const names = rows.flatMap(([below, name]) => (below === 'udp' || below === 'tcp' ? [name ?? ''] : []));
  return [...names, 'cltp'].flatMap((name) => ['--disable-protocol', name]);
};

describe('a command line that asks for a capture', () => {
  test.each([
    [['--pcap', 'x.pcapng'], '--pcap needs --at LINK or --at DEVICE:PORT; the links are 1 ('],
    [['--at', '1'], '--at says where to capture; add --pcap FILE'],
    [['--pcap-cells'], '--pcap-cells adds cells to a capture; add --pcap FILE'],
    [['--pcap', '-', '--at', '1'], '--pcap writes a file; name one, such as capture.pcapng'],
    [['--pcap', 'x', '--at', '99'], '--at 99: the scenario has no link of this number; it has 1 ('],
    [['--pcap', 'x', '--at', 'Nego:1'], '--at Nego:1: the scenario has no device "Nego"; did you mean Negro?'],
    [['--pcap', 'x', '--at', 'Negro:7'], '--at Negro:7: Negro has no port "7"; it has 1'],
    [
      ['--pcap', 'x', ...Array.from({ length: 17 }, () => ['--at', '1']).flat()],
      '--at is given 17 times; 16 is the most',
    ],
  ])('%j is refused with a sentence', async (args, why) => {
    const { code, err } = await lanelab(['run', 'curitiba-fig7', ...args], { engines: noEngines });
    expect([code, err]).toEqual([2, expect.stringContaining(why)]);
  });

  test('cannot write where there is no folder', async () => {
    const file = join(folder, 'none', 'x.pcapng');
    const { code, err } = await lanelab(['run', 'curitiba-fig7', '--duration', '10ms', '--pcap', file, '--at', '1']);
    expect([code, err]).toEqual([1, expect.stringContaining('cannot be written')]);
  });
});

test('the file holds what passed, and the result is the same', async () => {
  const file = join(folder, 'run.pcapng');
  const [plain, capturing] = [join(folder, 'plain.json'), join(folder, 'capturing.json')];
  const run = ['run', 'curitiba-fig7', '--duration', '300ms'];
  await lanelab([...run, '--json', plain]);
  const { code, err } = await lanelab([...run, '--json', capturing, '--pcap', file, '--at', 'Negro:1', '--pcap-cells']);
  const result = (path: string) => ({ ...JSON.parse(readFileSync(path, 'utf8')), wallMs: 0 });
  expect(code).toBe(0);
  expect(result(capturing)).toEqual(result(plain));
  const [segments, cells] = [tshark(file, '-Y', 'tcp'), tshark(file, '-Y', 'erf')];
  expect(segments.length).toBeGreaterThan(100);
  expect(cells.length).toBeGreaterThan(segments.length);
  expect(err).toContain(`${file}: ${tshark(file).length} records\n`);
});

/** From the beginning of the last flow: long enough for a shortcut, where there are some. */
const LAST_PS = 250_000_000_000;
/** Flows that begin later than so long after the first one begin then. */
const APART_PS = 2_000_000_000_000;

/** The scenario up to shortly after its last flow has begun; circuits and emulated LANs are up before the first. */
function shortened(scenario: Scenario): Scenario {
  const starts = scenario.model.flows.map((flow) => (flow.kind === 'cells' ? 0 : flow.startPs));
  const latest = Math.min(...starts) + APART_PS;
  const flows = scenario.model.flows.map((flow) =>
    flow.kind === 'cells' || flow.startPs <= latest ? flow : { ...flow, startPs: latest },
  );
  const leads = flows.map((flow) => (flow.kind === 'relay' ? flow.leadPs : 0));
  const durationPs = Math.min(Math.max(0, ...starts), latest) + Math.max(0, ...leads) + LAST_PS;
  return { ...scenario, model: { ...scenario.model, flows, durationPs, measure: { flows: 'all', warmupPs: 0 } } };
}

describe('tshark finds nothing wrong with', () => {
  const notGuessed = guessesOff();

  test.each(presetsOfLevel().map(({ id, build }) => [id, build()] as const))('%s', async (id, scenario) => {
    const file = join(folder, `${id}.pcapng`);
    const document = join(folder, `${id}.json`);
    writeFileSync(document, JSON.stringify(shortened(scenario)));
    const links = scenario.model.links.slice(0, 16).flatMap((link) => ['--at', String(link.id)]);
    const { code, err } = await lanelab(['run', document, '--pcap', file, ...links]);
    expect([code, err]).toEqual([0, expect.stringContaining(' records')]);
    const { records, wrong } = dissected(file, notGuessed);
    expect(wrong.slice(0, 5)).toEqual([]);
    const crosses = scenario.model.flows.some((flow) => flow.kind !== 'cells' && flow.from !== flow.to);
    if (crosses) expect(records).toBeGreaterThan(10);
  });
});
