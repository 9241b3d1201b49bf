/** Permanent connections of a host or router: which VPI/VCI leads to which next hop. */
import { say } from '@lanelab/messages/properties';
import { type Host, isEthernet, type Pvc, type Router } from '@lanelab/scenario';
import { categoryName, categoryWords } from '../format-names.ts';
import { BucketRows } from './BucketRows.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import type { NodeFormProps } from './node-form.ts';
import { QuantityField } from './QuantityField.tsx';
import { RowList } from './RowList.tsx';
import { WordField } from './WordField.tsx';

interface PvcRowsProps {
  readonly node: Host | Router;
  readonly ownerOf: NodeFormProps['ownerOf'];
}

/** VCI 0 to 31 are reserved (I.361). */
const FIRST_VCI = 32;

/** A row on the first port with an interface, on a VCI that is free there, to an address that nobody has yet; null without such a port. */
function newPvc({ ports, interfaces, pvcs }: Host | Router): Pvc | null {
  const entry = interfaces.find(({ port }) => ports.some(({ id, phy }) => id === port && !isEthernet(phy)));
  if (entry === undefined) return null;
  const own = pvcs.filter(({ port, vpi }) => port === entry.port && vpi === 0);
  let vci = FIRST_VCI;
  while (own.some((pvc) => pvc.vci === vci)) vci += 1;
  const stem = entry.ip.split('.').slice(0, 3).join('.');
  let last = 1;
  const isTaken = (ip: string) => ip === entry.ip || pvcs.some(({ peer }) => peer === ip);
  while (last < 255 && isTaken(`${stem}.${last}`)) last += 1;
  return { port: entry.port, vpi: 0, vci, peer: `${stem}.${last}`, category: 'ubr', shaper: [] };
}

export function PvcRows({ node, ownerOf }: PvcRowsProps) {
  const ports = node.ports
    .filter(({ phy }) => !isEthernet(phy))
    .map(({ id }) => ({ value: String(id), label: String(id) }));
  return (
    <RowList
      path={['pvcs']}
      rows={node.pvcs}
      kind="connection"
      emptyWords={node.kind === 'host' ? say('pvc.none-host') : say('pvc.none-router')}
      renderTitle={(pvc) => (
        <>
          <code>
            {pvc.vpi}/{pvc.vci}
          </code>{' '}
          {say('pvc.to-peer', { peer: ownerOf(pvc.peer) ?? pvc.peer })}
        </>
      )}
      renderSummary={(pvc) => categoryName(pvc.category)}
      renderFields={(pvc, at) => (
        <>
          <WordField label={say('pvc.peer')} path={[...at, 'peer']} note={ownerOf(pvc.peer) ?? say('pvc.nobody')} />
          <QuantityField label={say('pvc.vpi')} path={[...at, 'vpi']} quantity="number" />
          <QuantityField label={say('pvc.vci')} path={[...at, 'vci']} quantity="number" />
          {ports.length > 1 ? (
            <ChoiceField label={say('pvc.port')} path={[...at, 'port']} options={ports} write={Number} />
          ) : null}
          <ChoiceField label={say('pvc.category')} path={[...at, 'category']} options={categoryWords} />
          <BucketRows path={[...at, 'shaper']} buckets={pvc.shaper} emptyWords={say('pvc.not-shaped')} />
        </>
      )}
      create={() => newPvc(node)}
    />
  );
}
