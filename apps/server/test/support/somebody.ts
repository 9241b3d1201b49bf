/** People at one address: in browsers, which have seats, or without. */

export interface Answer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly text: string;
}

export type Headers = Readonly<Record<string, string>>;
export type Ask = (path: string, headers?: Headers, body?: object) => Promise<Answer>;

/** Somebody at the address of this machine; `isSeated`: in a browser that keeps its cookie. */
export async function somebody(
  origin: string,
  isSeated = true,
): Promise<{ readonly ask: Ask; readonly cookie: Headers }> {
  const page = isSeated ? await fetch(`${origin}/`, { headers: { accept: 'text/html' } }) : undefined;
  const seat = page?.headers.get('set-cookie')?.split(';')[0];
  const cookie: Headers = seat === undefined ? {} : { cookie: seat };
  return {
    cookie,
    async ask(path, headers = {}, body) {
      const all = { ...cookie, ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
      const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
      const response = await fetch(`${origin}/api${path}`, { ...init, headers: all });
      return { status: response.status, retryAfter: response.headers.get('retry-after'), text: await response.text() };
    },
  };
}
