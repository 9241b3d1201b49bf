/** What can be set in a server: what it runs, and how fast. */
import type { Server } from '@lanelab/scenario';
import { Fold } from '../../../base/ui/Fold.tsx';
import { portWords, serviceWords } from '../../../base/words/device-words.ts';
import { processorParameters } from '../../../base/words/parameter-words.ts';
import type { NodeFormProps } from '../../form/node-form.ts';
import { OptionalPart } from '../../form/OptionalPart.tsx';
import { ParameterFields } from '../../form/ParameterFields.tsx';
import { PortRows } from '../../form/PortRows.tsx';
import { ServiceRows } from '../../form/ServiceRows.tsx';

export default function ServerForm({ node, neighbours, elans, onShowLink }: NodeFormProps<Server>) {
  return (
    <>
      <ServiceRows services={node.services} elans={elans} />
      <OptionalPart label={serviceWords.processor} part="processor">
        <ParameterFields path={['processor']} parameters={processorParameters} />
      </OptionalPart>
      <Fold title={portWords.title} summary={String(node.ports.length)} testId="fold-ports">
        <PortRows node={node} neighbours={neighbours} onShowLink={onShowLink} />
      </Fold>
    </>
  );
}
