/** One point of the figure, or one beside it: choose, run, see everything that was measured. */
import { say } from '@lanelab/messages/experiment';
import type { Axis, RunSpec, SweepExperiment } from '@lanelab/papers';
import { formatShare } from '../../base/format/number.ts';
import { Progress } from '../../base/ui/Progress.tsx';
import { RunButton } from '../../base/ui/RunButton.tsx';
import { Section } from '../../base/ui/Section.tsx';
import { Select } from '../../base/ui/Select.tsx';
import { NumberRow } from '../../document/form/NumberRow.tsx';
import { Measurements } from '../../playback/run/Measurements.tsx';
import type { RunResult } from '../../playback/run/types.ts';
import formStyles from './ParameterForm.module.css';
import styles from './RunSection.module.css';
import type { Settings } from './settings.ts';
import type { Job } from './use-job.ts';

interface PointSectionProps {
  readonly experiment: SweepExperiment;
  readonly settings: Settings;
  readonly point: RunSpec;
  readonly result: RunResult | null;
  readonly job: Job;
  readonly blocked: string | null;
  readonly onChange: (settings: Settings) => void;
  readonly onRun: () => void;
  readonly onCancel: () => void;
}

export function PointSection(props: PointSectionProps) {
  const { experiment, settings, point, result, job, blocked, onChange, onRun, onCancel } = props;
  const axes = experiment.series === null ? [experiment.x] : [experiment.series, experiment.x];
  const isRunning = job.state === 'running';
  const isMine = isRunning && job.what === 'point';
  return (
    <Section title={say('point-section.run-one-point')} testId="point-section">
      <div className={formStyles.form}>
        {axes.map((axis) => (
          <AxisRow
            key={axis.key}
            axis={axis}
            settings={settings}
            published={experiment.defaultPoint[axis.key] ?? 0}
            onChange={(value) => onChange({ ...settings, point: { ...settings.point, [axis.key]: value } })}
          />
        ))}
      </div>
      <div className={styles.action}>
        <RunButton
          isRunning={isMine}
          isDisabled={isRunning || blocked !== null}
          onRun={onRun}
          onCancel={onCancel}
          runId="run-point"
          cancelId="cancel-point"
        >
          {say('point-section.run-this-point')}
        </RunButton>
      </div>
      {isMine ? (
        <Progress
          label={say('point-section.running')}
          share={job.progress.share}
          words={formatShare(job.progress.share)}
          testId="progress-point"
        />
      ) : null}
      {result === null ? null : <Measurements result={result} scenario={point.scenario} />}
    </Section>
  );
}

interface AxisRowProps {
  readonly axis: Axis;
  readonly settings: Settings;
  readonly published: number;
  readonly onChange: (value: number) => void;
}

function AxisRow({ axis, settings, published, onChange }: AxisRowProps) {
  const value = settings.point[axis.key] ?? published;
  const testId = `point-${axis.key}`;
  if (axis.scale === 'category') {
    const options = axis.values.full.map((entry) => ({
      value: String(entry),
      label: axis.names?.[entry] ?? String(entry),
    }));
    return (
      <Select
        label={axis.label}
        options={options}
        value={String(value)}
        onChange={(next) => onChange(Number(next))}
        testId={testId}
      />
    );
  }
  return (
    <NumberRow
      label={axis.label}
      unit={axis.unit}
      value={value}
      min={1}
      max={16_777_216}
      steps={axis.values.full}
      published={published}
      onChange={onChange}
      testId={testId}
    />
  );
}
