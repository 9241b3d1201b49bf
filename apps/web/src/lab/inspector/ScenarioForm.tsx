/** Nothing is selected: the scenario itself. */

import { counted } from '../../base/format/number.ts';
import { Fold } from '../../base/ui/Fold.tsx';
import { changeFormWords, tunnelWords } from '../../base/words/change-words.ts';
import { ProseField } from '../../document/form/ProseField.tsx';
import { QuantityField } from '../../document/form/QuantityField.tsx';
import { useEditor } from '../../document/store/use-editor.ts';
import { AddFlow } from './AddFlow.tsx';
import { ChangeRows } from './ChangeRows.tsx';
import { ElanRows } from './ElanRows.tsx';
import { FlowList } from './FlowList.tsx';
import { Head } from './Head.tsx';
import { MeasureRows } from './MeasureRows.tsx';
import { RecordScope } from './RecordScope.tsx';
import { TunnelRows } from './TunnelRows.tsx';

export function ScenarioForm() {
  const model = useEditor((state) => state.scenario.model);
  const { flows, measure } = model;
  return (
    <RecordScope record={{ of: 'scenario' }} kind="scenario">
      <Head
        title="Scenario"
        subtitle={`${counted(model.nodes.length, 'device')}, ${counted(model.links.length, 'link')}, ${counted(flows.length, 'flow')}`}
      />
      <ProseField label="Title" path={['view', 'title']} rows={1} placeholder="Untitled network" />
      <ProseField label="Question" path={['view', 'question']} rows={2} placeholder="What is to be found out?" />
      <QuantityField label="Duration" path={['model', 'durationPs']} quantity="time" />
      <QuantityField label="Warm-up, not counted" path={['model', 'measure', 'warmupPs']} quantity="time" />
      <QuantityField label="Seed" path={['model', 'seed']} quantity="number" />
      <Fold title="Traffic" summary={String(flows.length)} isOpenFirst testId="fold-flows">
        <FlowList flows={flows} emptyWords="None yet: nothing moves." />
        <AddFlow />
      </Fold>
      <Fold title="Emulated LANs" summary={String(model.elans.length)} isOpenFirst testId="fold-elans">
        <ElanRows />
      </Fold>
      <Fold title={tunnelWords.title} summary={String(model.tunnels.length)} testId="fold-tunnels">
        <TunnelRows model={model} />
      </Fold>
      <Fold title={changeFormWords.title} summary={String(model.changes.length)} testId="fold-changes">
        <ChangeRows model={model} />
      </Fold>
      <Fold
        title="What is measured"
        summary={measure.flows === 'all' ? 'every flow' : `${measure.flows.length} of ${flows.length} flows`}
        testId="fold-measure"
      >
        <MeasureRows />
      </Fold>
      <Fold title="Notes" testId="fold-notes">
        <ProseField
          label="Notes"
          isLabelHidden
          path={['view', 'notes']}
          rows={6}
          placeholder="For who opens this next."
        />
      </Fold>
    </RecordScope>
  );
}
