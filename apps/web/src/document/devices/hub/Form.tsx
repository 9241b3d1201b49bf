/** What there is to a hub: its ports. */
import type { Hub } from '@lanelab/scenario';
import type { NodeFormProps } from '../../form/node-form.ts';
import { PortRows } from '../../form/PortRows.tsx';

export default function HubForm({ node, neighbours, onShowLink }: NodeFormProps<Hub>) {
  return <PortRows node={node} neighbours={neighbours} onShowLink={onShowLink} />;
}
