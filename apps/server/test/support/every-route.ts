/** Calls every route of the OpenAPI document of a server, each with a request that it does not refuse by itself. */
import { tinyScenario } from './scenarios.ts';

const JOB = '00000000-0000-4000-8000-000000000000';
/** Values of the parameters in addresses; `{id}` is that of a scenario, unless the route says otherwise. */
const PARAMETERS = { '{file}': 'curitiba-fig8.svg', '{key}': '0'.repeat(64), '{revision}': '1' } as const;
const IDS: readonly (readonly [string, string])[] = [
  ['/api/presets/', 'curitiba-fig7'],
  ['/api/jobs/', JOB],
];
const WITH_SCENARIO: ReadonlySet<string> = new Set([
  'POST /api/scenarios',
  'PUT /api/scenarios/{id}',
  'POST /api/runs',
]);
/** Routes whose 503 says that too much waits to be drawn, not that the database is away. */
const DRAWN_WITHOUT_DATABASE = /^GET \/api\/presets\//;
const KEYS = { 'x-edit-key': 'A'.repeat(32), 'x-shelf-key': 'B'.repeat(32), 'if-match': '"r1-x"' } as const;

export interface RouteAnswer {
  readonly route: string;
  /** Whether the route needs the database: the document then says that it may answer 503. */
  readonly needsDatabase: boolean;
  readonly status: number;
  readonly retryAfter: string | null;
  readonly text: string;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: object }>>>>;
}

function addressOf(route: string, template: string, origin: string, scenarioId: string): string {
  const id = IDS.find(([start]) => template.startsWith(start))?.[1] ?? scenarioId;
  let address = template.replace('{id}', id);
  for (const [name, value] of Object.entries(PARAMETERS)) address = address.replace(name, value);
  if (template === '/oembed') return `${origin}/oembed?url=${encodeURIComponent(`${origin}/s/${scenarioId}`)}`;
  return `${origin}${address}${route === 'DELETE /api/jobs/{id}' ? `?ticket=${JOB}` : ''}`;
}

export async function everyRoute(origin: string, scenarioId: string): Promise<readonly RouteAnswer[]> {
  const { paths } = (await (await fetch(`${origin}/api/openapi.json`)).json()) as Document;
  const routes = Object.entries(paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => ({ template, method: method.toUpperCase(), responses })),
  );
  return Promise.all(
    routes.map(async ({ template, method, responses }) => {
      const route = `${method} ${template}`;
      const body = WITH_SCENARIO.has(route)
        ? { headers: { ...KEYS, 'content-type': 'application/json' }, body: JSON.stringify(tinyScenario('Any')) }
        : { headers: KEYS };
      const response = await fetch(addressOf(route, template, origin, scenarioId), { method, ...body });
      return {
        route,
        needsDatabase: '503' in responses && !DRAWN_WITHOUT_DATABASE.test(route),
        status: response.status,
        retryAfter: response.headers.get('retry-after'),
        text: await response.text(),
      };
    }),
  );
}
