/**
 * Security headers. Nothing is loaded from third parties; WebAssembly is the one exception to plain scripts. One page may
 * be framed by other sites: `/embed`.
 */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import helmet, { type HelmetOptions } from 'helmet';

declare module 'fastify' {
  interface FastifyInstance {
    /** Security headers of all answers whose routes have none of their own. */
    commonHeaders: SecurityHeaders;
  }
  interface FastifyContextConfig {
    /** Security headers of a route where they differ from those of all others. */
    headers?: SecurityHeaders;
  }
}

type SecurityHeaders = Readonly<Record<string, string>>;

/** The headers by their names. They never change: putting them together for each answer would take longer than a read of a scenario. */
function headersOf(options: HelmetOptions): SecurityHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, () => undefined);
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}

/** Content security policy of the web app's pages. */
function policy(frameAncestors: readonly string[]) {
  return {
    useDefaults: false as const,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
      scriptSrcAttr: ["'none'"],
      workerSrc: ["'self'", 'blob:'],
      // Charts and React Flow carry style attributes; they hold no text of users.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      // Clips are shown in the page that made them.
      mediaSrc: ["'self'", 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: [...frameAncestors],
    },
  };
}

const COMMON = {
  contentSecurityPolicy: policy(["'self'"]),
  // Figures are meant to be shown on other sites; their route loosens this.
  crossOriginResourcePolicy: { policy: 'same-origin' as const },
  // The proxy that terminates TLS decides; a lab on a plain http address must stay reachable.
  strictTransportSecurity: false,
} satisfies HelmetOptions;

export const securityHeaders = fp(
  async (app: FastifyInstance) => {
    const common = headersOf(COMMON);
    app.decorate('commonHeaders', common);
    app.addHook('onRequest', (request, reply, done) => {
      void reply.headers(request.routeOptions.config.headers ?? common);
      done();
    });
  },
  { name: 'security-headers' },
);

/** For the page that any site may frame. It changes nothing on the server: keys are in no cookie and no address of it. */
export const FRAMEABLE = headersOf({
  ...COMMON,
  contentSecurityPolicy: policy(['*']),
  xFrameOptions: false,
  crossOriginResourcePolicy: { policy: 'cross-origin' },
});

/** For answers that are a picture or text and never a page. */
export const INERT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; sandbox";
