/** What the server found of a check, in the language of the page. */
import { type CheckResult, verdictText } from '@lanelab/lessons/checks';
import { language } from '@lanelab/messages';
import type { JudgedCheck } from '../share/assignments/answers.ts';

/** The server’s own sentence is English; its parts are those of the checks’ own types, which have sentences in every language. */
export function checkSentence({ check, sentence, ...parts }: JudgedCheck): string {
  if (language === 'en') return sentence;
  return `${verdictText({ text: check, ...parts } as unknown as CheckResult)}.`;
}
