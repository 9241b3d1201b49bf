/** What the help page says of use without a network, with the state of this very page. */
import { useSyncExternalStore } from 'react';
import { type OfflineState, offlineState, subscribe } from './registration.ts';

function sentence(offline: OfflineState): string {
  switch (offline.state) {
    case 'unknown':
      return 'This page is not kept yet.';
    case 'insecure':
      return 'This page came over plain http, where browsers keep nothing: it needs the network each time it is opened. Open the lab by https to use it without one.';
    case 'refused':
      return `This browser does not keep the page (${offline.reason}): it needs the network each time it is opened.`;
    case 'ready':
      return 'This page is kept: it opens without a network.';
    case 'waiting':
    case 'replaced':
      return 'This page is kept: it opens without a network. A newer version is here and waits until you load it.';
  }
}

export function OfflineHelp() {
  const offline = useSyncExternalStore(subscribe, offlineState);
  return (
    <p>
      Over https, and on your own machine, the browser keeps the lab when it is opened for the first time: pages,
      engine, papers and self-contained links then open without a network, and runs are the same to the bit. Only what a
      server stores or computes has to wait. A newer version is fetched in the background and used when you say so.{' '}
      <b data-testid="offline-state" data-state={offline.state}>
        {sentence(offline)}
      </b>
    </p>
  );
}
