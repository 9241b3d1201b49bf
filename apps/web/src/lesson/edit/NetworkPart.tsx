/** The network of a step: where it comes from, the changes made in it, and the view with which it opens. */
import { say } from '@lanelab/messages/lesson-edit';
import { Check } from '../../base/ui/Check.tsx';
import styles from './edit.module.css';
import { ChangesField } from './fields/ChangesField.tsx';
import { SourceField } from './fields/SourceField.tsx';
import type { StepPartProps } from './model/step-props.ts';
import { ViewFields } from './ViewFields.tsx';

export function NetworkPart(props: StepPartProps) {
  const { lesson, index, step, onChange, networks } = props;
  const { scenario, ...rest } = step;
  return (
    <div className={styles.fields}>
      <SourceField
        label={say('network')}
        source={scenario}
        noSource={index === 0 ? null : say('network.before')}
        earlier={lesson.steps.slice(0, index)}
        onChange={(source) => onChange(source === undefined ? rest : { ...rest, scenario: source }, 'network')}
        testId="step-network"
      />
      {networks.state === 'failed' ? (
        <p role="alert" className={styles.problem} data-testid="step-network-problem">
          {networks.problem}
        </p>
      ) : null}
      <ChangesField
        label={say('network.changes')}
        changes={step.changes}
        onChange={(changes) => onChange({ ...step, changes }, 'changes')}
        testId="step-changes"
      />
      {lesson.draws.map(({ id }) => (
        <Check
          key={id}
          label={say('network.draw', { id })}
          isOn={step.draws.includes(id)}
          onChange={(isOn) => {
            const others = step.draws.filter((one) => one !== id);
            onChange({ ...step, draws: isOn ? [...others, id] : others }, 'draws');
          }}
        />
      ))}
      <ViewFields {...props} />
    </div>
  );
}
