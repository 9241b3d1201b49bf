/** Whether a WebSocket gets through, and how long a message takes there and back. */
import { newChallenge, PATIENCE_MS, socketAddress } from './address.ts';
import { type Probe, works } from './transport.ts';

const SAMPLES = 5;
/** The code for “try again later” in the registry of RFC 6455. */
const LATER = 1013;

export async function probeWebSocket(signal: AbortSignal): Promise<Probe> {
  if (!('WebSocket' in globalThis)) return { outcome: 'silent' };
  const socket = new WebSocket(socketAddress(newChallenge()));
  const samples: number[] = [];
  let challenge = '';
  let sentAt = 0;
  const send = () => {
    challenge = newChallenge();
    sentAt = performance.now();
    socket.send(challenge);
  };
  return new Promise<Probe>((resolve) => {
    const end = (probe: Probe) => {
      clearTimeout(patience);
      signal.removeEventListener('abort', giveUp);
      resolve(probe);
      socket.close();
    };
    const giveUp = () => end({ outcome: 'silent' });
    const patience = setTimeout(giveUp, PATIENCE_MS);
    signal.addEventListener('abort', giveUp);
    socket.addEventListener('open', send);
    socket.addEventListener('close', ({ code }) => end({ outcome: code === LATER ? 'busy' : 'silent' }));
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      // A proxy that changes what passes is as bad as one that lets nothing pass.
      if (data !== challenge) return giveUp();
      samples.push(performance.now() - sentAt);
      if (samples.length === SAMPLES) end(works(samples));
      else send();
    });
  });
}
