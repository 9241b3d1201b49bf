/** Clients that write and ask for results all the time, whatever becomes of the server, and remember what it acknowledged. */
import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import type { ClaimedJob } from './job-client.ts';
import { tinyScenario } from './scenarios.ts';

const PAUSE_MS = 50;
/** After so many changes, one in two documents is deleted. */
const CHANGES = 4;

/** What is known of a document: titles of the revisions that were acknowledged, and what the last request may have done beyond. */
export interface Document {
  readonly id: string;
  readonly titles: string[];
  fate: 'kept' | 'deleted' | 'perhaps deleted' | { readonly perhaps: string };
}

export interface Asked {
  /** Which run it was. */
  readonly at: number;
  /** The address of its result. */
  readonly result: string;
}

export interface Load {
  readonly documents: readonly Document[];
  /** Jobs that the server acknowledged, by id. */
  readonly jobs: ReadonlyMap<string, string>;
  readonly runs: readonly Asked[];
  /** The texts of figures that were answered, by address. */
  readonly figures: ReadonlyMap<string, ReadonlySet<string>>;
  /** Requests that were answered, by status, and those that broke. */
  readonly answers: ReadonlyMap<number | 'broken', number>;
  /** Requests for work whose answer did not arrive, so that the server may have a job that nobody knows. */
  unansweredJobs(): number;
  stop(): Promise<void>;
}

export interface LoadOptions {
  readonly origin: string;
  readonly writers: number;
  /** Addresses of figures, one after the other. */
  readonly figures: readonly string[];
  /** The scenario of run number `at`. */
  readonly run: (at: number) => object;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

export function startLoad({ origin, writers, figures, run }: LoadOptions): Load {
  const documents: Document[] = [];
  const jobs = new Map<string, string>();
  const runs: Asked[] = [];
  const texts = new Map(figures.map((url) => [url, new Set<string>()]));
  const answers = new Map<number | 'broken', number>();
  const ending = new AbortController();
  let unanswered = 0;

  /** Undefined where the connection broke. A server without its database says so; any other refusal is a fault. */
  async function ask(path: string, expected: readonly number[], init?: RequestInit): Promise<Answer | undefined> {
    const answer = await answerOf(origin + path, init);
    const status = answer?.status ?? 'broken';
    answers.set(status, (answers.get(status) ?? 0) + 1);
    if (answer !== undefined) expect([...expected, 503], `${path}: ${answer.text}`).toContain(answer.status);
    if (answer === undefined || answer.status === 503) await setTimeout(PAUSE_MS);
    return answer;
  }

  async function writeDocument(name: string): Promise<void> {
    const created = await ask('/api/scenarios', [201], json('POST', tinyScenario(name)));
    if (created?.status !== 201) return;
    const first = JSON.parse(created.text) as { id: string; etag: string; editKey: string };
    const document: Document = { id: first.id, titles: [name], fate: 'kept' };
    documents.push(document);
    const path = `/api/scenarios/${first.id}`;
    const key = { 'x-edit-key': first.editKey };
    let { etag } = first;
    for (let at = 1; at <= CHANGES; at += 1) {
      const title = `${name}, change ${at}`;
      const init = json('PUT', tinyScenario(title), { ...key, 'if-match': etag });
      const changed = await ask(path, [200], init);
      if (changed?.status !== 200) {
        document.fate = { perhaps: title };
        return;
      }
      document.titles.push(title);
      ({ etag } = JSON.parse(changed.text) as { etag: string });
    }
    if (documents.length % 2 === 0) return;
    const deleted = await ask(path, [204], { method: 'DELETE', headers: { ...key, 'if-match': etag } });
    document.fate = deleted?.status === 204 ? 'deleted' : 'perhaps deleted';
  }

  /** Asks until there is a result; resolves with undefined only where the load stops first. */
  async function resultOf(path: string, init?: RequestInit): Promise<string | undefined> {
    while (!ending.signal.aborted) {
      const answer = await ask(path, [200, 202], init);
      if (answer?.status === 200) return answer.text;
      if (answer === undefined) unanswered += 1;
      if (answer?.status !== 202) continue;
      const { id, links } = JSON.parse(answer.text) as ClaimedJob;
      jobs.set(id, links.result);
      await over(id);
    }
    return undefined;
  }

  /** Waits until the job is done. */
  async function over(id: string): Promise<void> {
    while (!ending.signal.aborted) {
      const look = await ask(`/api/jobs/${id}`, [200]);
      if (look?.status === 200) {
        const { state, error } = JSON.parse(look.text) as { state: string; error: unknown };
        expect(['queued', 'running', 'done'], `job ${id}: ${JSON.stringify(error)}`).toContain(state);
        if (state === 'done') return;
      }
      await setTimeout(PAUSE_MS);
    }
  }

  async function untilStopped(work: (at: number) => Promise<void>): Promise<void> {
    for (let at = 0; !ending.signal.aborted; at += 1) await work(at);
  }

  async function askForFigure(at: number): Promise<void> {
    const url = figures[at % figures.length] ?? '';
    const text = await resultOf(url);
    if (text !== undefined) texts.get(url)?.add(text);
    await setTimeout(PAUSE_MS);
  }

  async function askForRun(at: number): Promise<void> {
    const answer = await ask('/api/runs', [200, 202], json('POST', run(at)));
    if (answer === undefined) unanswered += 1;
    if (answer?.status !== 202) return;
    const { id, links } = JSON.parse(answer.text) as ClaimedJob;
    jobs.set(id, links.result);
    runs.push({ at, result: links.result });
    await over(id);
  }

  const work = Promise.all([
    ...Array.from({ length: writers }, (_, writer) => untilStopped((at) => writeDocument(`${writer}, ${at}`))),
    untilStopped(askForFigure),
    untilStopped(askForRun),
  ]);
  return {
    documents,
    jobs,
    runs,
    figures: texts,
    answers,
    unansweredJobs: () => unanswered,
    async stop() {
      ending.abort();
      await work;
    },
  };
}

async function answerOf(url: string, init?: RequestInit): Promise<Answer | undefined> {
  try {
    const response = await fetch(url, init);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    // fetch has this one class for connections that are refused or break.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

function json(method: string, body: object, headers: Readonly<Record<string, string>> = {}): RequestInit {
  return { method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
}
