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
