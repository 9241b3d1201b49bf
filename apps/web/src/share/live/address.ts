/** Where the server answers checks of a live connection. `docs/server.md` is the contract. */

const CHECK = '/api/live/check';

/** How long one transport may take before it counts as closed: a proxy that swallows a request says nothing. */
export const PATIENCE_MS = 6000;

/** Another one each time, so that nothing that was kept on the way is taken for an answer. */
export const newChallenge = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) => n.toString(36)).join('-');

export function checkAddress(challenge: string, events?: number): string {
  const query = new URLSearchParams({ challenge, ...(events === undefined ? {} : { events: String(events) }) });
  return `${CHECK}?${query}`;
}

/** The same address for a WebSocket, encrypted where the page is. */
export function socketAddress(challenge: string): string {
  const address = new URL(checkAddress(challenge), location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return address.href;
}
