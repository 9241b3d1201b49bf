/** Why a step of a result cannot be computed: its network or its lesson is at fault. */
import { ScenarioError } from '@lanelab/engine';
import { LessonChangeError } from '@lanelab/lessons';
import { faultText } from '@lanelab/lessons/checks';
import { HandedInError, LessonCheckError } from '@lanelab/lessons/judge';
import { placeInWords } from '@lanelab/lessons/words';
import { fewIssuesText } from '@lanelab/messages/scenario';
import { refusalSentence } from '@lanelab/messages/scenario-rules';
import { say } from '@lanelab/messages/server';

/** The fault in a sentence; null for any other error. */
export function stepProblem(error: unknown): string | null {
  if (error instanceof HandedInError) return error.message;
  if (error instanceof ScenarioError) return refusalSentence(error);
  if (error instanceof LessonCheckError) {
    const { path, text, fault } = error;
    return say('verdicts.lesson-check', { place: placeInWords(path), text, fault: faultText(fault) });
  }
  if (error instanceof LessonChangeError)
    return say('verdicts.lesson-change', { place: placeInWords(error.path), fault: fewIssuesText(error.issues) });
  return null;
}
