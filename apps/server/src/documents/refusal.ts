/** Refusals as data: they cross from a worker thread to the request that they are about. */
import { ApiError, type ErrorCode, type ErrorDetails } from '../errors.ts';

export interface Refusal {
  readonly code: ErrorCode;
  readonly message: string;
  readonly path: string | undefined;
  readonly details: ErrorDetails | undefined;
}

export function toRefusal({ code, message, path, details }: ApiError): Refusal {
  return { code, message, path, details };
}

export function fromRefusal({ code, message, path, details }: Refusal): ApiError {
  return new ApiError(code, message, {
    ...(path === undefined ? {} : { path }),
    ...(details === undefined ? {} : { details }),
  });
}
