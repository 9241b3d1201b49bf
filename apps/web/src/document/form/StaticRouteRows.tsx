/** Routes that are not computed: which subnet lies behind which neighbour. */
import type { StaticRoute } from '@lanelab/scenario';
import { routeWords } from '../../base/words/device-words.ts';
import { QuantityField } from './QuantityField.tsx';
import { RowList } from './RowList.tsx';
import { WordField } from './WordField.tsx';

interface StaticRouteRowsProps {
  readonly routes: readonly StaticRoute[];
  readonly emptyWords: string;
  /** The next hop of a new route. */
  readonly via: string;
}

export function StaticRouteRows({ routes, emptyWords, via }: StaticRouteRowsProps) {
  return (
    <RowList
      path={['routes']}
      rows={routes}
      word={routeWords.route}
      emptyWords={emptyWords}
      renderTitle={(route) => routeWords.line(route.network, route.prefix, route.via)}
      renderFields={(_, at) => (
        <>
          <WordField label={routeWords.subnet} path={[...at, 'network']} />
          <QuantityField label={routeWords.prefix} path={[...at, 'prefix']} quantity="number" />
          <WordField label={routeWords.via} path={[...at, 'via']} />
        </>
      )}
      create={() => ({ network: '0.0.0.0', prefix: 0, via })}
    />
  );
}
