/** What the failure of a job means to the client, and other words about jobs. */

import { BoundError, ScenarioError } from '@lanelab/engine';
import { refusalSentence } from '@lanelab/messages/scenario-rules';
import { say } from '@lanelab/messages/server';
import { ApiError } from '../errors.ts';

export function explain(error: unknown, jobId: string): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof ScenarioError) {
    return new ApiError('invalid_scenario', refusalSentence(error), { path: `body.${error.path}`, cause: error });
  }
  if (error instanceof BoundError) {
    const message = say('explain.bound-exceeded', { bound: error.message });
    return new ApiError('bound_exceeded', message, { cause: error });
  }
  const message = say('explain.the-job-job-id-failed-in', { jobId });
  return new ApiError('internal', message, { cause: error });
}

export function cancelled(jobId: string): ApiError {
  const message = say('explain.the-job-job-id-was-cancelled', { jobId });
  return new ApiError('job_cancelled', message);
}

export function jobNotFound(id: string): ApiError {
  const message = say('explain.no-job-has-the-id', { id });
  return new ApiError('job_not_found', message);
}
