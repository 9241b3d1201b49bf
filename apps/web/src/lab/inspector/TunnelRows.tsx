/** Virtual paths between two switches that signal through them as over a link. */
import { say } from '@lanelab/messages/properties';
import type { Model, Switch, Tunnel } from '@lanelab/scenario';
import { ChoiceField } from '../../document/form/ChoiceField.tsx';
import { QuantityField } from '../../document/form/QuantityField.tsx';
import { RowList } from '../../document/form/RowList.tsx';
import type { FieldPath } from '../../document/form/record.ts';
import { WordField } from '../../document/form/WordField.tsx';
import { nameOf, nextId } from '../../document/store/edits/model.ts';

const option = (id: number, label: string) => ({ value: String(id), label });

export function TunnelRows({ model }: { readonly model: Model }) {
  const switches = model.nodes.filter((node) => node.kind === 'switch').filter(({ signalling }) => signalling);
  return (
    <RowList
      path={['model', 'tunnels']}
      rows={model.tunnels}
      kind="tunnel"
      emptyWords={say('tunnel.none')}
      renderTitle={({ name }) => name}
      renderSummary={({ a, b }) =>
        say('tunnel-rows.model-to-model2', { model: nameOf(model, a.node), model2: nameOf(model, b.node) })
      }
      renderFields={(tunnel, at) => (
        <>
          <WordField label={say('tunnel.name')} path={[...at, 'name']} />
          <EndFields side={say('tunnel.from')} end={tunnel.a} path={[...at, 'a']} switches={switches} />
          <EndFields side={say('tunnel.to')} end={tunnel.b} path={[...at, 'b']} switches={switches} />
          <QuantityField
            label={say('tunnel.rate')}
            path={[...at, 'mbps']}
            quantity="Mb/s"
            nullWord={say('tunnel.as-line')}
            emptyValue={undefined}
          />
        </>
      )}
      create={() => newTunnel(model, switches)}
    />
  );
}

interface EndFieldsProps {
  readonly side: string;
  readonly end: Tunnel['a'];
  readonly path: FieldPath;
  readonly switches: readonly Switch[];
}

function EndFields({ side, end, path, switches }: EndFieldsProps) {
  const ports = switches.find(({ id }) => id === end.node)?.ports ?? [];
  return (
    <>
      <ChoiceField
        label={side}
        path={[...path, 'node']}
        options={switches.map(({ id, name }) => option(id, name))}
        write={Number}
      />
      <ChoiceField
        label={say('tunnel.port', { side })}
        path={[...path, 'port']}
        options={ports.map(({ id }) => option(id, String(id)))}
        write={Number}
      />
      <QuantityField label={say('tunnel.vpi', { side })} path={[...path, 'vpi']} quantity="number" />
    </>
  );
}

/** Between the first two switches that signal, on a VPI that no other tunnel has; null without two. */
function newTunnel({ tunnels }: Model, switches: readonly Switch[]): Tunnel | null {
  const [a, b] = switches.filter(({ ports }) => ports.length > 0);
  const [from, to] = [a?.ports[0], b?.ports[0]];
  if (a === undefined || b === undefined || from === undefined || to === undefined) return null;
  const id = nextId(tunnels);
  const vpi = 1 + Math.max(0, ...tunnels.flatMap((tunnel) => [tunnel.a.vpi, tunnel.b.vpi]));
  return {
    id,
    name: say('tunnel.called', { number: id }),
    a: { node: a.id, port: from.id, vpi },
    b: { node: b.id, port: to.id, vpi },
  };
}
