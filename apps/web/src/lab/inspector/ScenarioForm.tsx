/** Nothing is selected: the scenario itself. */

import { say } from '@lanelab/messages/properties';
import type { Start } from '@lanelab/scenario';
import { Fold } from '../../base/ui/Fold.tsx';
import { ChoiceField } from '../../document/form/ChoiceField.tsx';
import { ProseField } from '../../document/form/ProseField.tsx';
import { QuantityField } from '../../document/form/QuantityField.tsx';
import { allCountsText } from '../../document/store/counts-text.ts';
import { useEditor } from '../../document/store/use-editor.ts';
import { AddFlow } from './AddFlow.tsx';
import { ChangeRows } from './ChangeRows.tsx';
import { ElanRows } from './ElanRows.tsx';
import { FlowList } from './FlowList.tsx';
import { Head } from './Head.tsx';
import { MeasureRows } from './MeasureRows.tsx';
import { OpensAt } from './OpensAt.tsx';
import { RecordScope } from './RecordScope.tsx';
import { TunnelRows } from './TunnelRows.tsx';

const clockWords = [{ value: 'drawn', label: say('scenario-form.clocks-drawn') }] as const;

export function ScenarioForm({ shownNow }: { readonly shownNow: () => Start }) {
  const model = useEditor((state) => state.scenario.model);
  const hasNotes = useEditor((state) => state.scenario.view.notes !== '');
  const { flows, measure } = model;
  return (
    <RecordScope record={{ of: 'scenario' }} kind="scenario">
      <Head
        title={say('scenario-form.scenario')}
        subtitle={allCountsText({ devices: model.nodes.length, links: model.links.length, flows: flows.length })}
      />
      <ProseField
        label={say('scenario-form.title')}
        path={['view', 'title']}
        rows={1}
        placeholder={say('scenario-form.untitled-network')}
      />
      <ProseField
        label={say('scenario-form.question')}
        path={['view', 'question']}
        rows={2}
        placeholder={say('scenario-form.question-to-answer')}
      />
      <Fold title={say('scenario-form.notes')} isOpenFirst={hasNotes} testId="fold-notes">
        <ProseField
          label={say('scenario-form.notes')}
          isLabelHidden
          path={['view', 'notes']}
          rows={6}
          placeholder={say('scenario-form.for-who-opens-this-next')}
        />
      </Fold>
      <QuantityField label={say('scenario-form.duration')} path={['model', 'durationPs']} quantity="time" />
      <QuantityField
        label={say('scenario-form.warm-up-not-counted')}
        path={['model', 'measure', 'warmupPs']}
        quantity="time"
      />
      <QuantityField label={say('scenario-form.seed')} path={['model', 'seed']} quantity="number" />
      <ChoiceField
        label={say('scenario-form.clocks')}
        path={['model', 'clocks']}
        options={clockWords}
        absent={say('scenario-form.clocks-exact')}
      />
      <OpensAt shownNow={shownNow} />
      <Fold title={say('scenario-form.traffic')} summary={String(flows.length)} isOpenFirst testId="fold-flows">
        <FlowList flows={flows} emptyWords={say('scenario-form.none-yet-nothing-moves')} />
        <AddFlow />
      </Fold>
      <Fold
        title={say('scenario-form.emulated-lans')}
        summary={String(model.elans.length)}
        isOpenFirst
        testId="fold-elans"
      >
        <ElanRows />
      </Fold>
      <Fold title={say('tunnel.title')} summary={String(model.tunnels.length)} testId="fold-tunnels">
        <TunnelRows model={model} />
      </Fold>
      <Fold title={say('change-form.title')} summary={String(model.changes.length)} testId="fold-changes">
        <ChangeRows model={model} />
      </Fold>
      <Fold
        title={say('scenario-form.what-is-measured')}
        summary={
          measure.flows === 'all'
            ? say('scenario-form.every-flow')
            : say('scenario-form.length-of-length2-flows', { length: measure.flows.length, length2: flows.length })
        }
        testId="fold-measure"
      >
        <MeasureRows />
      </Fold>
    </RecordScope>
  );
}
