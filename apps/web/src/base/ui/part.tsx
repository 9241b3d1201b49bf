/** Parts of a page that are fetched when they are first shown. One that could not be fetched says so, and is fetched again when that is asked for. */
import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  type ReactNode,
  useSyncExternalStore,
} from 'react';
import { fetchAttempt, onFetchAgain } from './fetch-again.ts';
import { fetchLostStyles } from './lost-styles.ts';
import { type MissingPlace, PartBoundary } from './PartBoundary.tsx';

interface Fetch {
  readonly Fetched: ComponentType<object>;
  readonly attempt: number;
  hasFailed: boolean;
}

type PropsOf<Loaded extends FunctionComponent<never>> = object &
  (Parameters<Loaded> extends [infer Props, ...unknown[]] ? Props : unknown);

/** Takes the same props as the component that is fetched. */
export type Part<Loaded extends FunctionComponent<never>> = (props: PropsOf<Loaded>) => ReactNode;

function closeOf(props: object): (() => void) | undefined {
  const onClose: unknown = Reflect.get(props, 'onClose');
  return typeof onClose === 'function' ? () => void onClose() : undefined;
}

/** Every part fails for itself: `place` is where it says so. A part with `onClose` can be closed there, too. */
export function part<Loaded extends FunctionComponent<never>>(
  load: () => Promise<Loaded>,
  place: MissingPlace = 'here',
): Part<Loaded> {
  const begin = (): Fetch => {
    const fetch: Fetch = {
      attempt: fetchAttempt(),
      hasFailed: false,
      Fetched: lazy(async () => {
        try {
          await fetchLostStyles();
          // `Part` has its props, which are handed on below.
          const loaded: unknown = await load();
          return { default: loaded as FunctionComponent<object> };
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
  return function Part(props: PropsOf<Loaded>) {
    const { Fetched } = useSyncExternalStore(onFetchAgain, current);
    return (
      <PartBoundary place={place} onClose={closeOf(props)}>
        {createElement(Fetched, props)}
      </PartBoundary>
    );
  };
}
