/** A network between a process and a server that the test may cut: connections break, or packets vanish. */
import { once } from 'node:events';
import net from 'node:net';
import { onTestFinished } from 'vitest';

export interface Network {
  readonly port: number;
  /** Passes nothing on in either direction, and tells nobody. */
  freeze(): void;
  /** Breaks all connections and takes no new ones. */
  cut(): void;
  /** What comes from now on passes; connections that were frozen stay dead, as behind a router that forgot them. */
  mend(): void;
}

export async function testNetwork(target: number): Promise<Network> {
  const pairs = new Set<readonly [net.Socket, net.Socket]>();
  let state: 'passes' | 'frozen' | 'cut' = 'passes';
  const proxy = net.createServer((inner) => {
    if (state === 'cut') {
      inner.destroy();
      return;
    }
    if (state === 'frozen') {
      inner.on('error', () => inner.destroy());
      return;
    }
    const outer = net.connect(target, '127.0.0.1');
    const pair = [inner, outer] as const;
    pairs.add(pair);
    inner.pipe(outer);
    outer.pipe(inner);
    for (const [one, other] of [pair, [outer, inner] as const]) {
      one.on('error', () => one.destroy());
      one.on('close', () => {
        // A process behind a frozen network never hears that the other side has gone.
        if (pairs.delete(pair)) other.destroy();
      });
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');

  function breakAll(): void {
    for (const [inner, outer] of pairs) {
      inner.destroy();
      outer.destroy();
    }
  }

  onTestFinished(() => {
    breakAll();
    proxy.close();
  });
  return {
    port: (proxy.address() as net.AddressInfo).port,
    freeze() {
      state = 'frozen';
      for (const [inner, outer] of pairs) {
        inner.unpipe(outer);
        outer.unpipe(inner);
      }
      pairs.clear();
    },
    cut() {
      state = 'cut';
      breakAll();
    },
    mend() {
      state = 'passes';
    },
  };
}
