/** What can be set in a router: interfaces, forwarding, MPOA server, routes, servers. */
import type { Router } from '@lanelab/scenario';
import { FlagField } from '../../form/FlagField.tsx';
import { InterfaceRows } from '../../form/InterfaceRows.tsx';
import type { NodeFormProps } from '../../form/node-form.ts';
import { OptionalPart } from '../../form/OptionalPart.tsx';
import { ParameterFields } from '../../form/ParameterFields.tsx';
import { PortRows } from '../../form/PortRows.tsx';
import { QuantityField } from '../../form/QuantityField.tsx';
import { RowList } from '../../form/RowList.tsx';
import { ServiceRows } from '../../form/ServiceRows.tsx';
import { WordField } from '../../form/WordField.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { forwardingParameters, mpsParameters } from '../../words/parameter-words.ts';

export default function RouterForm({ node, neighbours, elans, onNewElan, onShowLink }: NodeFormProps<Router>) {
  return (
    <>
      <InterfaceRows node={node} neighbours={neighbours} elans={elans} onNewElan={onNewElan} />
      <OptionalPart label="Forwarding limits" part="forwarding">
        <ParameterFields path={['forwarding']} parameters={forwardingParameters} />
      </OptionalPart>
      <OptionalPart label="Slow path (punt)" part="punt">
        <ParameterFields path={['punt']} parameters={forwardingParameters} />
      </OptionalPart>
      <OptionalPart label="MPOA server" part="mps">
        <FlagField label="Sends triggers" path={['mps', 'triggers']} absent={false} />
        <ParameterFields path={['mps']} parameters={mpsParameters} />
      </OptionalPart>
      <Fold title="Static routes" summary={String(node.routes.length)} testId="fold-routes">
        <RowList
          path={['routes']}
          rows={node.routes}
          word="route"
          emptyWords="None: routers know each other's subnets."
          renderTitle={({ network, prefix, via }) => `${network}/${prefix} by ${via}`}
          renderFields={(_, at) => (
            <>
              <WordField label="Subnet" path={[...at, 'network']} />
              <QuantityField label="Prefix" path={[...at, 'prefix']} quantity="number" />
              <WordField label="Next hop" path={[...at, 'via']} />
            </>
          )}
          create={() => ({ network: '0.0.0.0', prefix: 0, via: node.interfaces[0]?.ip ?? '10.0.1.254' })}
        />
      </Fold>
      <Fold title="Servers" summary={String(node.services.length)} testId="fold-services">
        <ServiceRows services={node.services} elans={elans} />
      </Fold>
      <Fold title="Ports" summary={String(node.ports.length)} testId="fold-ports">
        <PortRows node={node} neighbours={neighbours} onShowLink={onShowLink} />
      </Fold>
    </>
  );
}
