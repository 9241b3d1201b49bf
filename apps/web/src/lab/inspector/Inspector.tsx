/** The form of what is selected: a device, a link, a flow, several of them, or the scenario. */

import { say } from '@lanelab/messages/properties';
import type { Start } from '@lanelab/scenario';
import { type RefObject, useEffect, useRef } from 'react';
import { Group } from 'react-aria-components/Group';
import { useFetched } from '../../base/ui/use-fetched.ts';
import { useEditor } from '../../document/store/use-editor.ts';
import { LessonLinks } from '../../papers/collection/LessonLinks.tsx';
import { FlowForm } from './FlowForm.tsx';
import styles from './Inspector.module.css';
import { type Shown, shownOf } from './inspected.ts';
import { LinkForm } from './LinkForm.tsx';
import { NodeForm } from './NodeForm.tsx';
import { fetchForms } from './node-forms.ts';
import { originsOf } from './origins.ts';
import { ScenarioForm } from './ScenarioForm.tsx';
import { SeveralForm } from './SeveralForm.tsx';
import { OriginsContext } from './use-access.ts';

interface InspectorProps {
  /** What the drawing shows now, for the setting of where the document opens. */
  readonly shownNow: () => Start;
  /** The preset that the document was opened from, for where its numbers come from. */
  readonly preset?: string | null;
}

export function Inspector({ shownNow, preset = null }: InspectorProps) {
  const scenario = useEditor((state) => state.scenario);
  const selection = useEditor((state) => state.selection);
  const isReadOnly = useEditor((state) => state.isReadOnly);
  useEffect(fetchForms, []);
  const shown = shownOf(scenario, selection);
  const region = useRef<HTMLDivElement>(null);
  const { value: origins } = useFetched(preset, originsOf);
  return (
    <OriginsContext value={origins}>
      <Group
        ref={region}
        role="region"
        className={styles.inspector ?? ''}
        aria-label={say('inspector.properties')}
        data-testid="inspector"
        data-inspector
        tabIndex={-1}
        data-origins={origins === null ? undefined : true}
      >
        {isReadOnly ? <p className={styles.readOnly}>{say('inspector.read-only-make-a-copy')}</p> : null}
        {preset !== null && shown.kind === 'scenario' ? <LessonLinks of="presets" id={preset} /> : null}
        <Content key={keyOf(shown)} region={region} shown={shown} shownNow={shownNow} />
      </Group>
    </OriginsContext>
  );
}

/** The subject of a form: text typed for one thing is never taken for another. */
function keyOf(shown: Shown): string {
  switch (shown.kind) {
    case 'node':
      return `node ${shown.node.id}`;
    case 'link':
      return `link ${shown.link.id}`;
    case 'flow':
      return `flow ${shown.flow.id}`;
    default:
      return shown.kind;
  }
}

interface ContentProps {
  readonly region: RefObject<HTMLElement | null>;
  readonly shown: Shown;
  readonly shownNow: () => Start;
}

function Content({ region, shown, shownNow }: ContentProps) {
  // A form begins at its top, however far the one before was scrolled.
  useEffect(() => {
    region.current?.closest('[role="tabpanel"]')?.scrollTo({ top: 0 });
  }, [region]);
  switch (shown.kind) {
    case 'node':
      return <NodeForm node={shown.node} />;
    case 'link':
      return <LinkForm link={shown.link} />;
    case 'flow':
      return <FlowForm flow={shown.flow} />;
    case 'several':
      return <SeveralForm nodes={shown.nodes} links={shown.links} flows={shown.flows} />;
    case 'scenario':
      return <ScenarioForm shownNow={shownNow} />;
  }
}

/** Puts the focus into the first field of what is selected, and onto its form as a whole where no field can be changed. */
export function focusInspector(): void {
  const form = document.querySelector<HTMLElement>('[data-inspector]');
  const field = form?.querySelector<HTMLElement>(':is(input, textarea, select):not(:disabled)');
  (field ?? form)?.focus();
}
