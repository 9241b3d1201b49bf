/** The flows of the scenario beside each other: the path of each at this instant, and what a full packet takes on the line. */
import { fixed } from '@lanelab/messages';
import { say } from '@lanelab/messages/layers';
import type { Flow, Scenario } from '@lanelab/scenario';
import { Button } from '../../base/ui/Button.tsx';
import { type Column, DataTable } from '../../base/ui/DataTable.tsx';
import { Fold } from '../../base/ui/Fold.tsx';
import type { FlowPath } from '../../playback/run/types.ts';
import { flowKinds, flowTitle } from '../inspector/names.ts';
import styles from './FlowCosts.module.css';
import { stepsOf, wrapOf } from './flow-path.ts';
import { useLayers, useLayersStore } from './state.ts';

interface Row {
  readonly flow: Flow;
  readonly path: FlowPath | null;
}

const none: readonly FlowPath[] = [];

const traceCell = (scenario: Scenario) =>
  function TraceCell({ flow }: Row) {
    return <TraceButton flow={flow} scenario={scenario} />;
  };

export function FlowCosts({ scenario }: { readonly scenario: Scenario }) {
  const paths = useLayers((state) => state.now?.paths ?? none);
  const { flows, links, nodes } = scenario.model;
  const rows = flows.map((flow): Row => ({ flow, path: paths.find((path) => path.flow === flow.id) ?? null }));
  const nameOf = (id: number) => nodes.find((node) => node.id === id)?.name ?? `${id}`;
  const of =
    <Value,>(read: (path: FlowPath) => Value) =>
    ({ path }: Row) =>
      path === null ? '–' : read(path);
  const columns: readonly Column<Row>[] = [
    {
      title: say('flows.flow'),
      isHead: true,
      cell: traceCell(scenario),
    },
    { title: say('flows.via'), cell: of(({ via }) => say(`via.${via}`)) },
    { title: say('flows.path'), cell: of((path) => path.nodes.map(nameOf).join(' – ')) },
    { title: say('flows.links'), isNumber: true, cell: of((path) => stepsOf(path, links).length) },
    { title: say('flows.cells'), isNumber: true, cell: of(({ cells }) => cells) },
    {
      title: say('flows.overhead'),
      isNumber: true,
      cell: of((path) => `${fixed(wrapOf(path).overhead * 100, 1)} %`),
    },
  ];
  if (flows.length === 0) return null;
  return (
    <div className={styles.costs}>
      <Fold title={say('flows.title')} summary={String(flows.length)} isOpenFirst testId="flow-costs">
        <DataTable caption={say('flows.caption')} columns={columns} rows={rows} rowKey={({ flow }) => `${flow.id}`} />
      </Fold>
    </div>
  );
}

/** Lights the flow's path on the drawing, or stops lighting it. */
function TraceButton({ flow, scenario }: { readonly flow: Flow; readonly scenario: Scenario }) {
  const layers = useLayersStore();
  const isTraced = useLayers((state) => state.flow === flow.id);
  return (
    <Button
      kind="quiet"
      aria-pressed={isTraced}
      data-testid={`trace-${flow.id}`}
      onPress={() => layers.setState({ flow: isTraced ? null : flow.id })}
    >
      <span className={styles.title} data-on={isTraced || undefined}>
        {flowTitle(scenario, flow)}
        <span className="muted"> {flowKinds[flow.kind]}</span>
      </span>
    </Button>
  );
}
