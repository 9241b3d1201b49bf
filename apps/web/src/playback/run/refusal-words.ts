/** Why a scenario was refused, in words. They are a list of every rule, which a page whose scenario is always the same does without. */
import { ScenarioError } from '@lanelab/engine';
import { refusalSentence } from '@lanelab/messages/scenario-rules';

/** An override that fits nowhere has its sentence already. */
export const refusalWords = (refused: Error): string =>
  refused instanceof ScenarioError ? refusalSentence(refused) : refused.message;
