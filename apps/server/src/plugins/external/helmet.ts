/** Security headers. Nothing is loaded from third parties; WebAssembly is the one exception to plain scripts. */
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

export const securityHeaders = fp(
  async (app: FastifyInstance) => {
    const options: FastifyHelmetOptions = {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
          scriptSrcAttr: ["'none'"],
          workerSrc: ["'self'", 'blob:'],
          // Charts and React Flow carry style attributes; they hold no text of users.
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'blob:'],
          fontSrc: ["'self'", 'data:'],
          connectSrc: ["'self'"],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'self'"],
        },
      },
      // Figures are meant to be shown on other sites; their route loosens this.
      crossOriginResourcePolicy: { policy: 'same-origin' },
      // The proxy that terminates TLS decides; a lab on a plain http address must stay reachable.
      strictTransportSecurity: false,
    };
    await app.register(helmet, options);
  },
  { name: 'security-headers' },
);

/** For answers that are a picture or text and never a page. */
export const INERT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; sandbox";
