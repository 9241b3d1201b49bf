import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunResult } from '@lanelab/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fakePool, lanelab, noEngines } from './test/harness.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lanelab-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the command line itself', () => {
  test.each([['--help'], ['-h'], ['help'], ['run', '--help'], ['figure', '-h']])('%s %s explains', async (...args) => {
    const { code, out, err } = await lanelab(
      args.filter((arg) => arg !== undefined),
      { engines: noEngines },
    );
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('lanelab figure <name>');
    expect(out).toContain('Exit codes');
  });

  test('--version', async () => {
    expect(await lanelab(['--version'])).toEqual({
      code: 0,
      out: expect.stringMatching(/^lanelab \d+\.\d+\.\d+\n$/),
      err: '',
    });
  });

  test.each([
    [[], 'a command is missing'],
    [['rum'], 'did you mean run?'],
    [['fgure', 'x'], 'did you mean figure?'],
    [['constructor'], 'there is no command "constructor"'],
    [['run'], 'needs a preset or a file'],
    [['run', 'curitiba-fig'], 'did you mean curitiba-fig7?'],
    [['run', 'qqqqqq'], 'lanelab list shows them all'],
    [['run', 'w1', 'w2'], 'not also "w2"'],
    [['run', 'w1', '--seeed', '1'], 'did you mean --seed?'],
    [['run', 'w1', '--seed'], '--seed needs a value'],
    [['list', '--json=yes'], '--json takes no value'],
    [['run', 'w1', '--seed', '-1'], 'is written --seed=-'],
    [['run', 'w1', '--seed', '1.5'], 'a whole number from 0'],
    [['run', 'w1', '--duration', '10'], 'a time such as 10s'],
    [['run', 'w1', '--duration', '0s'], 'a time such as 10s'],
    [['run', 'w1', '--duration', '10000s'], 'model.durationPs'],
    [['run', 'w1', '--set', 'x'], 'is not a setting'],
    [['run', 'w1', '--set', 'nodes.9.name=x'], 'has no entry'],
    [['figure'], 'needs a name'],
    [['figure', 'curitiba-fig77'], 'did you mean curitiba-fig7?'],
    [['figure', 'curitiba-fig7', '--quality', 'ful'], 'did you mean full?'],
    [['figure', 'curitiba-fig7', '--out', 'x.jpg'], 'one of .svg, .png, .csv, .json'],
    [['figure', 'curitiba-fig7', '--jobs', '0'], 'a whole number from 1 to 256'],
    [['figure', 'curitiba-fig7', '--theme', 'pink'], 'light, dark, projector'],
    [['figure', 'curitiba-fig7', '--repetitions', '9999'], 'a whole number from 1 to 1000'],
    [['overhead', '--mtu', '10'], 'a whole number from 68 to 65527'],
    [['overhead', '1500'], 'write --mtu N'],
    [['list', 'all'], 'takes no "all"'],
  ])('%j is wrong', async (args, why) => {
    const { code, out, err } = await lanelab(args, { engines: noEngines });
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^lanelab: .+\n$/s);
    expect(err).toContain(why);
  });
});

describe('list', () => {
  test('shows figures and presets', async () => {
    const { code, out } = await lanelab(['list'], { engines: noEngines });
    expect(code).toBe(0);
    for (const name of ['curitiba-fig7', 'clip-pair-collapse', 'w5']) expect(out).toMatch(new RegExp(`^${name} `, 'm'));
  });

  test('as JSON', async () => {
    const { out } = await lanelab(['list', '--json'], { engines: noEngines });
    expect(JSON.parse(out)).toMatchObject({ experiments: expect.any(Array), presets: expect.any(Array) });
  });
});

describe('run', () => {
  test('prints flows, links, queues and CPUs, and writes JSON', async () => {
    const path = join(folder, 'run.json');
    const { code, out, err } = await lanelab([
      'run',
      'curitiba-fig7',
      '--duration',
      '300ms',
      '--seed',
      '7',
      '--json',
      path,
    ]);
    expect(code).toBe(0);
    for (const words of ['Flow', 'Solimoes', 'Negro', 'Link', 'Queue', 'IBM 8285 west', 'CPU', 'seed 7'])
      expect(out).toContain(words);
    expect(err).not.toContain('lanelab:');
    const result = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
    expect(result).toMatchObject({ seed: 7, simSeconds: 0.3, digest: expect.stringMatching(/^[0-9a-f]{16}$/) });
    for (const key of ['wallMs', 'cellHops', 'flows', 'links', 'queues', 'cpus']) expect(result).toHaveProperty(key);
  });

  test('names what passes between a switch and the services inside it by the switch', async () => {
    const path = join(folder, 'lane.json');
    const { out } = await lanelab(['run', 'class-lane', '--duration', '3s', '--json', path]);
    expect(out).toMatch(/^West +to services inside +ubr /m);
    expect(out).toMatch(/^West +from services inside +ubr /m);
    expect(out).not.toMatch(/8388\d{3}|65535/);
    const result = JSON.parse(readFileSync(path, 'utf8')) as Pick<RunResult, 'queues' | 'links' | 'cpus' | 'flows'>;
    const inside = result.queues.filter(({ port }) => port === null);
    expect(inside.map(({ fromServices }) => fromServices)).toEqual([undefined, true]);
    const numbers = [
      ...result.queues.flatMap(({ node, port }) => [node, port ?? 0]),
      ...result.links.map(({ id }) => id),
      ...result.cpus.map(({ node }) => node),
      ...result.flows.flatMap(({ from, to }) => [from, to]),
    ];
    expect(numbers.filter((number) => number > 100)).toEqual([]);
  });

  test('with - for the file prints JSON alone', async () => {
    const { out } = await lanelab(['run', 'w1', '--duration', '10ms', '--json', '-']);
    expect(JSON.parse(out)).toMatchObject({ simSeconds: 0.01 });
  });

  test('reads a file, and changes it first', async () => {
    const path = join(folder, 'scenario.json');
    const { out } = await lanelab(['run', 'clip-pair-collapse', '--duration', '1s', '--json', '-']);
    expect(JSON.parse(out)).toMatchObject({ simSeconds: 1 });
    writeFileSync(
      path,
      readFileSync(new URL('../../../packages/scenario/fixtures/valid/clip-pair-collapse.json', import.meta.url)),
    );
    const changed = await lanelab([
      'run',
      path,
      '--duration',
      '1s',
      '--set',
      'flows[0].sendBuffer=57344',
      '--json',
      '-',
    ]);
    const goodput = (text: string) =>
      (JSON.parse(text) as { flows: { goodputMbps: number }[] }).flows[0]?.goodputMbps ?? 0;
    expect(goodput(changed.out)).toBeGreaterThan(20 * goodput(out));
  });

  test.each([
    ['broken.json', '{', 'is not JSON'],
    ['wrong.json', '{"lanelab":1,"model":{"nodes":[{"kind":"hosst"}],"durationPs":1}}', 'Did you mean “host”?'],
    ['newer.json', '{"lanelab":99,"model":{}}', 'newer than this lab'],
  ])('%s is refused', async (name, text, why) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    const { code, err } = await lanelab(['run', path], { engines: noEngines });
    expect(code).toBe(1);
    expect(err).toContain(why);
  });

  test.each([
    [['run', 'no-such.json'], 'there is no file no-such.json'],
    [['run', '/'], 'cannot be read'],
  ])('%j fails', async (args, why) => {
    const { code, err } = await lanelab(args, { engines: noEngines });
    expect([code, err.includes(why)]).toEqual([1, true]);
  });

  test('cancelled exits with 130', async () => {
    const cancel = new AbortController();
    setTimeout(() => cancel.abort(), 100);
    const { code, err } = await lanelab(['run', 'w4'], { signal: cancel.signal });
    expect(code).toBe(130);
    expect(err).toMatch(/lanelab: cancelled\n$/);
  });
});

describe('figure', () => {
  const engines = fakePool(({ messageOctets, sendBuffer }) =>
    messageOctets < 100 ? 4 : sendBuffer < 8_192 ? 18 : 21.6,
  );

  test('prints a table with verdicts', async () => {
    const { code, out, err } = await lanelab(['figure', 'curitiba-fig7'], { engines });
    expect(code).toBe(0);
    expect(out).toContain('reach 21.60');
    expect(out).toContain('best value: calibrated, inside the paper\u2019s own spread');
    expect(out).toContain('holds: Messages of 16 and 64 octets are poor');
    expect(err).toContain('100 %');
  });

  test.each(['svg', 'png', 'csv', 'json'])('writes %s', async (format) => {
    const path = join(folder, `figure.${format}`);
    const { code, err } = await lanelab(['figure', 'curitiba-fig7', '--out', path, '--theme', 'projector'], {
      engines,
    });
    expect(code).toBe(0);
    expect(err).toContain(path);
    const start = { svg: '<svg ', png: '\u0089PNG', csv: '"Message, octets"', json: '{\n' }[format] ?? '';
    expect(readFileSync(path, 'latin1').slice(0, start.length)).toBe(start);
  });

  test('JSON has series with x, y, ci95 and paper', async () => {
    const path = join(folder, 'table3.json');
    await lanelab(['figure', 'curitiba-table3', '--repetitions', '2', '--out', path], { engines });
    const data = JSON.parse(readFileSync(path, 'utf8')) as { series: { points: object[] }[] };
    expect(data.series[0]?.points[0]).toMatchObject({ x: 2, y: 18, ci95: 0, paper: 115.567 });
  });

  test('says how many runs failed and why', async () => {
    const failing = new Set<string>();
    const { code, err } = await lanelab(['figure', 'curitiba-fig7'], {
      engines: fakePool(
        () => 1,
        (key) => {
          if (failing.size < 3) failing.add(key);
          return failing.has(key);
        },
      ),
    });
    expect(code).toBe(1);
    expect(err).toContain('3 of 32 runs failed; the first because it broke');
  });

  test('cancelled exits with 130', async () => {
    const { code } = await lanelab(['figure', 'curitiba-fig7'], { engines, signal: AbortSignal.abort() });
    expect(code).toBe(130);
  });

  test('redraws its progress on a terminal', async () => {
    const { err } = await lanelab(['figure', 'curitiba-table3'], { engines, errIsTerminal: true });
    expect(err).toContain('\r\u001b[2K[########################] 100 %');
  });

  test('that cannot be written fails', async () => {
    const { code, err } = await lanelab(['figure', 'curitiba-table3', '--out', join(folder, 'no', 'where.svg')], {
      engines,
    });
    expect([code, err.includes('cannot be written')]).toEqual([1, true]);
  });
});

describe('overhead', () => {
  test('--json prints table 2 to the last digit', async () => {
    const { code, out } = await lanelab(['overhead', '--json']);
    const rows = JSON.parse(out) as {
      layer: string;
      phy: string;
      encapsulation: string;
      transport: string | null;
      mtu: number | null;
      mbps: number;
    }[];
    const at = (phy: string, layer: string, mtu: number | null, transport: string | null, encapsulation = 'clip') =>
      rows
        .find(
          (row) =>
            row.phy === phy &&
            row.layer === layer &&
            row.mtu === mtu &&
            row.transport === transport &&
            row.encapsulation === encapsulation,
        )
        ?.mbps.toFixed(3);
    expect(code).toBe(0);
    expect([at('oc3c', 'line', null, null), at('oc3c', 'atm', null, null), at('oc3c', 'aal', null, null)]).toEqual([
      '155.520',
      '149.760',
      '135.632',
    ]);
    const ideal = (layer: string, mtu: number | null, transport: string | null) =>
      at('atm25-ideal', layer, mtu, transport);
    expect([ideal('line', null, null), ideal('atm', null, null), ideal('aal', null, null)]).toEqual([
      '25.600',
      '25.600',
      '23.185',
    ]);
    expect([ideal('ip', 9_180, null), ideal('ip', 1_500, null)]).toEqual(['23.094', '22.642']);
    expect([ideal('transport', 9_180, 'tcp'), ideal('transport', 1_500, 'tcp')]).toEqual(['23.044', '22.340']);
    expect([ideal('application', 9_180, 'tcp'), ideal('application', 1_500, 'tcp')]).toEqual(['22.994', '22.038']);
    expect([ideal('application', 9_180, 'udp'), ideal('application', 1_500, 'udp')]).toEqual(['23.024', '22.219']);
    expect(at('atm25-ideal', 'application', 1_500, 'tcp', 'lane')).toBe('22.038');
  });

  test('prints a column for each PHY and a row for each layer', async () => {
    const { out } = await lanelab(['overhead', '--mtu', '1500', '--mtu', '576']);
    expect(out.split('\n')[0]).toMatch(/oc3c +oc12c +ds3 +e3 +atm25 +atm25-ideal$/);
    expect(out).toMatch(/clip +576 +application +tcp/);
  });
});
