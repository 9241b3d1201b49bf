/** An app whose verdicts are computed by the engine itself. Its threads are shared by all apps of a test file. */
import type { LightMyRequestResponse } from 'fastify';
import { afterAll } from 'vitest';
import type { Verdict } from '../../src/judging/question.ts';
import { createEngineSimulator } from '../../src/services/engine-simulator.ts';
import { type TestApp, testApp } from './app.ts';
import { PATIENCE_MS } from './job-system.ts';

export interface JudgingApp extends TestApp {
  /** Asks for a verdict, and follows its job where the answer is 202. */
  readonly judged: <Kind extends Verdict['kind']>(
    kind: Kind,
    question: object,
  ) => Promise<Extract<Verdict, { kind: Kind }>>;
  readonly ask: (question: object) => Promise<LightMyRequestResponse>;
}

const engine = createEngineSimulator(1);

export async function judgingApp(): Promise<JudgingApp> {
  const made = await testApp({ engine: { ...engine, close: async () => undefined } });
  const { call } = made;
  const ask = (question: object) => call({ method: 'POST', url: '/api/verdicts', payload: question });

  async function settled(answer: LightMyRequestResponse): Promise<LightMyRequestResponse> {
    if (answer.statusCode !== 202) return answer;
    const { links } = answer.json();
    await made.app.jobs.settled(answer.json().id, PATIENCE_MS);
    return call({ url: links.result });
  }

  return {
    ...made,
    ask,
    async judged(kind, question) {
      const answer = await settled(await ask(question));
      const verdict = answer.json();
      if (answer.statusCode !== 200 || verdict.kind !== kind) throw new Error(`no verdict: ${answer.body}`);
      return verdict;
    },
  };
}

afterAll(() => engine.close());
