/** The dashboard of deploy/ asks for metrics that a server really shows, by labels that they have, and leaves out none of ours. */
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { testApp } from './support/app.ts';
import { tinyScenario } from './support/scenarios.ts';

interface Panel {
  readonly title: string;
  readonly type: string;
  readonly targets?: readonly { readonly expr: string; readonly legendFormat: string }[];
}

interface Dashboard {
  readonly panels: readonly Panel[];
  readonly templating: { readonly list: readonly { readonly query: unknown }[] };
}

const FILE = new URL('../../../deploy/grafana-dashboard.json', import.meta.url);
const NAME = /\b(?:lanelab|nodejs|process)_[a-z0-9_]+/g;
/** Parts of a metric that are no metric of their own. */
const PART = /_(?:bucket|count|sum)$/;
/** Labels that Prometheus adds by itself. */
const OF_PROMETHEUS: ReadonlySet<string> = new Set(['instance', 'job']);

const dashboard = async (): Promise<Dashboard> => JSON.parse(await readFile(FILE, 'utf8')) as Dashboard;

/** Labels of every series on the page, by its name. */
async function shown(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  // The embedded database: of PostgreSQL's disk a server knows nothing.
  const { app } = await testApp({ environment: { DATABASE_URL: '' } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  await app.inject({ method: 'POST', url: '/api/runs', payload: tinyScenario('shown') });
  const page = (await app.inject('/metrics')).body;
  const labels = new Map<string, Set<string>>();
  for (const [, name = '', pairs = ''] of page.matchAll(/^([a-z]\w*)(?:\{([^}]*)\})? /gm)) {
    const known = labels.get(name) ?? new Set();
    for (const [, label = ''] of pairs.matchAll(/(\w+)="/g)) known.add(label);
    labels.set(name, known);
  }
  return labels;
}

/** The metrics of a query, each with the labels by which the query chooses or groups. */
function asked(expr: string): readonly { readonly name: string; readonly labels: readonly string[] }[] {
  const grouping = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/));
  return [...expr.matchAll(/\b((?:lanelab|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, name = '', chosen = '']) => ({
      name,
      labels: [...grouping, ...[...chosen.matchAll(/(\w+)(?:=~|!=|!~|=)"/g)].map(([, label = '']) => label)],
    }),
  );
}

it('asks only for what a server shows, by the labels that it has', async () => {
  const labels = await shown();
  const targets = (await dashboard()).panels.flatMap(({ title, targets: of = [] }) =>
    of.map((target) => ({ title, ...target })),
  );
  expect(targets.length).toBeGreaterThan(25);
  for (const { title, expr, legendFormat } of targets) {
    const metrics = asked(expr);
    expect(metrics.length, `${title}: ${expr}`).toBeGreaterThan(0);
    for (const { name, labels: used } of metrics) {
      expect([...labels.keys()], title).toContain(name);
      const own = used.filter((label) => !OF_PROMETHEUS.has(label));
      expect([...(labels.get(name) ?? [])], `${title}: ${name}`).toEqual(expect.arrayContaining(own));
    }
    for (const [, label = ''] of legendFormat.matchAll(/\{\{(\w+)\}\}/g)) {
      const has = metrics.some(({ name }) => OF_PROMETHEUS.has(label) || labels.get(name)?.has(label));
      expect(has, `${title}: ${legendFormat}`).toBe(true);
    }
  }
});

it('takes its list of processes from a metric that every process has', async () => {
  const labels = await shown();
  const names = JSON.stringify((await dashboard()).templating).match(NAME) ?? [];
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(labels.has(name)).toBe(true);
});

it('shows every metric of the lab', async () => {
  const text = JSON.stringify((await dashboard()).panels);
  const ours = [...(await shown()).keys()].filter((name) => name.startsWith('lanelab_'));
  const families = new Set(ours.map((name) => name.replace(PART, '')));
  expect(families.size).toBeGreaterThan(15);
  for (const family of families) expect(text, family).toContain(family);
});
