/** Calls every route of the OpenAPI document of a server, each with a request that it does not refuse by itself. */
import { tinyLesson, tinyScenario } from './scenarios.ts';

const JOB = '00000000-0000-4000-8000-000000000000';
/** Values of the parameters in addresses; `{id}` is that of a scenario, unless the route says otherwise. */
const PARAMETERS = {
  '{file}': 'curitiba-fig8.svg',
  '{key}': '0'.repeat(64),
  '{revision}': '1',
  '{code}': 'K7QF3MPW',
  '{hash}': '0'.repeat(64),
  '{student}': '23456789ABCD',
  '{number}': '1',
} as const;
const IDS: readonly (readonly [string, string])[] = [
  ['/api/presets/', 'curitiba-fig7'],
  ['/api/jobs/', JOB],
  ['/api/assignments/', 'K7QF3MPW'],
];
const RESULT = {
  lanelabResult: 1,
  lesson: { kind: 'document', document: tinyLesson('Any'), hash: '0123456789abcdef' },
  seed: '1',
  steps: [],
};
const BODIES: ReadonlyMap<string, object> = new Map([
  ['POST /api/scenarios', tinyScenario('Any')],
  ['PUT /api/scenarios/{id}', tinyScenario('Any')],
  ['POST /api/lessons', tinyLesson('Any')],
  ['PUT /api/lessons/{id}', tinyLesson('Any')],
  ['POST /api/runs', tinyScenario('Any')],
  ['POST /api/rooms', { title: 'Any' }],
  ['POST /api/rooms/{code}/members', { name: 'Any' }],
  ['POST /api/rooms/{code}/say', { says: { kind: 'pointer', at: null } }],
  ['PUT /api/rooms/{code}/documents/{hash}', tinyScenario('Any')],
  ['POST /api/assignments', { lesson: tinyLesson('Any') }],
  ['PATCH /api/assignments/{id}', { settings: {} }],
  ['POST /api/assignments/{id}/students', { name: 'Any' }],
  ['POST /api/assignments/{id}/codes', { names: [''] }],
  ['PUT /api/assignments/{id}/me/work', { result: RESULT, revision: 0 }],
  ['POST /api/assignments/{id}/me/submissions', { result: RESULT, attempt: 'a'.repeat(16) }],
  ['PATCH /api/assignments/{id}/students/{student}/submissions/{number}', { comment: 'Any' }],
  ['POST /api/verdicts', { scenario: tinyScenario('Any'), checks: ['hosts = 0'] }],
]);
/** Routes whose 503 says that too much waits to be drawn, not that the database is away. */
const DRAWN_WITHOUT_DATABASE = /^GET \/api\/presets\//;
const KEYS = {
  'x-edit-key': 'A'.repeat(32),
  'x-shelf-key': 'B'.repeat(32),
  'x-teacher-key': 'C'.repeat(32),
  'x-student-key': 'D'.repeat(44),
  'if-match': '"r1-x"',
} as const;

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
      const document = BODIES.get(route);
      const body =
        document === undefined
          ? { headers: KEYS }
          : { headers: { ...KEYS, 'content-type': 'application/json' }, body: JSON.stringify(document) };
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
