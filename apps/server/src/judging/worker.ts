/** The side of a judging thread: an engine of its own, and one question at a time. What it refuses is an answer; after any other failure it waits to be ended. */
import type { MessagePort } from 'node:worker_threads';
import { BoundError, type Engine, type RunOptions } from '@lanelab/engine';
import { createEngine } from '@lanelab/engine/node';
import type { JudgeOptions } from '@lanelab/lessons/judge';
import { type Refusal, toRefusal } from '../documents/refusal.ts';
import { ApiError } from '../errors.ts';
import { sharedEngine } from '../services/shared-engine.ts';
import { type FromJudge, heldTurns } from './held-turns.ts';
import { judgeChecks } from './judge-checks.ts';
import { judgeResult } from './judge-result.ts';
import type { Question, Verdict } from './question.ts';

export interface JudgeOrder {
  /** JSON text of a `Question` that was checked when it came. */
  readonly question: string;
  readonly bounds: NonNullable<RunOptions['bounds']>;
  /** How long a turn lasts. */
  readonly turnMs: number;
  readonly port: MessagePort;
}

/** JSON text of a `Verdict`. */
export type JudgeOutcome = { readonly text: string } | { readonly refusal: Refusal };

/** Progress is reported no more often. */
const REPORT_MS = 50;

let engine: Engine | undefined;

/** One for all questions: engines of one thread share their memory. */
function ownEngine(): Engine {
  engine ??= createEngine();
  return engine;
}

function answered(using: Engine, question: Question, options: JudgeOptions): Promise<Verdict> {
  return question.kind === 'checks' ? judgeChecks(using, question, options) : judgeResult(using, question, options);
}

export async function judge({ question, bounds, turnMs, port }: JudgeOrder): Promise<JudgeOutcome> {
  const tell = (message: FromJudge) => port.postMessage(message);
  let reportedMs = performance.now();
  const onShare = (share: number): void => {
    if (performance.now() - reportedMs < REPORT_MS) return;
    reportedMs = performance.now();
    tell({ kind: 'share', share });
  };
  try {
    const parsed: Question = JSON.parse(question);
    const verdict = await answered(sharedEngine(ownEngine(), heldTurns(port, turnMs)), parsed, { bounds, onShare });
    return { text: JSON.stringify(verdict) };
  } catch (error) {
    if (error instanceof ApiError) return { refusal: toRefusal(error) };
    if (error instanceof BoundError) tell({ kind: 'bound', message: error.message });
    else tell({ kind: 'broken', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    return await new Promise<never>(() => undefined);
  } finally {
    port.close();
  }
}
