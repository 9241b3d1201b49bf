/** A host's permanent connections: which VPI/VCI leads to which next hop. */
import type { Host } from '@lanelab/scenario';
import { BucketRows } from '../../form/BucketRows.tsx';
import { ChoiceField } from '../../form/ChoiceField.tsx';
import type { NodeFormProps } from '../../form/node-form.ts';
import { QuantityField } from '../../form/QuantityField.tsx';
import { RowList } from '../../form/RowList.tsx';
import { WordField } from '../../form/WordField.tsx';
import { categoryName, categoryWords } from '../../words/format-words.ts';

interface PvcRowsProps {
  readonly host: Host;
  readonly ownerOf: NodeFormProps['ownerOf'];
}

export function PvcRows({ host, ownerOf }: PvcRowsProps) {
  const ports = host.ports.map(({ id }) => ({ value: String(id), label: `port ${id}` }));
  return (
    <RowList
      path={['pvcs']}
      rows={host.pvcs}
      word="connection"
      emptyWords="None yet. A flow to another host brings its own."
      renderTitle={(pvc) => (
        <>
          <code>
            {pvc.vpi}/{pvc.vci}
          </code>{' '}
          to {ownerOf(pvc.peer) ?? pvc.peer}
        </>
      )}
      renderSummary={(pvc) => categoryName(pvc.category)}
      renderFields={(pvc, at) => (
        <>
          <WordField label="Next hop" path={[...at, 'peer']} note={ownerOf(pvc.peer) ?? 'nobody has this address'} />
          <QuantityField label="VPI" path={[...at, 'vpi']} quantity="number" />
          <QuantityField label="VCI" path={[...at, 'vci']} quantity="number" />
          {ports.length > 1 ? <ChoiceField label="Port" path={[...at, 'port']} options={ports} write={Number} /> : null}
          <ChoiceField label="Category" path={[...at, 'category']} options={categoryWords} />
          <BucketRows path={[...at, 'shaper']} buckets={pvc.shaper} emptyWords="Not shaped." />
        </>
      )}
    />
  );
}
