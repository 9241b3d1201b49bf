/** Jobs of a real server, as a client on the net sees them. */
import type { z } from 'zod';
import type { claimedResponse, JobResponse } from '../../src/schemas/job.ts';

export type ClaimedJob = z.output<typeof claimedResponse>;

export interface Told {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Asks for something that is answered 202 with a job. */
export async function askForJob(url: string, init?: RequestInit): Promise<ClaimedJob> {
  const response = await fetch(url, init);
  if (response.status !== 202) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as ClaimedJob;
}

export async function jobAt(origin: string, id: string): Promise<JobResponse> {
  return (await (await fetch(`${origin}/api/jobs/${id}`)).json()) as JobResponse;
}

/** Reads a stream of server-sent events to its end. */
export async function* follow(url: string): AsyncGenerator<Told> {
  const { body } = await fetch(url);
  if (body === null) throw new Error(`${url} has no body`);
  let rest = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1];
      if (event !== undefined) yield { event, data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null') };
    }
  }
}
