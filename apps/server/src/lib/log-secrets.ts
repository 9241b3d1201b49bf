/** What must not reach the log: keys and tokens, wherever a request carries them. */
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { LOG_LEVELS } from '../config.ts';

const SECRET_WORD = '(?:key|token|ticket|secret|password|authorization|cookie)';
const SECRET_NAME = new RegExp(`(?:^k|${SECRET_WORD})$`, 'i');
/** A secret with its name in a path, such as `/s/abckey=...` or `/api/scenarios/key:...`; escapes count as what they stand for. */
const NAMED_IN_PATH = new RegExp(`${SECRET_WORD}\\s*[=:]`, 'i');
const HIDDEN = '[redacted]';
const LONGEST_URL = 500;

/** Whether a header, a query parameter or a field of this name holds a secret. */
export function isSecret(name: string): boolean {
  return SECRET_NAME.test(name);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // no valid escape: the name is what was written
  }
}

/** What stands behind a number sign, as in a link with an edit key that is handed on as a parameter. */
const FRAGMENT = /(#|%(?:25)*23)[^&]*/gi;

/** A part of a path, hidden where it names a secret, however often it was escaped. */
function pathPart(part: string): string {
  let text = part;
  for (let next = decoded(text); next !== text; next = decoded(text)) text = next;
  return NAMED_IN_PATH.test(text) ? HIDDEN : part;
}

/** The address as it may be written down: fragments and values of secret parameters hidden, cut where it is overlong. */
export function urlForLog(url: string): string {
  const [path = '', ...rest] = url.replace(FRAGMENT, `$1${HIDDEN}`).split('?');
  const shown = [path.split('/').map(pathPart).join('/'), ...rest]
    .join('?')
    .replace(/([?&])([^=&]*)=([^&]*)/g, (whole, mark: string, name: string) =>
      isSecret(decoded(name)) ? `${mark}${name}=${HIDDEN}` : whole,
    );
  return shown.length > LONGEST_URL ? `${shown.slice(0, LONGEST_URL)}...` : shown;
}

/** JSON lines of pino: requests without headers and without secret parameters; fields that hold a key, hidden. */
export function loggerOptions(level: (typeof LOG_LEVELS)[number]) {
  return {
    level,
    redact: {
      paths: ['editKey', '*.editKey', 'headers', '*.headers', 'authorization', '*.authorization'],
      censor: HIDDEN,
    },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        url: urlForLog(request.url),
        host: request.host,
        remoteAddress: request.ip,
      }),
    },
  } satisfies FastifyServerOptions['logger'];
}
