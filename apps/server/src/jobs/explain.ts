/** What the failure of a job means to the client, and other words about jobs. */
import { BoundError, ScenarioError } from '@lanelab/engine';
import { ApiError } from '../errors.ts';

export function explain(error: unknown, jobId: string): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof ScenarioError) {
    return new ApiError('invalid_scenario', `${error.path} ${error.message}`, {
      path: `body.${error.path}`,
      cause: error,
    });
  }
  if (error instanceof BoundError) {
    const way =
      'Shorten the run, load it less, or run it in the browser or with the command line, which have no bounds.';
    return new ApiError('bound_exceeded', `${error.message} ${way}`, { cause: error });
  }
  const message = `The job ${jobId} failed in the server. Ask again; if it fails again, report its id.`;
  return new ApiError('internal', message, { cause: error });
}

export function cancelled(jobId: string): ApiError {
  const message = `The job ${jobId} was cancelled. Ask for its result again, or resume the job with POST /api/jobs/${jobId}/resume: points that are finished are kept.`;
  return new ApiError('job_cancelled', message);
}

export function jobNotFound(id: string): ApiError {
  const message = `No job has the id ${id}. Finished jobs are forgotten; ask for the result again.`;
  return new ApiError('job_not_found', message);
}
