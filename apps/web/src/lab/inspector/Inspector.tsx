/** The form of what is selected: a device, a link, a flow, several of them, or the scenario. */

import { say } from '@lanelab/messages/properties';
import type { Start } from '@lanelab/scenario';
import { useEffect } from 'react';
import { Group } from 'react-aria-components/Group';
import { useFetched } from '../../base/ui/use-fetched.ts';
import { useEditor } from '../../document/store/use-editor.ts';
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
  /** Called on Escape, once no field has an edit left to undo: returns the focus to where it came from. */
  readonly onLeave?: () => void;
}

export function Inspector({ shownNow, preset = null, onLeave }: InspectorProps) {
  const scenario = useEditor((state) => state.scenario);
  const selection = useEditor((state) => state.selection);
  const isReadOnly = useEditor((state) => state.isReadOnly);
  useEffect(fetchForms, []);
  const { value: origins } = useFetched(preset, originsOf);
  return (
    <OriginsContext value={origins}>
      <Group
        role="region"
        className={styles.inspector ?? ''}
        aria-label={say('inspector.properties')}
        data-testid="inspector"
        data-inspector
        tabIndex={-1}
        data-origins={origins === null ? undefined : true}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented || onLeave === undefined) return;
          event.stopPropagation();
          onLeave();
        }}
      >
        {isReadOnly ? <p className={styles.readOnly}>{say('inspector.read-only-make-a-copy')}</p> : null}
        <Content shown={shownOf(scenario, selection)} shownNow={shownNow} />
      </Group>
    </OriginsContext>
  );
}

/** The form is keyed by its subject, so that text typed for one thing is never taken for another. */
function Content({ shown, shownNow }: { readonly shown: Shown; readonly shownNow: () => Start }) {
  switch (shown.kind) {
    case 'node':
      return <NodeForm key={`node ${shown.node.id}`} node={shown.node} />;
    case 'link':
      return <LinkForm key={`link ${shown.link.id}`} link={shown.link} />;
    case 'flow':
      return <FlowForm key={`flow ${shown.flow.id}`} flow={shown.flow} />;
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
