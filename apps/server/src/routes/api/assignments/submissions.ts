/** `/:id/me/submissions`: a student hands in, and reads what became of it. */
import { say } from '@lanelab/messages/server';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { OwnPlace } from '../../../assignments/access.ts';
import { isSeenByStudent, ownSubmission, stateAt } from '../../../assignments/answers.ts';
import type { HandInContent } from '../../../documents/read-assignment.ts';
import { ApiError } from '../../../errors.ts';
import { openedJson, sendJsonText } from '../../../lib/json-text.ts';
import { handInOfBody } from '../../../plugins/app/json-body.ts';
import { assignmentParams, studentHeaders } from '../../../schemas/assignment.ts';
import { bodyErrorResponses, errorResponses, WRITING } from '../../../schemas/error.ts';
import {
  handInBody,
  ownSubmissionParams,
  ownSubmissionResponse,
  submissionResponse,
} from '../../../schemas/submission.ts';
import type { StoredAssignment } from '../../../storage/assignment-repository.ts';
import { checkLessonOf, NO_STORE, OF_STUDENT, resultLimit, wholeSubmission, wholeText } from './common.ts';

function tooLate({ settings: { dueAtMs } }: StoredAssignment): ApiError {
  const due = new Date(dueAtMs ?? 0).toISOString();
  return new ApiError('too_late', say('assignments.too-late', { due }));
}

/** The teacher's limit, or that of the server. */
function noTriesLeft({ settings: { tries } }: StoredAssignment, most: number): ApiError {
  return tries === null || tries > most
    ? new ApiError('limit_reached', say('assignments.submissions-full', { most }))
    : new ApiError('no_tries_left', say('assignments.no-tries-left', { tries }));
}

export const ownSubmissionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { submissions, access, limits, marker } = app.assignments;
  const writes = app.limitWrites();

  /** Stores what was handed in; what was sent before is found again, whatever has changed since. */
  async function handIn(place: OwnPlace, content: HandInContent) {
    const { assignment, student } = place;
    const sent = await submissions.findAttempt(student.id, content.attempt);
    if (sent !== undefined) return { kind: 'repeated', submission: sent } as const;
    checkLessonOf(assignment, content);
    const atMs = Date.now();
    const state = stateAt(assignment.settings, atMs);
    if (state === 'closed') throw tooLate(assignment);
    await limits.admitSubmission(place, content.result);
    const most = limits.mostSubmissions(assignment);
    const { attempt, seed, result } = content;
    const given = { studentId: student.id, attempt, atMs, isLate: state === 'late', seed, result };
    const outcome = await submissions.add(given, most);
    if (outcome.kind === 'no-tries-left') throw noTriesLeft(assignment, most);
    return outcome;
  }

  app.post(
    '/:id/me/submissions',
    {
      ...writes,
      bodyLimit: resultLimit(app),
      config: { ...writes.config, body: 'readHandIn' },
      schema: {
        tags: ['assignments'],
        summary: 'Hand in',
        description:
          'attempt names this attempt: the same one sent twice is one submission, answered with 200 the second time. The server marks it later.',
        params: assignmentParams,
        headers: studentHeaders,
        body: handInBody,
        response: {
          200: submissionResponse,
          201: submissionResponse,
          ...bodyErrorResponses(
            ...WRITING,
            ...OF_STUDENT,
            'invalid_result',
            'too_late',
            'no_tries_left',
            'limit_reached',
            'storage_full',
          ),
        },
      },
    },
    async (request, reply) => {
      const place = await access.asStudent(request);
      const { kind, submission } = await handIn(place, handInOfBody(request));
      if (kind === 'stored') marker.wake();
      return reply
        .code(kind === 'stored' ? 201 : 200)
        .headers(NO_STORE)
        .send({ submission: ownSubmission(place.assignment, submission) });
    },
  );

  app.get(
    '/:id/me/submissions/:number',
    {
      schema: {
        tags: ['assignments'],
        summary: 'A submission of one’s own',
        description: 'The verdict is null while the settings of the assignment keep it from students.',
        params: ownSubmissionParams,
        headers: studentHeaders,
        response: { 200: ownSubmissionResponse, ...errorResponses(...WRITING, ...OF_STUDENT, 'submission_not_found') },
      },
    },
    async (request, reply) => {
      const { assignment, student } = await access.asStudent(request);
      const number = Number(request.params.number);
      const found = await wholeSubmission(app, assignment, { studentId: student.id, number });
      const isSeen = isSeenByStudent(assignment.settings, found.isReturned, Date.now());
      const seen = isSeen ? found : { ...found, verdict: null };
      const fields = openedJson({ submission: ownSubmission(assignment, found) });
      return sendJsonText(reply.headers(NO_STORE), `${fields},${await wholeText(app, assignment, seen)}}`);
    },
  );
};
