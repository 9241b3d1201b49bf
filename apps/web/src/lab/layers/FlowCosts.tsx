/** The flows of the scenario beside each other: which way each goes now, and what a full packet of it takes on the line. */
import type { Flow, Scenario } from '@lanelab/scenario';
import { Button } from '../../base/ui/Button.tsx';
import { type Column, DataTable } from '../../base/ui/DataTable.tsx';
import { Fold } from '../../base/ui/Fold.tsx';
import { costWords, viaWords } from '../../base/words/layer-words.ts';
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
      title: costWords.flow,
      isHead: true,
      cell: traceCell(scenario),
    },
    { title: costWords.via, cell: of(({ via }) => viaWords[via] ?? via) },
    { title: costWords.path, cell: of((path) => path.nodes.map(nameOf).join(' – ')) },
    { title: costWords.links, isNumber: true, cell: of((path) => stepsOf(path, links).length) },
    { title: costWords.cells, isNumber: true, cell: of(({ cells }) => cells) },
    {
      title: costWords.overhead,
      isNumber: true,
      cell: of((path) => `${(wrapOf(path).overhead * 100).toFixed(1)} %`),
    },
  ];
  if (flows.length === 0) return null;
  return (
    <div className={styles.costs}>
      <Fold title={costWords.title} summary={String(flows.length)} isOpenFirst testId="flow-costs">
        <DataTable caption={costWords.caption} columns={columns} rows={rows} rowKey={({ flow }) => `${flow.id}`} />
      </Fold>
    </div>
  );
}

/** Lights the flow's way on the drawing, or no more. */
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
