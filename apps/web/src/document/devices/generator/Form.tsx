/** What there is to a generator: its ports and what it sends by them. */
import type { Generator } from '@lanelab/scenario';
import type { NodeFormProps } from '../../form/node-form.ts';
import { PortRows } from '../../form/PortRows.tsx';

export default function GeneratorForm({ node, neighbours, onShowLink }: NodeFormProps<Generator>) {
  return <PortRows node={node} neighbours={neighbours} onShowLink={onShowLink} />;
}
