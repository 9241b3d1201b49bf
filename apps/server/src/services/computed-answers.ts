/** Answers that jobs compute and the database keeps under a key: sent where they are known or come soon, else with the job. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { JobKind } from '../jobs/job.ts';
import { showClaimed } from '../schemas/job.ts';
import type { KeptAnswer } from './kept-answers.ts';
import { resultOrJob } from './result-or-job.ts';
import { sendKept } from './send-kept.ts';

export interface ComputedKind {
  readonly kind: JobKind;
  /** Address of the route; an answer stands below it under its key. */
  readonly address: string;
  /** Reads the kept answer, as JSON text. */
  readonly find: (key: string) => Promise<string | undefined>;
}

export interface Wanted {
  readonly key: string;
  /** JSON value that this kind of job understands. */
  readonly input: unknown;
  /** The most cells that its runs can carry, roughly. */
  readonly cells: number;
}

export interface ComputedAnswers {
  /** Sends the answer of a key; undefined where none is kept. */
  send(request: FastifyRequest, reply: FastifyReply, key: string): Promise<FastifyReply | undefined>;
  /** Sends the answer, or 202 with the job. Throws what ends the job, and refuses what goes beyond the asker's limits. */
  ask(request: FastifyRequest, reply: FastifyReply, wanted: Wanted): Promise<FastifyReply>;
}

export function createComputedAnswers(app: FastifyInstance, { kind, address, find }: ComputedKind): ComputedAnswers {
  const idOf = (key: string): string => `${kind} ${key}`;

  /** The answer as octets. The kept text goes out as it is: its types and the schema of the route have the same keys. */
  async function kept(key: string): Promise<KeptAnswer | undefined> {
    const known = app.keptAnswers.find(idOf(key), key);
    if (known !== undefined) return known;
    const text = await find(key);
    return text === undefined ? undefined : app.keptAnswers.keep(idOf(key), key, text);
  }

  return {
    async send(request, reply, key) {
      const answer = await kept(key);
      return answer === undefined ? undefined : sendKept(request, reply, idOf(key), answer);
    },
    async ask(request, reply, { key, input, cells }) {
      const resultUrl = `${address}/${key}`;
      const answer = await resultOrJob({
        jobs: app.jobs,
        request: { kind, key, input, resultUrl },
        asker: { ...request.person, requestId: request.id },
        find: () => kept(key),
        count: async () => {
          app.workLimits.admit(request.person, 'cells', Math.min(cells, app.config.RUN_MAX_CELL_HOPS));
          await app.countRun(request);
        },
        waitMs: app.config.FIGURE_WAIT_MS,
      });
      if ('result' in answer)
        return sendKept(request, reply.header('content-location', resultUrl), idOf(key), answer.result);
      return reply.code(202).header('location', `/api/jobs/${answer.job.id}`).send(showClaimed(answer));
    },
  };
}
