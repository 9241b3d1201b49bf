/** Why the checks of a step could not be computed, in a sentence. */
import { faultText } from '@lanelab/lessons/checks';
import { LessonCheckError } from '@lanelab/lessons/judge';
import { placeInWords } from '@lanelab/lessons/words';
import { say } from '@lanelab/messages/lesson-edit';

/** Throws again what is no error. */
export function checkProblem(error: unknown): string {
  if (error instanceof LessonCheckError)
    return say('checks.fault-at', { place: placeInWords(error.path), text: error.text, fault: faultText(error.fault) });
  if (error instanceof Error) return error.message;
  throw error;
}
