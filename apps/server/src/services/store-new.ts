/** What storing and forking have in common: the limits, a new id, and the answer with its headers. */
import type { FastifyInstance } from 'fastify';
import type { ScenarioContent } from '../storage/scenario-head.ts';
import type { CreateOptions } from '../storage/scenario-repository.ts';
import { createdAnswer } from './scenario-answers.ts';

/** Throws what the limits say where there is no room. */
export async function storeNew(app: FastifyInstance, content: ScenarioContent, options: CreateOptions) {
  if (options.shelfKey !== undefined) await app.scenarioLimits.admitToShelf(options.shelfKey);
  await app.scenarioLimits.admitDocument(content.document);
  const { scenario, editKey } = await app.scenarios.create(content, options);
  const answer = createdAnswer(scenario, editKey);
  return { answer, headers: { location: answer.links.self, etag: answer.etag, 'cache-control': 'no-store' } };
}
