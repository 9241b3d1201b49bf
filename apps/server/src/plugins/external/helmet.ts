/**
 * Security headers. Nothing is loaded from third parties; WebAssembly is the one exception to plain scripts. One page may
 * be framed by other sites: `/embed`.
 */
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Content security policy of the web app's pages. */
function policy(frameAncestors: readonly string[]) {
  return {
    useDefaults: false,
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

export const securityHeaders = fp(
  async (app: FastifyInstance) => {
    const options: FastifyHelmetOptions = {
      contentSecurityPolicy: policy(["'self'"]),
      // Figures are meant to be shown on other sites; their route loosens this.
      crossOriginResourcePolicy: { policy: 'same-origin' },
      // The proxy that terminates TLS decides; a lab on a plain http address must stay reachable.
      strictTransportSecurity: false,
    };
    await app.register(helmet, options);
  },
  { name: 'security-headers' },
);

/** For the page that any site may frame. It changes nothing on the server: keys are in no cookie and no address of it. */
export const FRAMEABLE: FastifyHelmetOptions = {
  contentSecurityPolicy: policy(['*']),
  xFrameOptions: false,
  crossOriginResourcePolicy: { policy: 'cross-origin' },
};

/** For answers that are a picture or text and never a page. */
export const INERT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; sandbox";
