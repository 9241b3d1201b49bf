/**
 * Every error that the server answers with, in one place. `docs/server-errors.md` lists the same codes (a test holds the
 * two together); clients may rely on a code, messages are for people.
 */
export const ERROR_CODES = {
  invalid_request: { status: 400, meaning: 'The path, query, headers or body break the rule of this route.' },
  invalid_json: { status: 400, meaning: 'The body is not JSON.' },
  json_too_deep: { status: 400, meaning: 'The body nests objects and arrays deeper than the limit.' },
  edit_key_missing: { status: 401, meaning: 'Changing what is stored needs its edit key or the key of its shelf.' },
  shelf_key_missing: { status: 401, meaning: 'This needs the key of the shelf.' },
  teacher_key_missing: { status: 401, meaning: 'This needs the key of the teacher.' },
  student_key_missing: { status: 401, meaning: 'This needs the key of a student.' },
  room_key_missing: { status: 401, meaning: 'This needs a key of the room: its teacher’s or a member’s.' },
  claim_missing: { status: 403, meaning: 'The asker has no claim on the job that it could take back.' },
  edit_key_wrong: { status: 403, meaning: 'The key does not belong to this scenario or lesson.' },
  teacher_key_wrong: { status: 403, meaning: 'The key is not that of the teacher of this assignment.' },
  student_key_wrong: { status: 403, meaning: 'The key is not that of a student of this assignment.' },
  code_wrong: { status: 403, meaning: 'The code is not that of a place in this assignment.' },
  room_key_wrong: { status: 403, meaning: 'The key does not belong to this room, or does not allow this.' },
  other_site: { status: 403, meaning: 'A page of another site asked; live connections are for pages of this server.' },
  not_found: { status: 404, meaning: 'No page or route has this address.' },
  scenario_not_found: { status: 404, meaning: 'No scenario, or no such revision of it, is stored under this id.' },
  lesson_not_found: { status: 404, meaning: 'No lesson, or no such revision of it, is stored under this id.' },
  assignment_not_found: { status: 404, meaning: 'No assignment has this class code; they are erased after a while.' },
  student_not_found: { status: 404, meaning: 'No student of this assignment has this id.' },
  submission_not_found: { status: 404, meaning: 'The student has handed in nothing with this number.' },
  figure_not_found: { status: 404, meaning: 'No experiment has this id.' },
  job_not_found: { status: 404, meaning: 'No job has this id; finished jobs are forgotten after a while.' },
  run_not_found: { status: 404, meaning: 'No result is stored under this key.' },
  verdict_not_found: { status: 404, meaning: 'No verdict is stored under this key.' },
  preset_not_found: { status: 404, meaning: 'No preset has this id.' },
  room_not_found: { status: 404, meaning: 'No room has this code; rooms end some time after they were last used.' },
  method_not_allowed: { status: 405, meaning: 'The address exists, but not with this method.' },
  request_timeout: { status: 408, meaning: 'The request did not arrive in time.' },
  job_cancelled: { status: 409, meaning: 'The job was cancelled before it had a result.' },
  shelf_taken: { status: 409, meaning: 'The scenario or lesson stands on another shelf.' },
  limit_reached: { status: 409, meaning: 'A shelf, a document or an assignment holds as much as this server allows.' },
  too_late: { status: 409, meaning: 'The assignment was due, and takes nothing late.' },
  no_tries_left: { status: 409, meaning: 'The student has handed in as often as the assignment allows.' },
  not_for_joining: { status: 409, meaning: 'Students of this assignment join by the other of name and code.' },
  room_document_missing: { status: 409, meaning: 'The room does not hold the document that the message names.' },
  question_closed: { status: 409, meaning: 'The question of the room takes no answers, or cannot be asked again.' },
  screen_not_asked: {
    status: 409,
    meaning: 'The teacher has not asked for this member’s screen, or no longer shows it.',
  },
  already_answered: { status: 409, meaning: 'This member has given another answer to the question already.' },
  revision_conflict: { status: 412, meaning: 'Somebody stored another revision since the one named by If-Match.' },
  work_changed: { status: 412, meaning: 'The work was saved from elsewhere since the revision that is named.' },
  body_too_large: { status: 413, meaning: 'The body is larger than the limit.' },
  unsupported_media_type: { status: 415, meaning: 'The body must be sent as application/json.' },
  invalid_scenario: { status: 422, meaning: 'The scenario breaks a rule of its format or of the engine.' },
  invalid_lesson: { status: 422, meaning: 'The lesson breaks a rule of its format, or a scenario in it does.' },
  invalid_result: { status: 422, meaning: 'The result breaks a rule of its format, or its lesson is not to be had.' },
  invalid_check: { status: 422, meaning: 'A check cannot be read, or does not fit the scenario.' },
  bound_exceeded: { status: 422, meaning: 'The run needs more cells, memory or time than this server allows.' },
  if_match_missing: { status: 428, meaning: 'Changing what is stored needs If-Match with the ETag that was read.' },
  rate_limited: { status: 429, meaning: 'Too many requests, or too much work, from this person or this address.' },
  job_limit: { status: 429, meaning: 'This address has as many jobs queued and running as it may have.' },
  headers_too_large: { status: 431, meaning: 'The request headers or the address are larger than the limit.' },
  internal: { status: 500, meaning: 'The server failed; the log has the details under the request id.' },
  not_implemented: { status: 501, meaning: 'The answer is not offered in this form.' },
  database_unavailable: { status: 503, meaning: 'The database does not answer.' },
  busy: { status: 503, meaning: 'All places for jobs, or for documents that wait to be read or drawn, are taken.' },
  engine_unavailable: { status: 503, meaning: 'The simulation engine could not be started.' },
  disk_full: { status: 507, meaning: 'The disk on which this server stores is full.' },
  storage_full: { status: 507, meaning: 'This server stores as much as it was set up for.' },
} as const satisfies Record<string, { status: number; meaning: string }>;

export type ErrorCode = keyof typeof ERROR_CODES;

export interface ErrorBody {
  error: { code: ErrorCode; message: string; path?: string | undefined; details?: ErrorDetails | undefined };
}

export interface ErrorDetail {
  path: string;
  message: string;
}

/** Which revision of a student's work is stored, for whoever rests on another one. */
export interface StoredWorkDetails {
  revision: number;
  /** ms since 1970. */
  savedAtMs: number;
}

/** Faults with their places, or what `work_changed` says of the work. */
export type ErrorDetails = ErrorDetail[] | StoredWorkDetails;

interface ErrorOptions {
  /** Where in the request or document, as `body.model.nodes[0].id`. */
  path?: string;
  details?: ErrorDetails;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** An error that is an answer: its message names the value, the rule and a fix. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly path: string | undefined;
  readonly details: ErrorDetails | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, options: ErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.path = options.path;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return ERROR_CODES[this.code].status;
  }

  body(): ErrorBody {
    return {
      error: {
        code: this.code,
        message: this.message,
        ...(this.path === undefined ? {} : { path: this.path }),
        ...(this.details === undefined ? {} : { details: this.details }),
      },
    };
  }
}
