/** The kinds of documents that are stored, as their routes see them. */

import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { ErrorCode } from '../../errors.ts';
import type { StoredAnswers } from '../../schemas/stored.ts';
import type { DocumentKind } from '../../storage/document-head.ts';
import type { DocumentRepository } from '../../storage/document-repository.ts';

export interface StoredKind {
  readonly kind: DocumentKind;
  /** The task of the document threads that reads a body of this kind. */
  readonly reading: NonNullable<FastifyContextConfig['body']>;
  /** Largest body in octets. */
  readonly bodyLimit: number;
  readonly body: z.ZodType;
  readonly answers: StoredAnswers;
  readonly documents: (app: FastifyInstance) => DocumentRepository;
  /** Codes of the answers where nothing is stored under an id, and where a body breaks a rule. */
  readonly missing: ErrorCode;
  readonly invalid: ErrorCode;
}
