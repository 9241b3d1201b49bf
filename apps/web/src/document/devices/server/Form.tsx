/** What can be set in a server: what it runs, and how fast. */
import { say } from '@lanelab/messages/properties';
import type { Server } from '@lanelab/scenario';
import { Fold } from '../../../base/ui/Fold.tsx';
import type { NodeFormProps } from '../../form/node-form.ts';
import { OptionalPart } from '../../form/OptionalPart.tsx';
import { ParameterFields } from '../../form/ParameterFields.tsx';
import { PortRows } from '../../form/PortRows.tsx';
import { processorParameters } from '../../form/parameters.ts';
import { ServiceRows } from '../../form/ServiceRows.tsx';

export default function ServerForm({ node, neighbours, elans, onShowLink }: NodeFormProps<Server>) {
  return (
    <>
      <ServiceRows services={node.services} elans={elans} />
      <OptionalPart label={say('service.processor')} part="processor">
        <ParameterFields path={['processor']} parameters={processorParameters} />
      </OptionalPart>
      <Fold title={say('port.title')} summary={String(node.ports.length)} testId="fold-ports">
        <PortRows node={node} neighbours={neighbours} onShowLink={onShowLink} />
      </Fold>
    </>
  );
}
