/** What the help page says of use without a network, with the state of this very page. */
import { say } from '@lanelab/messages/shell';
import { useSyncExternalStore } from 'react';
import { type OfflineState, offlineState, subscribe } from './registration.ts';

function sentence(offline: OfflineState): string {
  switch (offline.state) {
    case 'unknown':
      return say('offline-help.this-page-is-not-kept');
    case 'insecure':
      return say('offline-help.this-page-came-over-plain');
    case 'refused':
      return say('offline-help.this-browser-does-not-keep', { reason: offline.reason });
    case 'partly':
      return say('offline-help.the-lab-is-kept');
    case 'ready':
      return say('offline-help.this-page-is-kept-it');
    case 'waiting':
    case 'replaced':
      return say('offline-help.this-page-is-kept-it-2');
  }
}

export function OfflineHelp() {
  const offline = useSyncExternalStore(subscribe, offlineState);
  return (
    <p>
      {say('offline-help.over-https-and-on-your')}{' '}
      <b data-testid="offline-state" data-state={offline.state}>
        {sentence(offline)}
      </b>
    </p>
  );
}
