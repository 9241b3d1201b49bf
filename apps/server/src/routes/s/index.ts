/** `/s/:id`: the page of a stored scenario, which is the web app with what link previews read. */
import { say } from '@lanelab/messages/server';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Words } from '../../documents/read-stored.ts';
import { ApiError, type ErrorCode } from '../../errors.ts';
import type { Person } from '../../jobs/job.ts';
import { AWAY_SECONDS } from '../../lib/database-answer.ts';
import { namesTag, quoteTag } from '../../lib/etag.ts';
import { originOf } from '../../lib/origin.ts';
import { ID_PATTERN, sha256 } from '../../lib/secrets.ts';
import { PREVIEW_WIDTH, pictureHeight } from '../../schemas/picture.ts';
import { pictureOf, summaryOf } from '../../services/stored-answers.ts';
import type { StoredHead } from '../../storage/document-head.ts';
import { isDatabaseLost } from '../../storage/faults.ts';
import { describeMissing, describePage, type PageAddresses, readIndex } from '../../web/index-page.ts';
import { MISSING_BUILD } from '../../web/messages.ts';

/** Any text: a link that was cut short gets the page that says so, not an error of the API. */
const pageParams = z.object({ id: z.string() });

/** Checking a document takes longer than all the rest of the page. */
const KEPT_WORDS = 500;

const PUT_OFF: ReadonlySet<ErrorCode> = new Set(['busy', 'rate_limited']);

function addressesOf(head: StoredHead, origin: string | undefined): PageAddresses | undefined {
  if (origin === undefined) return undefined;
  const { links } = summaryOf(head);
  const url = `${origin}${links.page}`;
  return {
    url,
    picture: { url: `${origin}${pictureOf(head)}`, width: PREVIEW_WIDTH, height: pictureHeight(PREVIEW_WIDTH) },
    oEmbed: `${origin}/oembed?format=json&url=${encodeURIComponent(url)}`,
  };
}

export const scenarioPage: FastifyPluginAsyncZod = async (app) => {
  const kept = new LRUCache<string, Words>({ max: KEPT_WORDS });

  /** What the document says about itself; undefined where it was deleted a moment ago. */
  async function wordsOf({ id, revision, hash, bytes }: StoredHead, person: Person): Promise<Words | undefined> {
    const known = kept.get(hash);
    if (known !== undefined) return known;
    const stored = await app.scenarios.find(id, revision);
    if (stored === undefined) return undefined;
    const { document } = stored;
    const reading = app.documents.run('readWords', { id, document }, { person, octets: bytes });
    const words = await reading.catch((error: unknown) => {
      // Where too many documents wait, the page does without what only previews show.
      if (error instanceof ApiError && PUT_OFF.has(error.code)) return undefined;
      throw error;
    });
    if (words === undefined) return { title: stored.title, description: '' };
    kept.set(hash, words);
    return words;
  }

  async function read(id: string, person: Person) {
    const head = ID_PATTERN.test(id) ? await app.scenarios.findHead(id) : undefined;
    return { head, words: head === undefined ? undefined : await wordsOf(head, person) };
  }

  app.get('/:id', { schema: { hide: true, params: pageParams } }, async (request, reply) => {
    const { id } = request.params;
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    const index = await readIndex(app.config.WEB_DIST);
    if (index === undefined) return reply.code(503).send(MISSING_BUILD);
    const found = await read(id, request.person).catch((error: unknown) => {
      if (isDatabaseLost(error)) return null;
      throw error;
    });
    if (found === null) {
      const away = describeMissing(index, say('index-page.away'), say('index-page.away-because'));
      return reply.code(503).header('retry-after', AWAY_SECONDS).send(away);
    }
    const { head, words } = found;
    if (head === undefined || words === undefined) {
      const missing = describeMissing(index, say('index-page.missing'), say('index-page.missing-because'));
      return reply.code(404).send(missing);
    }
    const page = describePage(index, { ...words, addresses: addressesOf(head, originOf(request)) });
    const tag = sha256(page).slice(0, 32);
    void reply.header('etag', quoteTag(tag));
    if (namesTag(request.headers['if-none-match'] ?? '', tag)) return reply.code(304).send();
    return reply.send(page);
  });
};
