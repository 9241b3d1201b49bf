/**
 * Figures that this lab's server has computed with the same engine: shown until the reader runs them here. The server draws
 * them in English, so that a page in another language does not ask.
 */
import { language } from '@lanelab/messages';
import type { FigureData, Quality } from '@lanelab/papers';
import { useEffect, useState } from 'react';
import { hasServer } from '../../base/ui/edition.ts';

/** Whether there may be figures of a server for this page. */
const MAY_BE_SERVED = hasServer && language === 'en';

const POLL_MS = 1500;
const known = new Map<string, Promise<FigureData | null>>();

function isFigure(value: unknown, id: string): value is FigureData {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    value.id === id &&
    'series' in value &&
    'provenance' in value
  );
}

function jobAddress(value: unknown): string | null {
  const links: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'links') : null;
  const self: unknown = typeof links === 'object' && links !== null ? Reflect.get(links, 'self') : null;
  return typeof self === 'string' ? self : null;
}

async function waitForJob(address: string): Promise<boolean> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    const response = await fetch(address);
    if (!response.ok) return false;
    const job: unknown = await response.json();
    const state: unknown = typeof job === 'object' && job !== null ? Reflect.get(job, 'state') : null;
    if (state === 'done') return true;
    if (state !== 'queued' && state !== 'running') return false;
  }
}

async function request(id: string, quality: Quality): Promise<FigureData | null> {
  if (!MAY_BE_SERVED) return null;
  const address = `/api/figures/${id}.json?quality=${quality}`;
  let response = await fetch(address);
  // What one job has found may ask for another: more seeds, more points.
  while (response.status === 202) {
    const job = jobAddress(await response.json());
    if (job === null || !(await waitForJob(job))) return null;
    response = await fetch(address);
  }
  if (response.status !== 200 || !response.headers.get('content-type')?.includes('json')) return null;
  const figure: unknown = await response.json();
  return isFigure(figure, id) ? figure : null;
}

/** Figures asked for at a time: a gallery has fifty cards, and a server takes so many jobs from one address and no more. */
const MOST_ASKED = 2;
const waiting: (() => void)[] = [];
let underWay = 0;

/** Runs the task as soon as there is room; who came last goes first, since it is what the reader looks at. */
async function inTurn<T>(task: () => Promise<T>): Promise<T> {
  if (underWay < MOST_ASKED) underWay += 1;
  else await new Promise<void>((go) => waiting.push(go));
  try {
    return await task();
  } finally {
    const next = waiting.pop();
    if (next === undefined) underWay -= 1;
    else next();
  }
}

/** Null where there is no server, or it cannot say: the figure can be run here all the same. */
function serverFigure(id: string, quality: Quality): Promise<FigureData | null> {
  const key = `${id} ${quality}`;
  const asked = known.get(key) ?? inTurn(() => request(id, quality)).catch(() => null);
  known.set(key, asked);
  // The next who wants it asks again.
  void asked.then((figure) => figure ?? known.delete(key));
  return asked;
}

export function useServerFigure(id: string, quality: Quality, isWanted: boolean): FigureData | null {
  const [figure, setFigure] = useState<FigureData | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    void serverFigure(id, quality).then((answer) => {
      if (isCurrent) setFigure(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [id, quality, isWanted]);
  return isWanted && figure?.id === id && figure.provenance.quality === quality ? figure : null;
}

let probe: Promise<boolean> | null = null;

async function answers(): Promise<boolean> {
  if (!MAY_BE_SERVED) return false;
  const response = await fetch('/api/health').catch(() => null);
  return response?.status === 200 && response.headers.get('content-type')?.includes('json') === true;
}

/** Whether there is a server that computes figures when they are asked for; null until it has answered. */
export function useFigureServer(): boolean | null {
  const [isThere, setIsThere] = useState<boolean | null>(null);
  useEffect(() => {
    let isCurrent = true;
    probe ??= answers();
    void probe.then((answer) => {
      if (!answer) probe = null;
      if (isCurrent) setIsThere(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return isThere;
}
