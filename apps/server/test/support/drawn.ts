/** Figures of the server under test. */
import type { TestApp } from './app.ts';

/** What is answered in the end: where the machine takes longer than a request is held, it is a job at first. */
export async function drawn({ call }: TestApp, url: string, headers: Readonly<Record<string, string>> = {}) {
  for (;;) {
    const response = await call({ url, headers });
    if (response.statusCode !== 202) return response;
  }
}
