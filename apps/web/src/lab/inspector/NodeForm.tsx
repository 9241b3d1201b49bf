/** One device: its name, what its kind can be set to, what it sends. */
import { say } from '@lanelab/messages/properties';
import type { Node, Scenario } from '@lanelab/scenario';
import { Suspense, useMemo } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { Fold } from '../../base/ui/Fold.tsx';
import { deviceOf } from '../../document/devices/registry.ts';
import type { Neighbour } from '../../document/form/node-form.ts';
import { Refusal } from '../../document/form/Refusal.tsx';
import { WordField } from '../../document/form/WordField.tsx';
import { addInterface } from '../../document/store/edits/interfaces.ts';
import { moveToNewElan } from '../../document/store/edits/join-elan.ts';
import { nameOf } from '../../document/store/edits/model.ts';
import { removeSelection } from '../../document/store/edits/remove.ts';
import { selecting } from '../../document/store/selection.ts';
import { useEditor, useEditorStore } from '../../document/store/use-editor.ts';
import { AddFlow } from './AddFlow.tsx';
import { FlowList } from './FlowList.tsx';
import { Head } from './Head.tsx';
import { NODE_FORMS } from './node-forms.ts';
import { RecordScope } from './RecordScope.tsx';
import { useApply } from './use-apply.ts';

function neighboursOf({ model }: Scenario, node: Node): ReadonlyMap<number, Neighbour> {
  const found = new Map<number, Neighbour>();
  for (const link of model.links)
    for (const [here, there] of [
      [link.a, link.b],
      [link.b, link.a],
    ] as const)
      if (here.node === node.id)
        found.set(here.port, { link: link.id, node: there.node, name: nameOf(model, there.node) });
  return found;
}

/** Names by IP address. */
function ownersOf({ model }: Scenario): ReadonlyMap<string, string> {
  const stations = model.nodes.filter((node) => node.kind === 'host' || node.kind === 'router');
  return new Map(stations.flatMap(({ interfaces, name }) => interfaces.map(({ ip }) => [ip, name] as const)));
}

const hasMps = (node: Node): boolean => node.kind === 'router' && node.mps !== undefined;

/** Whether a device sends and receives by itself; all others only pass on traffic. */
const hasTraffic = ({ kind }: Node): boolean => kind === 'host' || kind === 'generator';

export function NodeForm({ node }: { readonly node: Node }) {
  const store = useEditorStore();
  const scenario = useEditor((state) => state.scenario);
  const { isReadOnly, refusal, apply } = useApply();
  const neighbours = useMemo(() => neighboursOf(scenario, node), [scenario, node]);
  const owners = useMemo(() => ownersOf(scenario), [scenario]);
  const mpoaServers = scenario.model.nodes.filter(hasMps);
  const device = deviceOf(node.kind);
  const KindForm = NODE_FORMS[node.kind];
  const flows = scenario.model.flows.filter(
    (flow) => flow.from === node.id || (flow.kind !== 'cells' && flow.to === node.id),
  );
  return (
    <RecordScope record={{ of: 'nodes', id: node.id }} kind={node.kind}>
      <Head
        title={node.name}
        subtitle={say('node-form.subtitle', { device: device.label, links: neighbours.size })}
        actions={
          isReadOnly ? undefined : (
            <Button
              onPress={() => apply(removeSelection(selecting({ nodes: [node.id] })))}
              data-testid="delete-selected"
            >
              {say('node-form.delete')}
            </Button>
          )
        }
      />
      <Refusal why={refusal} />
      <WordField label={say('node-form.name')} path={['name']} />
      {KindForm === undefined ? null : (
        <Suspense fallback={<p className="muted">{say('node-form.loading-the-form')}</p>}>
          <KindForm
            node={node}
            neighbours={neighbours}
            ownerOf={(ip) => owners.get(ip) ?? null}
            elans={scenario.model.elans}
            onNewElan={(place) => {
              const outcome = store.apply(moveToNewElan(node.id, place));
              return outcome.ok ? null : outcome.why;
            }}
            mpoaServers={mpoaServers}
            onAddInterface={() => {
              const outcome = store.apply(addInterface(node.id));
              return outcome.ok ? null : outcome.why;
            }}
            onShowLink={(id) => store.select(selecting({ links: [id] }))}
          />
        </Suspense>
      )}
      {!hasTraffic(node) ? null : (
        <Fold title={say('node-form.traffic')} summary={String(flows.length)} isOpenFirst testId="fold-flows">
          <FlowList flows={flows} emptyWords={say('node-form.it-sends-and-receives-nothing')} />
          <AddFlow from={node.id} />
        </Fold>
      )}
    </RecordScope>
  );
}
