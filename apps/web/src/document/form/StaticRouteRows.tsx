/** Routes that are not computed: which subnet lies behind which neighbour. */
import { say } from '@lanelab/messages/properties';
import type { StaticRoute } from '@lanelab/scenario';
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
      kind="route"
      emptyWords={emptyWords}
      renderTitle={(route) => say('route.line', { network: route.network, prefix: route.prefix, via: route.via })}
      renderFields={(_, at) => (
        <>
          <WordField label={say('route.subnet')} path={[...at, 'network']} />
          <QuantityField label={say('route.prefix')} path={[...at, 'prefix']} quantity="number" />
          <WordField label={say('route.via')} path={[...at, 'via']} />
        </>
      )}
      create={() => ({ network: '0.0.0.0', prefix: 0, via })}
    />
  );
}
