/** Reads and draws documents in worker threads, as far as the limits of the person who asks go. */
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { createDocumentPool, type DocumentPool, type Work } from '../../documents/pool.ts';
import type { InputOf, TaskName, ValueOf } from '../../documents/tasks.ts';
import { createWorkLimits, type WorkLimits } from '../../documents/work-limits.ts';

export interface Documents {
  /** Performs the task in a worker thread. Throws what it refuses, `rate_limited`, and `busy`. */
  run<Name extends TaskName>(name: Name, input: InputOf<Name>, work: Work): Promise<ValueOf<Name>>;
}

declare module 'fastify' {
  interface FastifyInstance {
    documents: Documents;
    workLimits: WorkLimits;
  }
}

export interface DocumentsPluginOptions {
  readonly pool?: DocumentPool;
}

export const documents = fp<DocumentsPluginOptions>(
  async (app: FastifyInstance, options) => {
    const { DOCUMENT_THREADS: threads, DOCUMENT_QUEUE_BYTES: queueOctets } = app.config;
    const limits = createWorkLimits(app.config);
    const pool = options.pool ?? createDocumentPool({ threads, queueOctets });
    app.decorate('workLimits', limits);
    app.decorate('documents', {
      async run(name, input, work) {
        // Devices are counted after the fact: who has seen too many waits until they have come back.
        limits.admit(work.person, 'devices', 0);
        const octets = work.octets - (work.admittedOctets ?? 0);
        if (octets > 0) limits.admit(work.person, 'octets', octets);
        const { devices, value } = await pool.run(name, input, work);
        limits.charge(work.person, 'devices', devices);
        return value;
      },
    });
    if (options.pool === undefined) app.addHook('onClose', () => pool.close());
  },
  { name: 'documents', dependencies: ['seats'] },
);
