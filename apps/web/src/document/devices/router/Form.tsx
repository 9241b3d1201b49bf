/** What can be set in a router: interfaces, forwarding, MPOA server, routes, circuits, servers. */
import { say } from '@lanelab/messages/properties';
import type { Router } from '@lanelab/scenario';
import { Fold } from '../../../base/ui/Fold.tsx';
import { FlagField } from '../../form/FlagField.tsx';
import { InterfaceRows } from '../../form/InterfaceRows.tsx';
import type { NodeFormProps } from '../../form/node-form.ts';
import { OptionalPart } from '../../form/OptionalPart.tsx';
import { ParameterFields } from '../../form/ParameterFields.tsx';
import { PortRows } from '../../form/PortRows.tsx';
import { PvcRows } from '../../form/PvcRows.tsx';
import { forwardingParameters, mpsParameters, processorParameters } from '../../form/parameters.ts';
import { ServiceRows } from '../../form/ServiceRows.tsx';
import { StaticRouteRows } from '../../form/StaticRouteRows.tsx';

export default function RouterForm(props: NodeFormProps<Router>) {
  const { node, neighbours, ownerOf, elans, onShowLink } = props;
  return (
    <>
      <InterfaceRows {...props} />
      <OptionalPart label={say('forwarding.limits')} part="forwarding">
        <ParameterFields path={['forwarding']} parameters={forwardingParameters} />
      </OptionalPart>
      <OptionalPart label={say('forwarding.punt')} part="punt">
        <ParameterFields path={['punt']} parameters={forwardingParameters} />
      </OptionalPart>
      <OptionalPart label={say('service.processor')} part="processor">
        <ParameterFields path={['processor']} parameters={processorParameters} />
      </OptionalPart>
      <OptionalPart label={say('mpoa.server')} part="mps">
        <FlagField label={say('mpoa.triggers')} path={['mps', 'triggers']} absent={false} />
        <ParameterFields path={['mps']} parameters={mpsParameters} />
      </OptionalPart>
      <Fold title={say('route.title')} summary={String(node.routes.length)} testId="fold-routes">
        <StaticRouteRows
          routes={node.routes}
          emptyWords={say('route.none-router')}
          via={node.interfaces[0]?.ip ?? '10.0.1.254'}
        />
      </Fold>
      <Fold title={say('pvc.title')} summary={String(node.pvcs.length)} testId="fold-pvcs">
        <PvcRows node={node} ownerOf={ownerOf} />
      </Fold>
      <Fold title={say('service.title')} summary={String(node.services.length)} testId="fold-services">
        <ServiceRows services={node.services} elans={elans} />
      </Fold>
      <Fold title={say('port.title')} summary={String(node.ports.length)} testId="fold-ports">
        <PortRows node={node} neighbours={neighbours} onShowLink={onShowLink} />
      </Fold>
    </>
  );
}
