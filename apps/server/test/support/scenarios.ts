/** Small scenarios, and storing them. */
import type { InjectOptions } from 'fastify';
import type { TestApp } from './app.ts';

/** A network of nothing: sound, and distinguished by its title. */
export function tinyScenario(title: string, seed = 1, durationPs = 1_000_000): object {
  return { lanelab: 1, model: { nodes: [], durationPs, seed }, view: { title } };
}

export interface Stored {
  readonly id: string;
  readonly etag: string;
  readonly editKey: string;
}

export async function storeScenario(call: TestApp['call'], scenario: object): Promise<Stored> {
  const request: InjectOptions = { method: 'POST', url: '/api/scenarios', payload: scenario };
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
