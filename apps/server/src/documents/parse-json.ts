/** JSON as it comes from outside: plain UTF-8, bounded nesting, no `__proto__` and no `constructor`. */
import { say } from '@lanelab/messages/server';
import secureJson from 'secure-json-parse';
import { ApiError } from '../errors.ts';
import { jsonDepth } from '../lib/json-depth.ts';

export interface JsonText {
  readonly octets: Uint8Array;
  /** The deepest nesting allowed. */
  readonly depthLimit: number;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function textOf(octets: Uint8Array): string {
  try {
    return utf8.decode(octets);
  } catch (cause) {
    throw new ApiError('invalid_json', say('json-body.not-utf-8'), { path: 'body', cause });
  }
}

/** Throws what is wrong with the body. */
export function parseJson({ octets, depthLimit }: JsonText): unknown {
  const text = textOf(octets);
  if (jsonDepth(text, depthLimit) > depthLimit) {
    throw new ApiError('json_too_deep', say('json-body.the-body-nests-objects-and', { limit: depthLimit }), {
      path: 'body',
    });
  }
  try {
    return secureJson.parse(text, { protoAction: 'error', constructorAction: 'error' });
  } catch (cause) {
    // The parser's own words would quote the body.
    throw new ApiError('invalid_json', say('json-body.not-json'), { path: 'body', cause });
  }
}
