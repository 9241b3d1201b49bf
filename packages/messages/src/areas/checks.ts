/** The words of checks: verdicts, faults and terms. Which of them is said of what, `@lanelab/lessons` knows. */
import { area } from '../area.ts';
import en from '../en/checks.ts';

export const say = area('checks', en);
