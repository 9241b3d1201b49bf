/** `/operator`: the state of this server for people, under the rule of `/metrics`. A browser signs in with METRICS_TOKEN. */
import { readFile } from 'node:fs/promises';
import { say } from '@lanelab/messages/operator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readState } from '../../lib/server-state.ts';
import { History, SAMPLE_MS } from '../../operator/history.ts';
import { readOperatorState } from '../../operator/operator-state.ts';
import { PLACE, refusalPage, signInPage, statePage } from '../../operator/pages.ts';
import { createSessions, SESSION_SECONDS } from '../../operator/session.ts';
import { readTotals } from '../../operator/totals.ts';
import { levelOf } from '../../storage/faults.ts';

const COOKIE = 'lanelab_operator';
const MINUTE_MS = 60_000;
const ATTEMPTS_A_MINUTE = 10;
const LONGEST_FORM = 4096;
const hidden = { schema: { hide: true } } as const;

const fileOf = (name: string): Promise<string> => readFile(new URL(`../../operator/${name}`, import.meta.url), 'utf8');

function html(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
}

export async function operatorPage(app: FastifyInstance): Promise<void> {
  const { metricsAccess: access, config } = app;
  const sessions = config.METRICS_TOKEN === undefined ? undefined : createSessions(config.METRICS_TOKEN);
  const history = keepHistory(app);

  const hasSession = (request: FastifyRequest): boolean => sessions?.isOpen(request.cookies[COOKIE] ?? '') ?? false;

  const cookie = (request: FastifyRequest) =>
    ({ path: PLACE, httpOnly: true, sameSite: 'strict', secure: request.protocol === 'https' }) as const;

  app.get('/', hidden, async (request, reply) => {
    const isSignedIn = hasSession(request);
    if (isSignedIn || access.mayRead(request))
      return html(reply, 200, statePage(await readOperatorState(app, history), { canSignOut: isSignedIn }));
    return sessions === undefined
      ? html(reply, 404, refusalPage())
      : html(reply.header('www-authenticate', 'Bearer'), 401, signInPage());
  });

  for (const [name, type] of [
    ['page.css', 'text/css; charset=utf-8'],
    ['page.js', 'text/javascript; charset=utf-8'],
  ] as const) {
    const text = await fileOf(name);
    app.get(`/${name}`, hidden, async (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(text),
    );
  }

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LONGEST_FORM },
    async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
  );
  const attempts = app.createRateLimit({
    max: ATTEMPTS_A_MINUTE,
    timeWindow: MINUTE_MS,
    keyGenerator: ({ person }) => person.address,
    allowList: () => false,
  });

  app.post('/session', hidden, async (request, reply) => {
    if (sessions === undefined) return html(reply, 404, refusalPage());
    const attempt = await attempts(request);
    if (!attempt.isAllowed && attempt.isExceeded) {
      const seconds = Math.max(1, Math.ceil(attempt.ttl / 1000));
      void reply.header('retry-after', seconds);
      return html(reply, 429, signInPage(say('sign-in.too-many', { max: ATTEMPTS_A_MINUTE, seconds })));
    }
    const given = request.body instanceof URLSearchParams ? request.body.get('token') : null;
    if (!access.isToken(given ?? ''))
      return html(reply.header('www-authenticate', 'Bearer'), 401, signInPage(say('sign-in.wrong')));
    return reply
      .setCookie(COOKIE, sessions.begin(), { ...cookie(request), maxAge: SESSION_SECONDS })
      .header('cache-control', 'no-store')
      .redirect(PLACE, 303);
  });

  app.post('/sign-out', hidden, async (request, reply) =>
    reply.clearCookie(COOKIE, cookie(request)).header('cache-control', 'no-store').redirect(PLACE, 303),
  );
}

/** Takes samples from now on, once the server listens. */
function keepHistory(app: FastifyInstance): History {
  const history = new History({ totals: () => readTotals(app.instruments), state: () => readState(app) });
  let timer: NodeJS.Timeout | undefined;
  const take = (): void => {
    history
      .take()
      .catch((error: unknown) => app.log[levelOf(error, 'warn')]({ err: error }, 'no sample for the operator'));
  };
  app.addHook('onListen', async () => {
    take();
    timer = setInterval(take, SAMPLE_MS);
    timer.unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    history.close();
  });
  return history;
}
