/** Parts of a page that are fetched when they are first shown. One that could not be fetched says so, and is fetched again when that is asked for. */
import { type ComponentType, createElement, type LazyExoticComponent, lazy, useSyncExternalStore } from 'react';
import { fetchAttempt, onFetchAgain } from './fetch-again.ts';
import { fetchLostStyles } from './lost-styles.ts';
import { type MissingPlace, PartBoundary } from './PartBoundary.tsx';

interface Fetch<Props> {
  readonly Fetched: LazyExoticComponent<ComponentType<Props>>;
  readonly attempt: number;
  hasFailed: boolean;
}

function closeOf(props: object): (() => void) | undefined {
  const onClose: unknown = Reflect.get(props, 'onClose');
  return typeof onClose === 'function' ? () => void onClose() : undefined;
}

/** Every part fails for itself: `place` is where it says so. A part with `onClose` can be closed there, too. */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: MissingPlace = 'here',
): ComponentType<Props> {
  const begin = (): Fetch<Props> => {
    const fetch: Fetch<Props> = {
      attempt: fetchAttempt(),
      hasFailed: false,
      Fetched: lazy(async () => {
        try {
          await fetchLostStyles();
          return { default: await load() };
        } catch (error) {
          fetch.hasFailed = true;
          throw error;
        }
      }),
    };
    return fetch;
  };
  let latest = begin();
  // What React has found missing once is missing for ever: another attempt needs another lazy component.
  const current = () => {
    if (latest.hasFailed && latest.attempt !== fetchAttempt()) latest = begin();
    return latest;
  };
  return function Part(props: Props) {
    const { Fetched } = useSyncExternalStore(onFetchAgain, current);
    return (
      <PartBoundary place={place} onClose={closeOf(props)}>
        {createElement(Fetched as ComponentType<Props>, props)}
      </PartBoundary>
    );
  };
}
