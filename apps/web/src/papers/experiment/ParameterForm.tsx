/** The experiment's parameters: the paper's values are preset, each with its origin, its rule and a reset button. */
import { say } from '@lanelab/messages/experiment';
import { unitName } from '@lanelab/messages/units';
import type { Experiment, Parameter } from '@lanelab/papers';
import type { ReactNode } from 'react';
import { Fold } from '../../base/ui/Fold.tsx';
import { Select } from '../../base/ui/Select.tsx';
import { NumberRow } from '../../document/form/NumberRow.tsx';
import { Provenance } from '../../document/form/Provenance.tsx';
import { choicesOf } from '../../document/form/parameter-kinds.ts';
import { ResetButton } from '../../document/form/ResetButton.tsx';
import { StackRows } from '../../document/tcp-switches/StackRows.tsx';
import { stackSwitches } from '../../document/tcp-switches/stack-switches.ts';
import styles from './ParameterForm.module.css';
import { groupParameters } from './parameter-groups.ts';
import { RunRows } from './RunRows.tsx';
import { type Settings, valueOf, withParameter } from './settings.ts';

interface ParameterFormProps {
  readonly experiment: Experiment;
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
}

export function ParameterForm({ experiment, settings, onChange }: ParameterFormProps) {
  const row = (parameter: Parameter) => (
    <ParameterRow
      key={parameter.key}
      parameter={parameter}
      value={valueOf(settings, parameter)}
      onChange={(value) => onChange(withParameter(settings, parameter, value))}
    />
  );
  const groups = groupParameters(experiment.parameters);
  return (
    <div className={styles.form}>
      {groups.open.map(row)}
      <RunRows experiment={experiment} settings={settings} onChange={onChange} />
      {experiment.kind === 'sweep' ? (
        <Fold
          title={say('parameter-form.tcp-of-every-host')}
          summary={countWords(Object.keys(settings.stack).length, stackSwitches.length)}
          testId="group-stack"
        >
          <StackRows choices={settings.stack} onChange={(stack) => onChange({ ...settings, stack })} />
        </Fold>
      ) : null}
      {groups.folded.map((group) => (
        <Fold
          key={group.title}
          title={group.title}
          summary={changedWords(group.parameters, settings)}
          testId={`group-${group.key}`}
        >
          {group.parameters.map(row)}
        </Fold>
      ))}
    </div>
  );
}

function changedWords(parameters: readonly Parameter[], settings: Settings): string {
  const changed = parameters.filter((parameter) => settings.parameters[parameter.key] !== undefined).length;
  return countWords(changed, parameters.length);
}

function countWords(changed: number, total: number): string {
  return changed === 0
    ? say('parameter-form.total-values', { total })
    : say('parameter-form.changed-of-total-changed', { changed, total });
}

interface ParameterRowProps {
  readonly parameter: Parameter;
  readonly value: number | string;
  readonly onChange: (value: number | string) => void;
}

function ParameterRow({ parameter, value, onChange }: ParameterRowProps) {
  const isChanged = value !== parameter.value;
  const tail: ReactNode = isChanged ? (
    <ResetButton label={parameter.label} onReset={() => onChange(parameter.value)} />
  ) : (
    <Provenance origin={parameter.provenance} note={parameter.note} />
  );
  const testId = `parameter-${parameter.key}`;
  if (parameter.paths.length === 0) {
    return (
      <p className={styles.fixed} data-testid={testId}>
        <span>{parameter.label}</span>
        <b>
          {parameter.value} {unitName(parameter.unit)}
        </b>
        {tail}
      </p>
    );
  }
  const choices = choicesOf(parameter);
  if (choices !== null) {
    return (
      <Select
        label={parameter.label}
        options={choices}
        value={String(value)}
        onChange={onChange}
        after={tail}
        testId={testId}
      />
    );
  }
  return (
    <NumberRow
      label={parameter.label}
      unit={parameter.unit}
      value={Number(value)}
      min={parameter.min}
      max={parameter.max}
      onChange={onChange}
      published={Number(parameter.value)}
      origin={<Provenance origin={parameter.provenance} note={parameter.note} />}
      testId={testId}
    />
  );
}
