/** Small scenarios and lessons, and storing them. */
import type { InjectOptions } from 'fastify';
import type { TestApp } from './app.ts';

/** A network of nothing: sound, and distinguished by its title. */
export function tinyScenario(title: string, seed = 1, durationPs = 1_000_000): object {
  return { lanelab: 1, model: { nodes: [], durationPs, seed }, view: { title } };
}

/** A lesson of one step, in a network of nothing. */
export function tinyLesson(title: string): object {
  const scenario = { kind: 'document', document: tinyScenario(title) };
  return { lanelabLesson: 1, title, minutes: 5, steps: [{ id: 'a', title, scenario, task: { kind: 'read' } }] };
}

export interface Stored {
  readonly id: string;
  readonly etag: string;
  readonly editKey: string;
}

export const storeScenario = (call: TestApp['call'], scenario: object) => store(call, '/api/scenarios', scenario);
export const storeLesson = (call: TestApp['call'], lesson: object) => store(call, '/api/lessons', lesson);

async function store(call: TestApp['call'], url: string, payload: object): Promise<Stored> {
  const request: InjectOptions = { method: 'POST', url, payload };
  const response = await call(request);
  if (response.statusCode !== 201) throw new Error(`not stored: ${response.body}`);
  return response.json<Stored>();
}

/** So many hosts in pairs; 10 000 of them are 1.1 MB. */
export function crowd(title: string, hosts: number): object {
  const nodes = Array.from({ length: hosts }, (_, at) => ({
    id: at + 1,
    kind: 'host',
    name: `h${at + 1}`,
    ports: [{ id: 1, phy: 'oc3c' }],
  }));
  const links = Array.from({ length: Math.floor(hosts / 2) }, (_, at) => ({
    id: at + 1,
    a: { node: 2 * at + 1, port: 1 },
    b: { node: 2 * at + 2, port: 1 },
    lengthM: 1,
  }));
  return { lanelab: 1, model: { nodes, links, durationPs: 1_000_000_000_000, seed: 1 }, view: { title } };
}
