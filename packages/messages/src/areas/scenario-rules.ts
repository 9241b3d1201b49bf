/** What the engine refuses: the schema has checked the document before, so a short sentence is enough. */
import type { IssueCode } from '@lanelab/scenario';
import { area } from '../area.ts';
import en from '../en/scenario-rules.ts';

export const say = area('scenario-rules', en);

/** A refusal of the engine: the code of a rule, where it is broken, and the value. */
export interface Refusal {
  readonly code: string;
  readonly path: string;
  readonly value?: unknown;
}

/** Rules that only the engine checks. */
type EngineCode = 'port-without-link' | 'too-many-hops';

type RuleId = IssueCode | EngineCode;

const isRule = (code: string): code is RuleId => code in en && !code.startsWith('refused');

/** What the engine refuses, in words. */
export function refusalSentence({ code, path, value }: Refusal): string {
  const rule = isRule(code) ? say(code) : code;
  return value === undefined
    ? say('refused', { subject: path, rule })
    : say('refused.value', { subject: path, value: JSON.stringify(value), rule });
}
