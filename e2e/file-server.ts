/** A file server that knows nothing but files: folders by their index.html, with a slash; everything else is 404. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

export interface FileServer {
  /** Address of the folder that is served, with a slash at its end. */
  readonly address: string;
  /** Paths asked for, in order. */
  readonly asked: readonly string[];
  stop(): Promise<void>;
}

/** Serves `folder` below `prefix`, which begins and ends with a slash; what matches `held` is never answered. */
export async function serveFiles(folder: string, prefix: string, held?: RegExp): Promise<FileServer> {
  const asked: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    asked.push(pathname);
    if (held?.test(pathname) === true) return;
    const inside = pathname.startsWith(prefix) ? normalize(pathname.slice(prefix.length)) : '..';
    const name = pathname.endsWith('/') ? join(inside, 'index.html') : inside;
    try {
      if (inside.startsWith('..')) throw new Error('outside');
      const body = await readFile(join(folder, name));
      response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' }).end(body);
    } catch (error) {
      const isFolder = error instanceof Error && 'code' in error && error.code === 'EISDIR';
      if (isFolder) response.writeHead(301, { location: `${pathname}/` }).end();
      else response.writeHead(404, { 'content-type': 'text/plain' }).end('no such file');
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${prefix}`,
    asked,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
